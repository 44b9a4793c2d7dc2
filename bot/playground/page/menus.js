// The list that a select opens: string options or people, one or several.
import { avatar, el, state } from './api.js';
import { emoji } from './parts.js';

let closeOpen = null;

function choicesOf(part) {
  if (part.options) return part.options.map((option) => ({ ...option, icon: emoji(option.emoji) }));
  if (part.type === 8) return state.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
  return state.people.map((one) => ({ value: one.id, label: one.name, icon: avatar(one) }));
}

export function openMenu(anchor, part, choose) {
  if (closeOpen?.(anchor)) return;
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const chosen = new Set((part.options || []).filter((option) => option.default).map((option) => option.value));
  const before = JSON.stringify([...chosen].sort());
  const list = el('.listbox', { role: 'listbox', 'aria-multiselectable': most > 1 ? 'true' : null });
  const done = el('button.button.primary', { type: 'button', onclick: () => close() }, 'Done');
  const menu = el('.popup', {}, list, most > 1 ? el('.popup-foot', {}, `Choose ${least === most ? most : `${least} to ${most}`}`, done) : null);

  for (const choice of choicesOf(part)) {
    const option = el('button.option', { type: 'button', role: 'option', 'aria-selected': String(chosen.has(choice.value)) },
      choice.icon, el('span.option-text', {}, el('span', {}, choice.label), choice.description && el('small', {}, choice.description)),
      most > 1 && el('span.check', { 'aria-hidden': 'true' }));
    option.addEventListener('click', () => pick(choice.value, option));
    list.append(option);
  }

  function pick(value, option) {
    if (most === 1) {
      chosen.clear();
      chosen.add(value);
      close(null, true);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    option.setAttribute('aria-selected', String(chosen.has(value)));
    done.disabled = chosen.size < least;
  }

  function close(by = null, picked = false) {
    menu.remove();
    anchor.setAttribute('aria-expanded', 'false');
    removeEventListener('pointerdown', outside, true);
    removeEventListener('keydown', keys, true);
    closeOpen = null;
    const changed = picked || (most > 1 && JSON.stringify([...chosen].sort()) !== before);
    if (changed && chosen.size >= least) choose([...chosen]);
    return by === anchor;
  }

  const outside = (event) => menu.contains(event.target) || anchor.contains(event.target) || close();
  function keys(event) {
    const options = [...list.children];
    const at = options.indexOf(document.activeElement);
    if (event.key === 'Escape') { close(); anchor.focus(); }
    else if (event.key === 'ArrowDown') options[(at + 1) % options.length].focus();
    else if (event.key === 'ArrowUp') options[(at - 1 + options.length) % options.length].focus();
    else return;
    event.preventDefault();
  }

  done.disabled = chosen.size < least;
  closeOpen = close;
  document.getElementById('layer').append(menu);
  place(menu, anchor);
  anchor.setAttribute('aria-expanded', 'true');
  list.children[0]?.focus({ preventScroll: true });
  addEventListener('pointerdown', outside, true);
  addEventListener('keydown', keys, true);
}

export const closeMenus = () => closeOpen?.();

export function place(menu, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.minWidth = `${box.width}px`;
  menu.style.maxHeight = `${Math.max(below, box.top) - 16}px`;
  if (below >= menu.offsetHeight + 12 || below >= box.top) menu.style.top = `${box.bottom + 4}px`;
  else menu.style.bottom = `${innerHeight - box.top + 4}px`;
}
