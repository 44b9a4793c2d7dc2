// Requests to the server. The address of this file contains the key, so the addresses of all requests do.
const HERE = new URL('.', import.meta.url).pathname;

// `calls` of a person or channel is Discord's red number: unread messages that are DMs or mention the person. `told` is
// the number of events so far; if it differs from that of the feed, the page has missed events.
export const state = {
  you: null, people: [], channels: [], dm: null, events: [], bot: null, guild: null,
  room: null, // id of the open channel
  ahead: 0, // seconds by which the playground's clock was put forward
};

export const me = () => state.people.find((one) => one.name === state.you);
export const personById = (id) => state.people.find((one) => one.id === id);
export const room = () => [...state.channels, state.dm].find((one) => one.id === state.room);
export const now = () => Date.now() + state.ahead * 1000;
export const inDm = () => state.dm && state.room === state.dm.id;

export async function ask(path, query = {}) {
  const response = await fetch(`${HERE}${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

export async function act(name, body = {}) {
  const path = name === 'bot' ? 'bot' : `do/${name}`;
  const response = await fetch(HERE + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ as: state.you, ...body }),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error || 'The playground did not understand that.');
  return answer;
}

export function listen(person, hear) {
  const source = new EventSource(`${HERE}feed?${new URLSearchParams({ as: person })}`);
  const kinds = ['hello', 'message', 'edit', 'delete', 'typing', 'bot', 'person', 'unread',
    'commands', 'channels', 'events', 'clock', 'interaction', 'log'];
  for (const kind of kinds) source.addEventListener(kind, (event) => hear(kind, JSON.parse(event.data)));
  return source;
}

// The result of an interaction (its fate) comes with the feed, perhaps before the answer to the page's own request.
// `early` keeps such results until `onceSettled` asks for them.
const early = new Map();
const awaited = new Map();

export function onceSettled(id, hear) {
  const fate = early.get(id);
  early.delete(id);
  if (fate) hear(fate);
  else awaited.set(id, hear);
}

export function settle(fate) {
  const hear = awaited.get(fate.id);
  awaited.delete(fate.id);
  if (hear) hear(fate);
  else early.set(fate.id, fate);
  if (early.size > 100) early.delete(early.keys().next().value); // results of other windows are never asked for
}

// <tag class> with properties and children; text becomes text nodes, so nothing needs escaping.
export function el(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const node = document.createElement(name || 'div');
  if (classes.length) node.className = classes.join(' ');
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key in node && typeof value !== 'string') node[key] = value;
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function avatar(user) {
  const person = personById(user.id);
  if (!person) return el('img.avatar', { src: `${HERE}hen.svg`, alt: '' });
  const node = el('span.avatar', { 'aria-hidden': 'true' }, person.name[0]);
  node.style.backgroundColor = person.colour;
  return node;
}

export const nameOf = (user) => user.global_name || user.name || user.username;

// The browser sends no click if a button is redrawn between press and release, so drawing waits for the release.
let held = false;
let waiting = [];
function release() {
  held = false;
  setTimeout(() => {
    const ready = waiting;
    waiting = [];
    for (const draw of ready) draw();
  });
}
addEventListener('pointerdown', () => { held = true; }, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);
addEventListener('blur', release); // not captured: only the window's own blur, because a press blurs the message box

export function whenReleased(draw) {
  if (held) waiting.push(draw);
  else draw();
}
