// A modal: a form in a window of its own that the bot opens.
import { act, avatar, el, onceSettled, state } from './api.js';
import { markdown } from './markdown.js';

export function showModal(interaction) {
  const { modal } = interaction;
  const fields = [];
  const rows = modal.components.map((row) => rowOf(row, fields));
  const wrong = el('.wrong', { role: 'alert' });
  const close = () => window_.remove();
  const form = el('form.modal', {},
    el('header', {}, avatar(state.bot), el('h2', {}, modal.title), el('button.icon', { type: 'button', 'aria-label': 'Close', onclick: close }, '✕')),
    el('.modal-body', {}, rows, wrong),
    el('footer', {}, el('button.button.plain', { type: 'button', onclick: close }, 'Cancel'), el('button.button.primary', { type: 'submit' }, 'Submit')));
  const window_ = el('.backdrop', { role: 'dialog', 'aria-modal': 'true', 'aria-label': modal.title }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const filled = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    try {
      const sent = await act('modal', { interaction: interaction.id, fields: filled });
      onceSettled(sent.interaction, ({ status }) => {
        if (status === 'failed') wrong.textContent = 'Something went wrong. Try again.';
        else close();
      });
    } catch (error) {
      wrong.textContent = error.message;
    }
  });
  window_.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  document.getElementById('layer').append(window_);
  (form.querySelector('input, textarea, select') ?? form.querySelector('button[type=submit]')).focus();
}

// The numbers are types of components, named in playground/limits/components.py: 1 is a row, 4 a text input, 8 a select
// of channels, 10 a text, 21 radio buttons, 22 and 23 checkboxes. `fields` gets the id of each input and the function
// that returns its value.
function rowOf(row, fields) {
  if (row.type === 10) return el('.text', {}, markdown(row.content));
  const part = row.type === 1 ? row.components[0] : row.component;
  const { node, value } = inputOf(part);
  fields.push({ id: part.custom_id, value });
  const id = `modal-${part.custom_id}`;
  node.id = id;
  const label = row.label || part.label || '';
  return el('.modal-row', {}, el('label', { for: id }, label, part.required === false ? null : el('span.needed', {}, ' *')),
    row.description && el('small', {}, row.description), node);
}

function inputOf(part) {
  if (part.type === 4) {
    const node = el(part.style === 2 ? 'textarea' : 'input', {
      placeholder: part.placeholder, maxLength: part.max_length ?? 4000, minLength: part.min_length ?? 0, required: part.required !== false,
    });
    node.value = part.value || '';
    return { node, value: () => node.value };
  }
  if (part.type === 23) {
    const node = el('input', { type: 'checkbox', checked: Boolean(part.default) });
    return { node, value: () => node.checked };
  }
  if (part.type === 21 || part.type === 22) return choices(part);
  return selection(part);
}

function choices(part) {
  const kind = part.type === 21 ? 'radio' : 'checkbox';
  const boxes = (part.options || []).map((option) => {
    const box = el('input', { type: kind, name: part.custom_id, value: option.value, checked: Boolean(option.default) });
    return [box, el('label.choice', {}, box, option.label, option.description && el('small', {}, option.description))];
  });
  const chosen = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  return { node: el('.choices', { role: 'group' }, boxes.map(([, label]) => label)), value: () => (kind === 'radio' ? chosen()[0] ?? null : chosen()) };
}

function selection(part) {
  const options = part.options?.map((one) => [one.value, one.label, one.default])
    ?? (part.type === 8 ? state.channels : state.people).map((one) => [one.id, one.name]);
  const many = (part.max_values ?? 1) > 1;
  const node = el('select', { multiple: many, required: part.required !== false },
    many ? null : el('option', { value: '' }, part.placeholder || '—'),
    options.map(([value, name, selected]) => el('option', { value, selected: Boolean(selected) }, name)));
  return { node, value: () => [...node.selectedOptions].map((one) => one.value).filter(Boolean) };
}
