// The menus that change the simulated Discord: the bot's permissions in a channel, the server, the clock, the bot.
import { act, el, me, room, state } from './api.js';
import { showLog } from './log.js';

const $ = (id) => document.getElementById(id);
const closers = [];
const closeAll = () => closers.forEach((close) => close());

// Fills the menu each time that it opens. Escape and a press elsewhere close it.
function wire(name, items) {
  const button = $(`${name}-menu`);
  const menu = $(`${name}-actions`);
  const close = () => { menu.hidden = true; button.setAttribute('aria-expanded', 'false'); };
  const fill = () => menu.replaceChildren(...items(fill).filter(Boolean), el('.wrong', { role: 'alert' }));
  button.addEventListener('click', () => {
    const opens = menu.hidden;
    closeAll();
    if (!opens) return;
    fill();
    menu.hidden = false;
    button.setAttribute('aria-expanded', 'true');
  });
  menu.addEventListener('trouble', ({ detail }) => { menu.querySelector('.wrong').textContent = detail; });
  closers.push(close);
}

async function tried(node, name, body) {
  try {
    await act(name, body);
    return true;
  } catch (error) {
    node.dispatchEvent(new CustomEvent('trouble', { detail: error.message, bubbles: true }));
    return false;
  }
}

const item = (text, note, name, body, tone = 'calm') => el(`button.menu-item.${tone}`, {
  type: 'button', role: 'menuitem', onclick: async ({ currentTarget }) => { if (await tried(currentTarget, name, body)) closeAll(); },
}, text, el('small', {}, note));

const title = (text) => el('.menu-title', {}, text);

function permission(name, may) {
  const where = state.room;
  const box = el('input', {
    type: 'checkbox', checked: may, 'aria-label': name,
    onchange: () => tried(box, 'permission', { channel: where, name, allowed: box.checked }),
  });
  return el('label.switch.allow', {}, el('span', {}, name), box, el('span.slider'));
}

const roomItems = () => [
  title(`What ${state.bot.global_name} may do in #${room().name}`),
  ...Object.entries(room().bot_may).map(([name, may]) => permission(name, may)),
  me().owner && item('Delete channel', `#${room().name} and all that was said in it`, 'delete_channel', { channel: state.room }, 'danger'),
];

function newChannel() {
  const box = el('input', { 'aria-label': 'Name of the new channel', placeholder: 'new-channel', maxLength: 100 });
  return el('form.menu-line', {
    onsubmit: async (event) => { event.preventDefault(); if (await tried(box, 'add_channel', { name: box.value })) closeAll(); },
  }, box, el('button.button.primary', { type: 'submit', 'aria-label': 'Add channel' }, 'Add'));
}

function language(name, locale, server) {
  const box = el('select', { 'aria-label': name, onchange: () => tried(box, 'speak', { locale: box.value, server }) },
    ...state.guild.locales.map((one) => el('option', { value: one, selected: one === locale }, one)));
  return el('label.menu-line', {}, el('span', {}, name), box);
}

const guildItems = () => [...comingAndGoing(), title('What Discord speaks'),
  language(`To ${state.you}`, me().locale, false), language('On the server', state.guild.locale, true)];

const comingAndGoing = () => {
  if (me().owner) return [newChannel()];
  if (me().left) return [item('Come back', `${state.you} joins ${state.guild.name} again`, 'leave', { left: false })];
  return [item('Leave the server', `${state.bot.global_name} cannot write to ${state.you} any more (50278)`, 'leave', { left: true }, 'danger')];
};

const LATER = [[60, 'A minute later'], [600, '10 minutes later'], [3600, 'An hour later'], [86400, 'A day later']];

const botItems = () => [
  el('button.menu-item', { type: 'button', role: 'menuitem', onclick: () => { closeAll(); showLog(); } },
    'Show the log', el('small', {}, 'What the bot says, and why a press failed')),
  state.bot.switch && item('Restart the bot', 'Asks it to stop (SIGTERM) and starts it again', 'bot', { action: 'restart' }),
  state.bot.switch && item('kill -9', 'Like a power cut; it comes back at once', 'bot', { action: 'kill' }, 'danger'),
  title('Put the clock forward'),
  el('.menu-grid', {}, LATER.map(([seconds, text]) => el('button.button', {
    type: 'button', role: 'menuitem', onclick: ({ currentTarget }) => tried(currentTarget, 'hurry', { seconds }),
  }, text))),
];

export function wireHouse() {
  wire('room', roomItems);
  wire('guild', guildItems);
  wire('bot', botItems);
  addEventListener('pointerdown', (event) => event.target.closest('.menu-around') || closeAll());
  addEventListener('keydown', (event) => event.key === 'Escape' && closeAll());
}
