// The log of the bot's process, and why the playground said no: a window that goes on while it is open.
import { ask, el } from './api.js';

let lines = null; // where they are shown, while they are

export async function showLog() {
  const box = el('pre', { role: 'log', 'aria-label': 'Log', tabindex: '0' });
  const close = () => dialog.close();
  const dialog = el('dialog.log', { 'aria-label': 'The log of the bot', onclose: () => { dialog.remove(); lines = null; } },
    el('header', {}, el('h2', {}, 'The log of the bot'), el('button.icon', { type: 'button', 'aria-label': 'Close', onclick: close }, '✕')), box);
  document.getElementById('layer').append(dialog);
  dialog.showModal();
  const { lines: told } = await ask('log');
  box.append(...told.map((line) => `${line}\n`));
  box.scrollTop = box.scrollHeight;
  lines = box;
}

export function addToLog(line) {
  if (!lines) return;
  const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
  lines.append(`${line}\n`);
  if (atEnd) lines.scrollTop = lines.scrollHeight;
}
