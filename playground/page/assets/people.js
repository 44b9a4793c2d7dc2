// The people bar, the channel list, the panel of the chosen person, and the members with the bot's menu.
import { act, avatar, el, me, state, whenReleased } from './api.js';
import { moment } from './markdown.js';
import { showOffscreenAndChosen } from './offscreen.js';

const $ = (id) => document.getElementById(id);
const badge = (count) => (count ? el('span.badge', { 'aria-hidden': 'true' }, String(count)) : null);
const badges = (count) => [badge(count)].filter(Boolean);
const unread = (count) => (count ? `, ${count} unread` : '');
const mentions = (count) => (count ? `, ${count} mention${count === 1 ? '' : 's'}` : '');

let drawn = '';

// Draws everything around the messages, if anything has changed. `go` has the functions person(person) and room(id).
export function showAround(go) {
  whenReleased(() => {
    const { commands, ...rest } = state.dm;
    const now = JSON.stringify([state.you, state.room, state.people, state.bot, rest, state.events, state.channels.map((one) => [one.id, one.name, one.unread, one.calls, one.bot_may])]);
    if (now !== drawn) draw(go);
    drawn = now;
  });
}

function draw(go) {
  const { person, room } = document.activeElement?.dataset ?? {};
  $('people').replaceChildren(el('span.playing', {}, 'Play as'), ...state.people.map((one) => chip(one, go)));
  $('guild').textContent = state.guild.name;
  $('rooms-list').replaceChildren(
    ...events(),
    el('h2', {}, 'Text channels'), ...state.channels.map((one) => roomButton(one, el('span.hash', {}, '#'), one.name, go)),
    el('h2', {}, 'Direct messages'), roomButton(state.dm, faceOfBot(), state.bot.global_name, go));
  $('you').replaceChildren(...ownPanel());
  $('members').replaceChildren(...members());
  showBot();
  $('server-calls').replaceChildren(...badges(state.channels.reduce((sum, one) => sum + one.calls, 0)));
  $('drawer-calls').replaceChildren(...badges(me().calls));
  showOffscreenAndChosen();
  const calls = state.people.reduce((sum, one) => sum + one.calls, 0);
  const focused = person ? `[data-person="${person}"]` : room && `[data-room="${room}"]`;
  if (focused) document.querySelector(focused)?.focus();
  document.title = calls ? `(${calls}) ${state.guild.name}` : state.guild.name;
}

function chip(person, go) {
  const you = person.name === state.you;
  return el('button.person', {
    type: 'button', 'data-person': person.name, 'data-unread': String(person.calls),
    'aria-label': `Play as ${person.name}${unread(person.calls)}`, 'aria-pressed': String(you),
    title: person.owner ? `${person.name} owns this server` : person.name,
    onclick: () => go.person(person),
  }, avatar(person), el('span.person-name', {}, person.name, person.owner ? ' 👑' : ''), person.dms_closed ? el('span.shut', { title: 'DMs closed' }, '🔒') : null, person.left ? el('span.shut', { title: 'Left the server' }, '🚪') : null, badge(person.calls));
}

// A channel with unread messages is bold, as in Discord. The red number counts only messages in DMs, and mentions.
function roomButton(room, mark, name, go) {
  const dm = room === state.dm;
  const lacking = Object.entries(room.bot_may).filter(([, may]) => !may).map(([right]) => right);
  return el(room.unread ? 'button.room.news' : 'button.room', {
    type: 'button', 'data-channel': room.id, 'data-room': name, 'aria-current': room.id === state.room ? 'page' : null,
    'aria-label': name + (dm ? unread(room.calls) : mentions(room.calls)), 'aria-description': room.unread ? 'unread' : null, onclick: () => go.room(room.id),
  }, mark, el('span.room-name', {}, name),
  lacking.length ? el('span.shut', { title: `${state.bot.global_name} lacks ${lacking.join(', ')}` }, '🚫') : null, badge(room.calls));
}

// Planned events are listed above the channels, as in Discord.
function events() {
  if (!state.events.length) return [];
  return [el('h2', {}, 'Events'), el('ul.events', {}, ...state.events.map((one) => el('li', { 'data-event': one.id },
    el('b', {}, one.name), el('span', {}, one.is_on ? 'Happening now' : moment(Date.parse(one.begins) / 1000, 'f')), el('span', {}, one.place))))];
}

const dot = () => el(`span.dot.${state.bot.online ? 'online' : 'offline'}`);
const faceOfBot = () => el('span.face', {}, avatar(state.bot), dot());

function ownPanel() {
  const you = me();
  const box = el('input', { type: 'checkbox', checked: you.dms_closed, onchange: () => act('dms', { closed: box.checked }) });
  return [avatar(you), el('.you-name', {}, el('b', {}, you.name), el('small', {}, you.owner ? 'Server owner' : you.left ? 'Left the server' : 'Member')),
    el('label.switch', { title: `Nobody can send ${you.name} direct messages` }, 'DMs closed', box, el('span.slider'))];
}

function members() {
  const here = state.people.filter((one) => !one.left);
  const bot = el('.member', { class: state.bot.online ? 'member' : 'member away' }, faceOfBot(),
    el('span', {}, state.bot.global_name), el('span.tag', {}, 'APP'));
  return [el('h2', {}, 'Apps — 1'), bot, el('h2', {}, `Online — ${here.length}`),
    ...here.map((one) => el('.member', {}, el('span.face', {}, avatar(one), el('span.dot.online')), el('span', {}, one.name), one.owner ? ' 👑' : null))];
}

function showBot() {
  const online = state.bot.online;
  $('bot-state').replaceChildren(dot(), `${state.bot.global_name} is ${online ? 'online' : 'offline'}`);
  $('bot-state').dataset.online = String(online);
  $('bot-menu').hidden = !state.bot.switch;
}
