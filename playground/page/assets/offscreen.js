// A red number at each edge of the people bar: the unread messages of people who are scrolled out of it. A click scrolls
// to them.
import { el } from './api.js';

const bar = document.getElementById('people');
const edges = { left: document.getElementById('news-left'), right: document.getElementById('news-right') };

const called = () => [...bar.querySelectorAll('[data-unread]:not([data-unread="0"])')];

function beyond(edge) {
  const seen = bar.getBoundingClientRect();
  return called().filter((chip) => {
    const box = chip.querySelector('.badge').getBoundingClientRect();
    return edge === 'left' ? box.left < seen.left : box.right > seen.right;
  });
}

// The numbers make the bar narrower, so the chosen person is scrolled into the visible part again.
export function showOffscreenAndChosen() {
  const before = bar.clientWidth;
  showOffscreen();
  if (bar.clientWidth < before) bar.querySelector('[aria-pressed=true]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function showOffscreen() {
  for (const [edge, button] of Object.entries(edges)) {
    const chips = beyond(edge);
    button.hidden = !chips.length;
    const count = chips.reduce((sum, chip) => sum + Number(chip.dataset.unread), 0);
    const names = chips.map((chip) => chip.dataset.person).join(', ');
    button.setAttribute('aria-label', `Unread further ${edge}: ${names}`);
    button.replaceChildren(el('span.badge', {}, String(count)));
  }
}

export function wireOffscreen() {
  bar.addEventListener('scroll', showOffscreen);
  addEventListener('resize', showOffscreen);
  edges.left.addEventListener('click', () => beyond('left').at(-1).scrollIntoView({ inline: 'center' }));
  edges.right.addEventListener('click', () => beyond('right')[0].scrollIntoView({ inline: 'center' }));
}
