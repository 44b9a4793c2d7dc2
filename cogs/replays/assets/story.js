// One step at a time: arrows, Home and End, the buttons below, and the address, which names a step.
// Without this, all steps stand below each other.
'use strict';
const steps = [...document.querySelectorAll('article')];
const [first, back, on, last, best] = document.querySelectorAll('nav button');
const told = document.querySelector('[role=status]');
const jump = document.querySelector('nav select');
const chapters = [...jump.options].map((option) => Number(option.value));
const still = matchMedia('(prefers-reduced-motion: reduce)');
let here = 0;
let plays = 0;

function show(number) {
  here = Math.min(Math.max(number, 0), steps.length - 1);
  steps.forEach((step, place) => step.classList.toggle('here', place === here));
  first.disabled = back.disabled = here === 0;
  on.disabled = last.disabled = here === steps.length - 1;
  jump.value = String(Math.max(...chapters.filter((step) => step <= here)));
  document.documentElement.classList.toggle('inside', here > 0);
  play();
}

// The moving picture lies over the still one, which it ends as.
function play() {
  document.querySelector('.picture img')?.remove();
  const picture = steps[here].querySelector('[data-gif]');
  if (!picture || still.matches) return;
  const moving = new Image();
  moving.alt = ''; // the still picture has the text
  // Browsers play the same address only once, so each time has its own.
  moving.src = `${document.getElementById(picture.dataset.gif).value}#${++plays}`;
  picture.append(moving);
}

function turn(number) {
  const held = document.activeElement;
  show(number);
  if (held.disabled) (here ? back : on).focus(); // a key that is spent must not lose its place
  told.textContent = steps[here].querySelector('h2').textContent; // for readers who cannot see it
  scrollTo(0, 0);
  try {
    history.replaceState(null, '', `#${steps[here].id}`);
  } catch {
    // Some browsers let nobody do so a hundred times in half a minute, or in a preview at all.
  }
}

function named() {
  const found = steps.findIndex((step) => `#${step.id}` === location.hash);
  return found < 0 ? Number(best.value) : found;
}

first.addEventListener('click', () => turn(0));
back.addEventListener('click', () => turn(here - 1));
on.addEventListener('click', () => turn(here + 1));
last.addEventListener('click', () => turn(steps.length - 1));
best.addEventListener('click', () => turn(Number(best.value)));
jump.addEventListener('change', () => turn(Number(jump.value)));
still.addEventListener('change', play);
addEventListener('hashchange', () => show(named()));
addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === jump) return;
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: steps.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  turn(to);
});
document.documentElement.classList.add('paged');
show(named());
