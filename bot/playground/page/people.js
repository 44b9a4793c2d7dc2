// The people bar, the channel list, who you are, and the members with the bot's menu.
import { act, avatar, el, me, state, whenReleased } from './api.js';

const $ = (id) => document.getElementById(id);
const badge = (count) => (count ? el('span.badge', { 'aria-hidden': 'true' }, String(count)) : null);
const plural = (count) => (count ? `, ${count} unread` : '');

let drawn = '';

// Draws everything around the messages, if it changed. `go` has person(person) and room(id).
export function showAround(go) {
  whenReleased(() => {
    const { commands, ...rest } = state.dm;
    const now = JSON.stringify([state.you, state.room, state.people, state.bot, rest, state.channels.map((one) => [one.id, one.unread])]);
    if (now !== drawn) draw(go);
    drawn = now;
  });
}

function draw(go) {
  const focused = document.activeElement?.getAttribute?.('aria-label');
  $('people').replaceChildren(el('span.playing', {}, 'Play as'), ...state.people.map((one) => chip(one, go)));
  $('guild').textContent = state.guild.name;
  $('rooms-list').replaceChildren(
    el('h2', {}, 'Text channels'), ...state.channels.map((one) => roomButton(one, el('span.hash', {}, '#'), one.name, go)),
    el('h2', {}, 'Direct messages'), roomButton(state.dm, faceOfBot(), state.bot.global_name, go));
  $('you').replaceChildren(...ownPanel());
  $('members').replaceChildren(...members());
  showBot();
  const unread = state.people.reduce((sum, one) => sum + one.unread, 0);
  if (focused) document.querySelector(`nav [aria-label="${CSS.escape(focused)}"]`)?.focus();
  document.title = unread ? `(${unread}) ${state.guild.name}` : state.guild.name;
}

function chip(person, go) {
  const you = person.name === state.you;
  return el('button.person', {
    type: 'button', 'data-person': person.name, 'data-unread': String(person.unread),
    'aria-label': `Play as ${person.name}${plural(person.unread)}`, 'aria-pressed': String(you),
    title: person.owner ? `${person.name} owns this server` : person.name,
    onclick: () => go.person(person),
  }, avatar(person), el('span.person-name', {}, person.name, person.owner ? ' 👑' : ''), person.dms_closed ? el('span.shut', { title: 'DMs closed' }, '🔒') : null, badge(person.unread));
}

// A channel with news is bold, as in Discord; only a DM counts them.
function roomButton(room, mark, name, go) {
  const dm = room === state.dm;
  return el(room.unread ? 'button.room.news' : 'button.room', {
    type: 'button', 'data-channel': room.id, 'data-room': name, 'aria-current': room.id === state.room ? 'page' : null,
    'aria-label': name + (dm ? plural(room.unread) : ''), 'aria-description': room.unread ? 'unread' : null, onclick: () => go.room(room.id),
  }, mark, el('span.room-name', {}, name), dm ? badge(room.unread) : null);
}

const dot = () => el(`span.dot.${state.bot.online ? 'online' : 'offline'}`);
const faceOfBot = () => el('span.face', {}, avatar(state.bot), dot());

function ownPanel() {
  const you = me();
  const box = el('input', { type: 'checkbox', checked: you.dms_closed, onchange: () => act('dms', { closed: box.checked }) });
  return [avatar(you), el('.you-name', {}, el('b', {}, you.name), el('small', {}, you.owner ? 'Server owner' : 'Member')),
    el('label.switch', { title: `Nobody can send ${you.name} direct messages` }, 'DMs closed', box, el('span.slider'))];
}

function members() {
  const bot = el('.member', { class: state.bot.online ? 'member' : 'member away' }, faceOfBot(),
    el('span', {}, state.bot.global_name), el('span.tag', {}, 'APP'));
  return [el('h2', {}, 'Apps — 1'), bot, el('h2', {}, `Online — ${state.people.length}`),
    ...state.people.map((one) => el('.member', {}, el('span.face', {}, avatar(one), el('span.dot.online')), el('span', {}, one.name), one.owner ? ' 👑' : null))];
}

function showBot() {
  const online = state.bot.online;
  $('bot-state').replaceChildren(dot(), `${state.bot.global_name} is ${online ? 'online' : 'offline'}`);
  $('bot-state').dataset.online = String(online);
  $('bot-menu').hidden = !state.bot.switch;
}

export function wireBotMenu() {
  const button = $('bot-menu');
  const menu = $('bot-actions');
  const item = (text, note, action, tone) => el(`button.menu-item.${tone}`, {
    type: 'button', role: 'menuitem', onclick: () => { act('bot', { action }); close(); },
  }, text, el('small', {}, note));
  menu.append(item('Restart the bot', 'Asks it to stop (SIGTERM) and starts it again', 'restart', 'calm'),
    item('kill -9', 'Like a power cut; it comes back at once', 'kill', 'danger'));
  const close = () => { menu.hidden = true; button.setAttribute('aria-expanded', 'false'); };
  button.addEventListener('click', () => {
    menu.hidden = !menu.hidden;
    button.setAttribute('aria-expanded', String(!menu.hidden));
  });
  addEventListener('pointerdown', (event) => event.target.closest('.menu-around') || close());
  addEventListener('keydown', (event) => event.key === 'Escape' && close());
}
