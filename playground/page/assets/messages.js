// The list of messages: draw, replace, remove; what only you can see; what failed.
import { act, ask, avatar, el, inDm, me, nameOf, state, whenReleased } from './api.js';
import { announce } from './announcer.js';
import { markdown } from './markdown.js';
import { keepMenu } from './menus.js';
import { components } from './parts.js';

const LOADING = 1 << 7; // the flag of a message that shows "is thinking"
const GROUP_MS = 7 * 60 * 1000; // messages of one author that are less apart share one heading
const list = document.getElementById('messages');
const scroll = document.getElementById('scroll');
const shown = new Map(); // id -> message

let news = 0; // number of events of messages so far
let rooms = 0; // number of calls of showRoom so far

export async function showRoom() {
  const { you, room } = state;
  const mine = ++rooms;
  let fetched;
  for (let heard = null; heard !== news;) { // an event has come before the answer: ask again
    heard = news;
    fetched = await ask('messages', { as: you, channel: room });
    if (you !== state.you || room !== state.room || mine !== rooms) return; // another channel or person is shown now
  }
  shown.clear();
  for (const message of fetched) shown.set(message.id, message);
  sticky = true;
  whenReleased(() => {
    redraw();
    toBottom();
  });
}

// A list that is scrolled to its end stays at its end when messages arrive or grow.
const STICKY_PIXELS = 120;
let sticky = true;
let lastTop = 0;
const toBottom = () => { scroll.scrollTop = scroll.scrollHeight; };
scroll.addEventListener('scroll', () => {
  const near = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < STICKY_PIXELS;
  if (near) sticky = true;
  else if (scroll.scrollTop < lastTop) sticky = false; // only scrolling up ends this, not a growing page
  lastTop = scroll.scrollTop;
});
const watching = new ResizeObserver(() => sticky && toBottom());
watching.observe(list);
watching.observe(scroll);

function redraw() {
  list.replaceChildren(beginning());
  let before = null;
  for (const message of shown.values()) {
    list.append(draw(message, before));
    before = message;
  }
  keepMenu();
}

function beginning() {
  const channel = state.channels.find((one) => one.id === state.room);
  const title = channel ? `Welcome to #${channel.name}!` : state.bot.global_name;
  const text = channel ? `This is the start of the #${channel.name} channel. Type / to see what Coop can do.`
    : `This is the beginning of ${state.you}'s direct messages with ${state.bot.global_name}.`;
  return el('li.beginning', {}, channel ? el('span.big-hash', {}, '#') : avatar(state.bot), el('h3', {}, title), el('p', {}, text));
}

export function addMessage(message) {
  news += 1;
  if (message.channel_id !== state.room || shown.has(message.id)) return;
  const before = [...shown.values()].pop();
  shown.set(message.id, message);
  list.append(draw(message, before));
  tell(message);
}

// Not announced: your own messages, and "is thinking". The edit that replaces "is thinking" is announced.
const tell = (message) => message.flags & LOADING || message.author.id === me().id || announce(message, find(message.id));

export function changeMessage(message) {
  news += 1;
  const before = shown.get(message.id);
  if (!before) return;
  shown.set(message.id, message);
  whenReleased(() => {
    renew(message.id);
    if (before.flags & LOADING) tell(message);
  });
}

function renew(id) {
  const old = find(id);
  const message = shown.get(id);
  if (!old || !message) return;
  const ids = [...shown.keys()];
  const fresh = draw(message, shown.get(ids[ids.indexOf(id) - 1]));
  const focused = old.contains(document.activeElement) && document.activeElement.dataset.customId;
  old.replaceWith(fresh);
  if (focused) fresh.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  keepMenu();
}

export function removeMessage({ id }) {
  news += 1;
  if (shown.delete(id)) whenReleased(redraw);
}

const find = (id) => list.querySelector(`[data-message-id="${CSS.escape(id)}"]`);

export function jumpTo(id) {
  const node = find(id);
  if (!node) return;
  node.scrollIntoView({ block: 'center' });
  node.classList.add('pointed');
  setTimeout(() => node.classList.remove('pointed'), 2000);
}

function draw(message, before) {
  const grouped = before && before.author.id === message.author.id && !message.interaction
    && !message.message_reference && before.only_for_you === message.only_for_you
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
  const own = message.mentions.some((user) => user.id === me().id);
  const node = el('li.message', {
    'data-message-id': message.id, 'data-version': message.version, 'data-channel': message.channel_id, 'data-author': nameOf(message.author),
  });
  if (grouped) node.classList.add('grouped');
  if (message.only_for_you) node.classList.add('ephemeral');
  if (own) node.classList.add('mentioned');
  node.append(
    ...[usedLine(message), replyLine(message)].filter(Boolean),
    grouped ? el('time.side', {}, clock(message.timestamp)) : avatar(message.author),
    el('.body', {}, grouped ? null : heading(message), content(message), footer(message)),
    ...[bin(message)].filter(Boolean),
  );
  return node;
}

