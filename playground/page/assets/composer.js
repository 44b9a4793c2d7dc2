// The message box: it sends text; "/" opens the command picker, and a chosen command shows its options as fields.
import { act, avatar, el, inDm, onceSettled, room, state } from './api.js';
import { combobox } from './combobox.js';
import { commandForm } from './command_form.js';
import { commandFailed } from './messages.js';
import { showModal } from './modal.js';

const form = document.getElementById('composer');
let using = null; // the command whose options are being filled in
let again = null; // lists the commands again, if the message box lists any

// The commands that can be used, with their paths: a command with groups or subcommands (types 2 and 1) is replaced by
// its subcommands.
const leaves = (command, path = [command.name]) => {
  const below = (command.options || []).filter((option) => option.type <= 2);
  if (!below.length) return [{ ...command, path }];
  return below.flatMap((option) => leaves(option, [...path, option.name]));
};

export function showComposer() {
  using = null;
  const where = inDm() ? `@${state.bot.global_name}` : `#${room().name}`;
  const picker = el('.picker', { id: 'picker', 'aria-label': 'Commands' });
  const box = el('input.box', {
    type: 'text', 'aria-label': `Message ${where}`, placeholder: `Message ${where}`, maxLength: 2000,
    'aria-autocomplete': 'list', enterkeyhint: 'send',
  });
  const list = combobox(box, picker);
  again = () => list.isOpen() && offer(box, list);
  box.addEventListener('input', () => offer(box, list));
  box.addEventListener('keydown', (event) => list.takes(event) || event.key !== 'Enter' || say(event, box));
  form.replaceChildren(picker, el('.line', {}, box, el('button.icon.slash', {
    type: 'button', 'aria-label': 'Show commands', onclick: () => { box.value = '/'; offer(box, list); box.focus(); },
  }, '/')));
  return box;
}

// The commands have changed: an open list of commands is filled again.
export function offerAgain() {
  if (!using) again();
}

function matching(text) {
  const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
  return room().commands.flatMap((command) => leaves(command))
    .filter((leaf) => words.every((word) => leaf.path.some((part) => part.includes(word)) || leaf.description.toLowerCase().includes(word)));
}

function offer(box, list) {
  if (!box.value.startsWith('/')) {
    list.close();
    return;
  }
  const rows = matching(box.value).map((leaf) => el('button.option', {
    type: 'button', role: 'option', tabindex: '-1', onclick: () => begin(leaf),
  }, avatar(state.bot), el('span.option-text', {}, el('span', {}, `/${leaf.path.join(' ')}`), el('small', {}, leaf.description)),
  el('span.from', {}, state.bot.global_name)));
  const none = el('.none', {}, state.bot.online ? 'No command of that name.' : 'The bot is offline: no commands yet.');
  list.open([el('.picker-title', { 'aria-hidden': 'true' }, 'COMMANDS'), ...(rows.length ? rows : [none])]);
}

async function say(event, box) {
  event.preventDefault();
  const text = box.value.trim();
  if (!text || text.startsWith('/')) return;
  box.value = '';
  await act('say', { channel: state.room, content: text }).catch(() => { box.value = text; });
}

function begin(leaf) {
  using = commandForm(leaf, () => showComposer().focus());
  form.replaceChildren(using.node);
  using.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (using) send();
});
form.addEventListener('keydown', (event) => {
  if (!using) return;
  if (event.key === 'Escape') showComposer().focus();
  if (event.key === 'Enter' && event.target.matches('select')) { // Enter submits the form in all other fields as well
    event.preventDefault();
    form.requestSubmit();
  }
});

async function send() {
  const { leaf, values, complain } = using;
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
    complain(error.message);
  }
}
