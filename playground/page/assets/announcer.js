// Announces a new message to screen readers: its author and its first line. Edits are not announced: a table is edited
// with every press, and a screen reader would read all of it.
import { nameOf } from './api.js';

const region = document.getElementById('announcer');
const LONGEST = 120;

export function announce(message, node) {
  const words = node.querySelector('.text')?.innerText.split('\n').find((line) => line.trim()) ?? 'sent something';
  region.textContent = `${nameOf(message.author)}: ${words.trim().slice(0, LONGEST)}`;
}