// The author and, on the server, its owner may delete a message. An ephemeral message is dismissed instead.
function bin(message) {
  const may = message.author.id === me().id || (me().owner && !inDm());
  if (!may || message.only_for_you) return null;
  return el('button.icon.bin', {
    type: 'button', 'aria-label': 'Delete message', title: 'Delete message',
    onclick: () => act('delete_message', { message: message.id }).catch(() => {}),
  }, '🗑');
}

function usedLine(message) {
  if (!message.interaction) return null;
  const { user, name } = message.interaction;
  return el('.used', {}, avatar(user), el('b', {}, nameOf(user)), ' used ', el('span.mention', {}, `/${name}`));
}

function replyLine(message) {
  const original = message.message_reference && shown.get(message.message_reference.message_id);
  if (!message.message_reference) return null;
  if (!original) return el('.used', {}, el('i', {}, 'Original message was deleted'));
  return el('.used', {}, avatar(original.author), el('b', {}, nameOf(original.author)), ' ', original.content || 'Click to see it');
}

function heading(message) {
  const name = el('span.name', {}, nameOf(message.author));
  return el('h3', {}, name, message.author.bot ? el('span.tag', {}, 'APP') : null,
    el('time', { datetime: message.timestamp }, `Today at ${clock(message.timestamp)}`));
}

const clock = (iso) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function content(message) {
  if (message.flags & LOADING) {
    return el('.thinking', { role: 'status' }, el('span.dots', {}, el('i'), el('i'), el('i')), `${nameOf(message.author)} is thinking…`);
  }
  const used = JSON.stringify(message.components);
  // Files that no component shows. A message with the flag 1 << 15 (IS_COMPONENTS_V2) shows no other files.
  const loose = message.attachments.filter((file) => !used.includes(`"${file.id}"`));
  return el('.content', {},
    message.content && el('.text', {}, markdown(message.content),
      message.edited_timestamp && !message.author.bot ? el('small.edited', {}, '(edited)') : null),
    message.flags & (1 << 15) ? null : loose.map(attachment),
    message.embeds.map(embed),
    components(message.components, message));
}

function attachment(file) {
  if (!file.content_type?.startsWith('image/')) return el('a.file', { href: file.url, download: file.filename }, '📄 ', file.filename);
  return el('a.picture', { href: file.url, target: '_blank', rel: 'noopener' }, el('img', { src: file.url, alt: file.description || file.filename }));
}

function embed(data) {
  const node = el('.container.embed', {},
    data.author && el('b.embed-author', {}, data.author.name),
    data.title && el('h4', {}, markdown(data.title)),
    data.description && el('.text', {}, markdown(data.description)),
    data.fields?.length ? el('.fields', {}, data.fields.map((field) => el(field.inline ? '.field.inline' : '.field', {}, el('b', {}, markdown(field.name)), el('.text', {}, markdown(field.value))))) : null,
    data.footer && el('small.line', {}, data.footer.text));
  if (data.color) node.style.borderLeftColor = `#${data.color.toString(16).padStart(6, '0')}`;
  return node;
}

function footer(message) {
  if (!message.only_for_you) return null;
  const dismiss = () => act('dismiss', { message: message.id }).catch(() => removeMessage(message));
  return el('.only-you', {}, '👁 Only you can see this • ', el('button.as-link', { type: 'button', onclick: dismiss }, 'Dismiss message'));
}

export function clearFailure(id) {
  find(id)?.querySelector('.failed')?.remove();
}

export function showFailure(id) {
  const node = find(id);
  if (!node) return;
  clearFailure(id);
  node.querySelector('.body').append(el('.failed', { role: 'alert' }, '⚠ This interaction failed'));
}

// A slash command that got no answer leaves a note that only its user sees.
export function commandFailed(name, text = 'The application did not respond') {
  const user = me();
  const note = el('li.message.ephemeral', {},
    el('.used', {}, avatar(user), el('b', {}, state.you), ' used ', el('span.mention', {}, `/${name}`)),
    avatar(state.bot),
    el('.body', {}, el('h3', {}, el('span.name', {}, state.bot.global_name), el('span.tag', {}, 'APP')),
      el('.failed', { role: 'alert' }, `⚠ ${text}`),
      el('.only-you', {}, '👁 Only you can see this • ', el('button.as-link', { type: 'button', onclick: () => note.remove() }, 'Dismiss message'))));
  list.append(note);
}

