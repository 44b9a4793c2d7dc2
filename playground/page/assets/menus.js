// The list that a select opens: options, people or channels, of which one or several can be chosen. It stays open, and keeps
// the choice, while its message is edited. As with Discord, the bot decides whether the choice is still valid.
import { avatar, el, state } from './api.js';
import { emoji } from './parts.js';

let open = null;
const offers = new WeakMap(); // the button of a select -> its component

// The type of a select of roles. Its list is empty, because the server has no roles besides @everyone. Type 8 is a
// select of channels. All other selects without options are of people.
const ROLES = 6;

export const chosenOf = (part) => [
  ...(part.options || []).filter((option) => option.default).map((option) => option.value),
  ...(part.default_values || []).map((one) => one.id),
];

export function choicesOf(part) {
  if (part.options) return part.options.map((option) => ({ ...option, icon: emoji(option.emoji) }));
  if (part.type === ROLES) return [];
  if (part.type === 8) return state.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
  return state.people.map((one) => ({ value: one.id, label: one.name, icon: avatar(one) }));
}

// The button opens the menu of `part`. `choose` is called with the values and the select's present button (null: none).
export function opensMenu(button, part, choose) {
  offers.set(button, part);
  button.addEventListener('click', () => {
    const again = open?.anchor === button;
    closeMenus();
    if (!again) open = makeMenu(button, part, choose);
  });
}

export const closeMenus = () => open?.close();

// Called after drawing: the open menu belongs to the new button of its select, or to no button.
export function keepMenu() {
  if (!open) return;
  const message = document.querySelector(`[data-message-id="${CSS.escape(open.message)}"]`);
  if (!message) open.shut(); // the message is gone
  else open.moveTo(message.querySelector(`[data-custom-id="${CSS.escape(open.select)}"]`));
}

function makeMenu(button, component, choose) {
  let anchor = button;
  let part = component;
  let chosen = new Set(chosenOf(part));
  const before = JSON.stringify([...chosen].sort());
  const list = el('.listbox', { role: 'listbox' });
  const count = el('span');
  const done = el('button.button.primary', { type: 'button', onclick: () => close() }, 'Done');
  const foot = el('.popup-foot', {}, count, done);
  const menu = el('.popup', {}, list, foot);
  const least = () => part.min_values ?? 1;
  const most = () => part.max_values ?? 1;

  function fill() {
    const focused = [...list.children].indexOf(document.activeElement);
    const offered = choicesOf(part);
    chosen = new Set(offered.map((one) => one.value).filter((value) => chosen.has(value)));
    if (most() > 1) list.setAttribute('aria-multiselectable', 'true');
    list.replaceChildren(...offered.map(row));
    foot.hidden = most() === 1;
    count.textContent = `Choose ${least() === most() ? most() : `${least()} to ${most()}`}`;
    done.disabled = chosen.size < least();
    list.children[Math.min(focused, offered.length - 1)]?.focus({ preventScroll: true });
  }

  function row(choice) {
    const option = el('button.option', { type: 'button', role: 'option', 'aria-selected': String(chosen.has(choice.value)) },
      choice.icon, el('span.option-text', {}, el('span', {}, choice.label), choice.description && el('small', {}, choice.description)),
      most() > 1 && el('span.check', { 'aria-hidden': 'true' }));
    option.addEventListener('click', () => pick(choice.value, option));
    return option;
  }

  function pick(value, option) {
    if (most() === 1) {
      chosen = new Set([value]);
      close(true);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most()) chosen.add(value);
    option.setAttribute('aria-selected', String(chosen.has(value)));
    done.disabled = chosen.size < least();
  }

  function shut() {
    menu.remove();
    anchor?.setAttribute('aria-expanded', 'false');
    removeEventListener('pointerdown', outside, true);
    removeEventListener('keydown', keys, true);
    open = null;
  }

  function close(picked = false) {
    shut();
    const changed = picked || (most() > 1 && JSON.stringify([...chosen].sort()) !== before);
    if (changed && chosen.size >= least()) choose([...chosen], anchor);
  }

  function moveTo(next) {
    anchor = next;
    const renewed = anchor && offers.get(anchor);
    if (!renewed) return;
    anchor.setAttribute('aria-expanded', 'true');
    const same = JSON.stringify(renewed) === JSON.stringify(part);
    part = renewed;
    if (!same) fill();
    place(menu, anchor);
  }

  const outside = (event) => menu.contains(event.target) || anchor?.contains(event.target) || close();
  function keys(event) {
    const options = [...list.children];
    const at = options.indexOf(document.activeElement);
    if (event.key === 'Escape') { close(); anchor?.focus(); }
    else if (event.key === 'ArrowDown') options[(at + 1) % options.length].focus();
    else if (event.key === 'ArrowUp') options[(at - 1 + options.length) % options.length].focus();
    else return;
    event.preventDefault();
  }

  fill();
  document.getElementById('layer').append(menu);
  place(menu, anchor);
  anchor.setAttribute('aria-expanded', 'true');
  list.children[0]?.focus({ preventScroll: true });
  addEventListener('pointerdown', outside, true);
  addEventListener('keydown', keys, true);
  return {
    message: button.closest('[data-message-id]').dataset.messageId,
    select: button.dataset.customId,
    get anchor() { return anchor; },
    close, shut, moveTo,
  };
}

function place(menu, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  const under = below >= menu.offsetHeight + 12 || below >= box.top;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.minWidth = `${box.width}px`;
  menu.style.maxHeight = `${Math.max(below, box.top) - 16}px`;
  menu.style.top = under ? `${box.bottom + 4}px` : '';
  menu.style.bottom = under ? '' : `${innerHeight - box.top + 4}px`;
}
