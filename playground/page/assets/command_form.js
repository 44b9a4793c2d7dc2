// The options of a slash command: the required ones, and the others behind "+2 more", as in Discord.
import { avatar, el, state } from './api.js';
import { combobox } from './combobox.js';
import { optionField } from './options.js';

export function commandForm(leaf, cancel) {
  const fields = [];
  const around = { path: leaf.path, channel: state.room, values };
  const wrong = el('.wrong', { role: 'alert' });
  const send = el('button.button.primary.send', { type: 'submit' }, 'Send');
  const list = el('.picker', { id: 'more-options', 'aria-label': 'Options' });
  const more = el('button.more', { type: 'button', onclick: () => (offer.isOpen() ? offer.close() : offer.open(rows())) });
  const offer = combobox(more, list);
  const shown = el('.fields', {}, more);
  more.addEventListener('keydown', offer.takes);
  more.addEventListener('blur', () => offer.close());

  const left = () => (leaf.options || []).filter((option) => !fields.some((field) => field.name === option.name));

  function values() {
    return Object.fromEntries(fields.map((field) => [field.name, field.value()]).filter(([, value]) => value !== ''));
  }

  function rows() {
    return [el('.picker-title', { 'aria-hidden': 'true' }, 'OPTIONS'), ...left().map((option) => el('button.option', {
      type: 'button', role: 'option', 'data-option': option.name, tabindex: '-1',
      onpointerdown: (event) => event.preventDefault(), // otherwise the button takes the focus, and the list closes
      onclick: () => { offer.close(); add(option).input.focus(); },
    }, el('span.option-text', {}, el('span', {}, option.name), el('small', {}, option.description))))];
  }

  function count() {
    more.hidden = !left().length;
    more.textContent = `+${left().length} more`;
    more.setAttribute('aria-label', more.textContent); // the text of a combobox is not its name
  }

  function add(option) {
    const field = optionField(option, around);
    fields.push(field);
    more.before(field.node);
    if (!option.required) field.node.prepend(el('button.icon.remove', { type: 'button', 'aria-label': 'Remove this option', onclick: () => remove(field) }, '✕'));
    count();
    return field;
  }

  function remove(field) {
    fields.splice(fields.indexOf(field), 1);
    field.node.remove();
    count();
    more.focus();
  }

  for (const option of leaf.options || []) if (option.required) add(option);
  count();
  const node = el('.using', {}, list,
    el('.using-head', {}, avatar(state.bot), el('b', {}, `/${leaf.path.join(' ')}`), el('span', {}, leaf.description),
      el('button.icon', { type: 'button', 'aria-label': 'Cancel command', onclick: cancel }, '✕')),
    shown, wrong, send);
  return {
    leaf, node, values,
    focus: () => (fields[0]?.input ?? send).focus(),
    complain: (text) => { wrong.textContent = text; },
  };
}
