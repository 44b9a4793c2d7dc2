// One field per option of a slash command.
import { act, el, onceSettled, state } from './api.js';
import { combobox } from './combobox.js';

// Discord's types of options.
const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

export function optionField(option, command) {
  const input = makeInput(option);
  input.id = `option-${option.name}`;
  input.required = Boolean(option.required);
  const mark = option.required ? ' *' : '';
  const node = el('.option-field', {}, el('label', { for: input.id }, option.name + mark), input, el('small', {}, option.description));
  const field = { name: option.name, node, input, chosen: null, value: () => field.chosen ?? input.value };
  if (option.autocomplete) complete(option, field, command);
  return field;
}

function makeInput(option) {
  const list = {
    [BOOLEAN]: () => [['true', 'True'], ['false', 'False']],
    [USER]: () => [...state.people, { id: state.bot.id, name: state.bot.global_name }].map((one) => [one.id, one.name]),
    [CHANNEL]: () => state.channels.map((one) => [one.id, `#${one.name}`]),
  }[option.type];
  const choices = option.choices?.length ? option.choices.map((one) => [String(one.value), one.name]) : list?.();
  if (choices) {
    return el('select', {}, el('option', { value: '' }, '—'), choices.map(([value, name]) => el('option', { value }, name)));
  }
  if (option.type === INTEGER || option.type === NUMBER) {
    return el('input', { type: 'number', min: text(option.min_value), max: text(option.max_value), step: option.type === INTEGER ? '1' : 'any' });
  }
  return el('input', { type: 'text', maxLength: option.max_length ?? 6000 });
}

const text = (value) => (value === undefined || value === null ? null : String(value));

function complete(option, field, command) {
  const suggestions = el('.suggestions', { id: `suggestions-${option.name}`, 'aria-label': 'Suggestions' });
  field.node.append(suggestions);
  field.input.setAttribute('aria-autocomplete', 'list');
  const list = combobox(field.input, suggestions);
  let timer = null;
  const asking = async () => {
    const body = { channel: command.channel, path: command.path, options: { ...command.values(), [option.name]: field.input.value }, focused: option.name };
    const { interaction } = await act('command', body);
    onceSettled(interaction, ({ choices }) => offer(choices || []));
  };
  const offer = (choices) => list.open(choices.map((choice) => el('button.option', {
    type: 'button', role: 'option', tabindex: '-1',
    onclick: () => {
      field.input.value = choice.name;
      field.chosen = choice.value;
      list.close();
    },
  }, choice.name)));
  field.input.addEventListener('input', () => {
    field.chosen = null;
    clearTimeout(timer);
    timer = setTimeout(asking, 150);
  });
  field.input.addEventListener('focus', asking);
  field.input.addEventListener('keydown', list.takes);
}
