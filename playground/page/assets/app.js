// The page: its person, its open channel, and the events of the feed.
import { act, ask, inDm, listen, me, room, settle, state } from './api.js';
import { offerAgain, showComposer } from './composer.js';
import { closeDrawer, wireDrawer } from './drawer.js';
import { closeMenus } from './menus.js';
import { addMessage, changeMessage, clearFailure, jumpTo, removeMessage, showFailure, showRoom } from './messages.js';
import { wireHouse } from './house.js';
import { addToLog } from './log.js';
import { wireOffscreen } from './offscreen.js';
import { showAround } from './people.js';

const $ = (id) => document.getElementById(id);
const address = new URLSearchParams(location.search);
let source = null;
let typingTimer = null;

const go = {
  async person(person) {
    closeDrawer();
    if (person.name === state.you && !person.calls) return;
    const toDm = inDm();
    await become(person.name);
    const calling = [state.dm, ...state.channels].find((one) => one.calls);
    await open(calling?.id ?? (toDm ? state.dm.id : state.room));
  },
  room: (id) => open(id),
};

async function become(name) {
  Object.assign(state, await ask('state', { as: name ?? '' }), { room: state.room });
  address.set('as', state.you);
  source?.close();
  source = listen(state.you, hear);
  source.addEventListener('error', () => { // null: the next hello then loads everything again
    state.told = null;
    heard.bot({ online: false });
  });
}

async function open(id) {
  closeMenus();
  closeDrawer();
  const rooms = [...state.channels, state.dm];
  state.room = (rooms.find((one) => one.id === id) ?? rooms[0]).id;
  address.set('in', inDm() ? 'dm' : room().name);
  history.replaceState(null, '', `?${address}`);
  $('room-menu').hidden = inDm();
  $('where-mark').textContent = inDm() ? '@' : '#';
  $('where').textContent = inDm() ? state.bot.global_name : room().name;
  $('topic').textContent = inDm() ? `${state.you}'s direct messages` : '';
  document.body.dataset.you = state.you;
  $('typing').textContent = '';
  showAround(go);
  const box = showComposer();
  await showRoom();
  if (matchMedia('(hover: hover)').matches) box.focus();
  seen();
}

const seen = () => document.visibilityState === 'visible' && act('read', { channel: state.room }).catch(() => {});

let refreshes = 0;
async function refresh() {
  const { you } = state;
  const mine = ++refreshes;
  const before = JSON.stringify(room()?.commands);
  const news = await ask('state', { as: you });
  if (you !== state.you || mine !== refreshes) return; // another person is chosen, or a later refresh is on its way
  Object.assign(state, news, { room: state.room }); // keep the open channel, which may have changed meanwhile
  showAround(go);
  if (JSON.stringify(room()?.commands) !== before) offerAgain();
}

const heard = {
  hello({ told }) {
    if (told !== state.told) refresh().then(showRoom); // events were missed between the state and the feed: load both again
  },
  message(message) {
    if (message.channel_id === state.room) {
      $('typing').textContent = '';
      addMessage(message);
      seen();
    }
  },
  edit: changeMessage,
  delete: removeMessage,
  typing({ channel }) {
    if (channel !== state.room) return;
    $('typing').textContent = `${state.bot.global_name} is typing…`;
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => { $('typing').textContent = ''; }, 9000);
  },
  bot({ online }) {
    state.bot.online = online;
    showAround(go);
  },
  async channels() {
    await refresh();
    if (!room()) await open(null); // it was deleted, or we have left the server
  },
  clock({ ahead }) {
    state.ahead = ahead;
    showRoom();
  },
  unread({ person, channel, unread, calls, all_calls }) {
    state.people.find((each) => each.name === person).calls = all_calls;
    if (person === state.you) {
      const where = [...state.channels, state.dm].find((each) => each.id === channel);
      if (where) Object.assign(where, { unread, calls });
    }
    showAround(go);
  },
  commands: refresh,
  events: refresh,
  interaction: settle,
  log: ({ line }) => addToLog(line),
};

function hear(kind, payload) {
  heard[kind](payload);
}

addEventListener('open-room', async ({ detail }) => {
  await open(detail.channel);
  if (detail.message) jumpTo(detail.message);
});
addEventListener('using', ({ detail }) => clearFailure(detail.message));
addEventListener('failed', ({ detail }) => showFailure(detail.message));
addEventListener('visibilitychange', () => state.room && seen());

wireDrawer();
wireOffscreen();
// Errors of the page are sent to the playground, which prints them in the terminal.
const broke = (error) => act('broke', { text: String(error?.stack ?? error) }).catch(() => {});
addEventListener('error', ({ error, message }) => broke(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => broke(reason));

wireHouse();
await become(address.get('as'));
const wanted = address.get('in');
await open(wanted === 'dm' ? state.dm.id : state.channels.find((one) => one.name === wanted)?.id);
document.body.dataset.ready = me() ? 'true' : 'false';
