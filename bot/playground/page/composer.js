// The message box: chat as text, "/" opens the command picker, then the options as fields.
import { act, avatar, el, inDm, onceSettled, room, state } from './api.js';
import { commandFailed } from './messages.js';
import { showModal } from './modal.js';
import { optionField } from './options.js';

const form = document.getElementById('composer');
let using = null; // { command, fields }

const leaves = (command, path = [command.name]) => {
  const below = (command.options || []).filter((option) => option.type <= 2);
  if (!below.length) return [{ ...command, path }];
  return below.flatMap((option) => leaves(option, [...path, option.name]));
};

export function showComposer() {
  using = null;
  const where = inDm() ? `@${state.bot.global_name}` : `#${room().name}`;
  const picker = el('.picker', { role: 'listbox', 'aria-label': 'Commands', id: 'picker', hidden: true });
  const box = el('input.box', {
    type: 'text', 'aria-label': `Message ${where}`, placeholder: `Message ${where}`, maxLength: 2000,
    'aria-controls': 'picker', enterkeyhint: 'send',
  });
  box.addEventListener('input', () => offer(box, picker));
  box.addEventListener('keydown', (event) => keys(event, box, picker));
  form.replaceChildren(picker, el('.line', {}, box, el('button.icon.slash', {
    type: 'button', 'aria-label': 'Show commands', onclick: () => { box.value = '/'; offer(box, picker); box.focus(); },
  }, '/')));
  return box;
}

function matching(text) {
  const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
  return room().commands.flatMap((command) => leaves(command))
    .filter((leaf) => words.every((word) => leaf.path.some((part) => part.includes(word)) || leaf.description.toLowerCase().includes(word)));
}

function offer(box, picker) {
  picker.hidden = !box.value.startsWith('/');
  if (picker.hidden) return;
  const found = matching(box.value);
  const rows = found.map((leaf, number) => el('button.option', {
    type: 'button', role: 'option', 'aria-selected': String(number === 0), onclick: () => begin(leaf),
  }, avatar(state.bot), el('span.option-text', {}, el('span', {}, `/${leaf.path.join(' ')}`), el('small', {}, leaf.description)),
  el('span.from', {}, state.bot.global_name)));
  const none = el('.none', {}, state.bot.online ? 'No command of that name.' : 'The bot is offline: no commands yet.');
  picker.replaceChildren(el('.picker-title', {}, 'COMMANDS'), ...(rows.length ? rows : [none]));
}

function keys(event, box, picker) {
  const options = picker.hidden ? [] : [...picker.querySelectorAll('[role=option]')];
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (options.length && move) {
    event.preventDefault();
    options[at].setAttribute('aria-selected', 'false');
    const next = options[(at + move + options.length) % options.length];
    next.setAttribute('aria-selected', 'true');
    next.scrollIntoView({ block: 'nearest' });
  } else if (options.length && (event.key === 'Enter' || event.key === 'Tab')) {
    event.preventDefault();
    options[at].click();
  } else if (event.key === 'Escape') picker.hidden = true;
  else if (event.key === 'Enter') {
    event.preventDefault();
    say(box);
  }
}

async function say(box) {
  const text = box.value.trim();
  if (!text || text.startsWith('/')) return;
  box.value = '';
  await act('say', { channel: state.room, content: text }).catch(() => { box.value = text; });
}

function begin(leaf) {
  const around = { path: leaf.path, channel: state.room, values: () => values(), submit: send };
  const fields = (leaf.options || []).map((option) => optionField(option, around));
  using = { leaf, fields };
  const cancel = el('button.icon', { type: 'button', 'aria-label': 'Cancel command', onclick: () => showComposer().focus() }, '✕');
  form.replaceChildren(el('.using', {},
    el('.using-head', {}, avatar(state.bot), el('b', {}, `/${leaf.path.join(' ')}`), el('span', {}, leaf.description), cancel),
    el('.fields', {}, fields.map((field) => field.node)),
    el('.wrong', { role: 'alert' }),
    el('button.button.primary.send', { type: 'submit' }, 'Send')));
  (fields[0]?.input ?? form.querySelector('.send')).focus();
}

const values = () => Object.fromEntries(using.fields.map((field) => [field.name, field.value()]).filter(([, value]) => value !== ''));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (using) send();
});
form.addEventListener('keydown', (event) => {
  if (using && event.key === 'Escape') showComposer().focus();
});

async function send() {
  const { leaf } = using;
  const name = leaf.path.join(' ');
  try {
    const { interaction } = await act('command', { channel: state.room, path: leaf.path, options: values() });
    const from = state.room;
    onceSettled(interaction, (fate) => {
      if (fate.status === 'modal') showModal(fate);
      if (fate.status === 'failed' && state.room === from) commandFailed(name);
    });
    showComposer().focus();
  } catch (error) {
    form.querySelector('.wrong').textContent = error.message;
  }
}
