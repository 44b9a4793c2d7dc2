// On a phone the channels are in a drawer that ☰ opens beside the chat, as in Discord's app. On a wide screen the button
// is hidden and the channels are always visible.
const button = document.getElementById('drawer');
const rooms = document.getElementById('rooms');
const chat = document.querySelector('main');
const pulledOut = () => button.getAttribute('aria-expanded') === 'true';

function pull(out) {
  document.body.classList.toggle('drawer', out);
  button.setAttribute('aria-expanded', String(out));
}

// A focus inside of the drawer moves to the button.
export function closeDrawer() {
  if (!pulledOut()) return;
  const inside = rooms.contains(document.activeElement);
  pull(false);
  if (inside) button.focus();
}

export function wireDrawer() {
  button.addEventListener('click', () => (pulledOut() ? closeDrawer() : pull(true)));
  const menuInside = () => rooms.querySelector('.menu:not([hidden])'); // Escape closes an open menu first
  addEventListener('keydown', (event) => event.key === 'Escape' && !menuInside() && closeDrawer());
  // A click on the part of the chat that is visible beside the drawer closes the drawer and does nothing else.
  chat.addEventListener('click', (event) => {
    if (!pulledOut() || button.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    closeDrawer();
  }, true);
}
