// Says to screen readers what is new: who wrote, and the first line. Edits are not told: a table is edited with
// every press, and would be read from top to bottom.
import { nameOf } from './api.js';

const region = document.getElementById('announcer');
const LONGEST = 120;

export function announce(message, node) {
  const words = node.querySelector('.text')?.innerText.split('\n').find((line) => line.trim()) ?? 'sent something';
  region.textContent = `${nameOf(message.author)}: ${words.trim().slice(0, LONGEST)}`;
}
