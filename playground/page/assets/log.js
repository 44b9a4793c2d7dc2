// A window with the log: the bot's output, and why the playground refused requests. It shows new lines while it is open.
import { ask, el } from './api.js';

let lines = null; // the element with the lines, while the window is open

export async function showLog() {
  const box = el('pre', { role: 'log', 'aria-label': 'Log', tabindex: '0' });
  const close = () => dialog.close();
  const dialog = el('dialog.log', { 'aria-label': 'The log of the bot', onclose: () => { dialog.remove(); lines = null; } },
    el('header', {}, el('h2', {}, 'The log of the bot'), el('button.icon', { type: 'button', 'aria-label': 'Close', onclick: close }, '✕')), box);
  document.getElementById('layer').append(dialog);
  dialog.showModal();
  const { lines: earlier } = await ask('log');
  box.append(...earlier.map((line) => `${line}\n`));
  box.scrollTop = box.scrollHeight;
  lines = box;
}

export function addToLog(line) {
  if (!lines) return;
  const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
  lines.append(`${line}\n`);
  if (atEnd) lines.scrollTop = lines.scrollHeight;
}
