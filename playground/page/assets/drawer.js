// On a phone the channels lie in a drawer, which ☰ pulls out: the chat makes room for it, as Discord's app does.
// Where there is space for both, the button is hidden and the channels are always there.
const button = document.getElementById('drawer');
const rooms = document.getElementById('rooms');
const chat = document.querySelector('main');
const pulledOut = () => button.getAttribute('aria-expanded') === 'true';

function pull(out) {
  document.body.classList.toggle('drawer', out);
  button.setAttribute('aria-expanded', String(out));
}

// The focus does not stay behind in a drawer that is shut.
export function closeDrawer() {
  if (!pulledOut()) return;
  const inside = rooms.contains(document.activeElement);
  pull(false);
  if (inside) button.focus();
}

export function wireDrawer() {
  button.addEventListener('click', () => (pulledOut() ? closeDrawer() : pull(true)));
  const menuInside = () => rooms.querySelector('.menu:not([hidden])'); // Escape shuts that one first
  addEventListener('keydown', (event) => event.key === 'Escape' && !menuInside() && closeDrawer());
  // The strip of chat that is left beside the drawer is there to close it, and for nothing else.
  chat.addEventListener('click', (event) => {
    if (!pulledOut() || button.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    closeDrawer();
  }, true);
}
