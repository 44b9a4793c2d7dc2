// Discord's markdown as DOM nodes. Text becomes text nodes only, so nothing needs escaping.
import { el, now, personById, state } from './api.js';

// Pattern -> the node for its match. At each place of a text, the first pattern that matches there is used.
const INLINE = [
  [/\\([\\*_~|`<>#\-[\]().:])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => el('code', {}, m[2].trim())],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m) => moment(Number(m[1]), m[2] || 'f')],
  [/<@!?(\d+)>/y, (m) => mention(`@${nameFor(m[1])}`, m[1] === selfId())],
  [/<#(\d+)>/y, (m) => channelMention(m[1])],
  [/<\/([^:>]+):\d+>/y, (m) => mention(`/${m[1]}`)],
  [/<a?:(\w+):(\d+)>/y, (m) => ownEmoji(m[1], m[2])],
  [/@(everyone|here)\b/y, (m) => mention(m[0])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (m) => link(m[0])],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*/y, (m) => el('strong', {}, el('em', {}, inline(m[1])))],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, (m) => el('strong', {}, inline(m[1]))],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, (m) => el('u', {}, inline(m[1]))],
  [/\*(?=[^\s*])((?:\*\*|[^*])+?)\*(?!\*)/y, (m) => el('em', {}, inline(m[1]))],
  [/_(?=\S)((?:__|[^_])+?)_(?![A-Za-z0-9_])/y, (m) => el('em', {}, inline(m[1]))],
  [/~~(?=\S)([\s\S]+?)~~/y, (m) => el('s', {}, inline(m[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
];

export const ownEmoji = (name, id) => el('img.emoji', {
  src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: 'false',
});
const selfId = () => state.people.find((one) => one.name === state.you)?.id;
const nameFor = (id) => (id === state.bot?.id ? state.bot.global_name : personById(id)?.name) || 'unknown-user';
const mention = (text, self = false) => el(self ? 'span.mention.self' : 'span.mention', {}, text);

function channelMention(id) {
  const channel = state.channels.find((one) => one.id === id);
  if (!channel) return mention('#unknown');
  const open = () => dispatchEvent(new CustomEvent('open-room', { detail: { channel: id } }));
  return el('button.mention', { type: 'button', onclick: open }, `#${channel.name}`);
}

// A link to a channel or message of this server opens it on this page.
export function insideLink(url) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  return found && { channel: found[2], message: found[3] };
}

function link(url, children) {
  const inside = insideLink(url);
  if (!inside) return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children || url);
  const name = state.channels.find((one) => one.id === inside.channel)?.name;
  const follow = (event) => {
    event.preventDefault();
    dispatchEvent(new CustomEvent('open-room', { detail: inside }));
  };
  return el('a', { href: '#', onclick: follow }, children || `${name ? `#${name}` : 'message'} › 💬`);
}

function spoiler(children) {
  const node = el('span.spoiler', { role: 'button', tabindex: '0', 'aria-label': 'Spoiler' }, el('span', {}, children));
  const show = () => node.classList.add('shown');
  node.addEventListener('click', show);
  node.addEventListener('keydown', (event) => event.key === 'Enter' && show());
  return node;
}

export function inline(text) {
  const out = document.createDocumentFragment();
  let plain = '';
  let at = 0;
  const wordBefore = () => /[A-Za-z0-9]/.test(text[at - 1] || '');
  while (at < text.length) {
    let taken = null;
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found || (found[0][0] === '_' && found[0][1] !== '_' && wordBefore())) continue;
      taken = [found[0].length, make(found)];
      break;
    }
    if (taken) {
      if (plain) out.append(plain);
      plain = '';
      out.append(taken[1]);
      at += taken[0];
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.append(plain);
  return out;
}

const LIST = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

// Whole text: code blocks first, then line by line.
export function markdown(text) {
  const out = document.createDocumentFragment();
  for (const [number, piece] of text.split(/```(?:[a-z0-9+-]*\n)?([\s\S]+?)```/).entries()) {
    if (number % 2) out.append(el('pre', {}, el('code', {}, piece.replace(/\n$/, ''))));
    else blocks(number ? piece.replace(/^\n/, '') : piece, out);
  }
  return out;
}

function blocks(text, out) {
  if (!text) return;
  const lines = text.split('\n');
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.append(el('div.line', {}, inline(paragraph.join('\n'))));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const header = /^(#{1,3})\s+(.+)$/.exec(line);
    const small = /^-#\s+(.+)$/.exec(line);
    if (/^>>>\s/.test(line)) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
      out.append(el('blockquote', {}, markdown(rest)));
      return;
    }
    if (/^>\s/.test(line)) {
      flush();
      const quoted = [];
      while (/^>\s/.test(lines[at] || '')) quoted.push(lines[at++].slice(2));
      at -= 1;
      out.append(el('blockquote', {}, markdown(quoted.join('\n'))));
    } else if (header) {
      flush();
      out.append(el(`h${header[1].length + 2}.md`, {}, inline(header[2])));
    } else if (small) {
      flush();
      out.append(el('small.line', {}, inline(small[1])));
    } else if (LIST.test(line)) {
      flush();
      const items = [];
      const [, indent, number] = LIST.exec(line);
      for (let next; (next = LIST.exec(lines[at] || '')); at += 1) {
        const other = next[1].length <= indent.length && Boolean(next[2]) !== Boolean(number);
        if (other) break; // a list of bullets ends where a list of numbers begins, and the reverse
        items.push(next);
      }
      at -= 1;
      out.append(list(items));
    } else paragraph.push(line);
  }
  flush();
}

function list(items) {
  const depth = items[0][1].length;
  const node = el(items[0][2] ? 'ol' : 'ul', items[0][2] ? { start: Number(items[0][2]) } : {});
  for (let at = 0; at < items.length; at += 1) {
    const deeper = [];
    const item = el('li', {}, inline(items[at][3]));
    while (at + 1 < items.length && items[at + 1][1].length > depth) deeper.push(items[++at]);
    if (deeper.length) item.append(list(deeper));
    node.append(item);
  }
  return node;
}

const FORMATS = {
  t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
};
const STEPS = [[60, 'second', 1], [3600, 'minute', 60], [86400, 'hour', 3600], [2592000, 'day', 86400],
  [31536000, 'month', 2592000], [Infinity, 'year', 31536000]];
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function relative(seconds) {
  const away = seconds - now() / 1000;
  const [, unit, size] = STEPS.find(([below]) => Math.abs(away) < below);
  return ago.format(Math.round(away / size), unit);
}

export function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const text = style === 'R' ? relative(seconds) : when.toLocaleString('en-GB', FORMATS[style]);
  const title = when.toLocaleString('en-GB', FORMATS.F);
  return el('time.stamp', { datetime: when.toISOString(), title, 'data-relative': style === 'R' ? String(seconds) : null }, text);
}

setInterval(() => {
  for (const node of document.querySelectorAll('time[data-relative]')) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
