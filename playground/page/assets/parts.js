// Components of a message (V2 and classic) as DOM.
import { act, el, onceSettled } from './api.js';
import { insideLink, markdown, ownEmoji } from './markdown.js';
import { choicesOf, chosenOf, opensMenu } from './menus.js';
import { showModal } from './modal.js';

// Style of a button -> its class; type of a component -> the function that draws it. The names of the types are in
// playground/limits/components.py.
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'link' };
const MAKERS = {
  1: row, 2: button, 3: select, 5: select, 6: select, 7: select, 8: select, 9: section,
  10: (part) => el('.text', {}, markdown(part.content)),
  11: thumbnail, 12: gallery, 13: file,
  14: (part) => el(part.divider === false ? '.gap' : 'hr', { class: part.spacing === 2 ? 'wide' : null }),
  17: container,
};

export const component = (part, message) => MAKERS[part.type]?.(part, message) ?? el('.unknown', {}, `component ${part.type}`);
export const components = (parts, message) => parts.map((part) => component(part, message));

function row(part, message) {
  return el('.row', {}, components(part.components, message));
}

function container(part, message) {
  const node = el('.container', {}, components(part.components, message));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    node.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, '0')}`;
  }
  return part.spoiler ? hidden(node) : node;
}

function section(part, message) {
  return el('.section', {}, el('.section-text', {}, components(part.components, message)),
    component(part.accessory, message));
}

export function emoji(part) {
  if (!part) return null;
  const drawn = part.id ? ownEmoji(part.name, part.id) : part.name;
  return el('span.emoji', { 'aria-hidden': 'true' }, drawn);
}

function button(part, message) {
  const label = [emoji(part.emoji), part.label && el('span', {}, part.label)];
  if (part.url) return linkButton(part, label);
  const node = el(`button.button.${STYLES[part.style]}`, {
    type: 'button',
    disabled: Boolean(part.disabled),
    'data-custom-id': part.custom_id,
    'aria-label': part.label ? null : part.emoji?.name,
  }, label);
  node.addEventListener('click', () => use(message, part, [], node));
  return node;
}

function linkButton(part, label) {
  const inside = insideLink(part.url);
  const mark = el('span.out', { 'aria-hidden': 'true' }, '↗\uFE0E');
  if (!inside) {
    const where = { href: part.url, target: '_blank', rel: 'noopener noreferrer' };
    return el('a.button.link', where, label, mark);
  }
  const go = () => dispatchEvent(new CustomEvent('open-room', { detail: inside }));
  return el('button.button.link', { type: 'button', onclick: go }, label, mark);
}

function select(part, message) {
  const values = chosenOf(part);
  const chosen = choicesOf(part).filter((choice) => values.includes(choice.value));
  const text = chosen.length ? chosen.map((option) => option.label).join(', ') : part.placeholder || 'Make a selection';
  const node = el('button.select', {
    type: 'button', role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': 'false',
    'aria-label': part.placeholder || 'Make a selection', disabled: Boolean(part.disabled),
    'data-custom-id': part.custom_id,
  }, el(chosen.length ? 'span' : 'span.placeholder', {}, text), el('span.chevron', { 'aria-hidden': 'true' }, '⌄'));
  opensMenu(node, part, (values, button) => use(message, part, values, button));
  return node;
}

// The version of the message on the screen: a newer edit may be on its way, or wait until the press ends.
const versionShown = ({ id }) => document.querySelector(`[data-message-id="${CSS.escape(id)}"]`)?.dataset.version;

// `node`: the pressed button or select, if it still exists. Each failure shows the same sentence, as with Discord.
async function use(message, part, values, node) {
  if (node?.classList.contains('waiting')) return;
  node?.classList.add('waiting');
  const failed = () => dispatchEvent(new CustomEvent('failed', { detail: { message: message.id } }));
  const body = { message: message.id, version: versionShown(message), custom_id: part.custom_id, values };
  dispatchEvent(new CustomEvent('using', { detail: { message: message.id } }));
  try {
    const { interaction } = await act('click', body);
    onceSettled(interaction, (fate) => {
      node?.classList.remove('waiting');
      if (fate.status === 'modal') showModal(fate);
      if (fate.status === 'failed') failed();
    });
  } catch {
    node?.classList.remove('waiting');
    failed();
  }
}

function thumbnail(part) {
  const image = el('img.thumbnail', { src: part.media.url, alt: part.description || '' });
  return part.spoiler ? hidden(image) : image;
}

function gallery(part) {
  const items = part.items.map((item) => {
    const open = el('a', { href: item.media.url, target: '_blank', rel: 'noopener' },
      el('img', {
        src: item.media.url, alt: item.description || '', width: item.media.width, height: item.media.height,
      }));
    return item.spoiler ? hidden(open) : open;
  });
  return el(`.gallery.of-${Math.min(items.length, 4)}`, {}, items);
}

function file(part) {
  const name = decodeURIComponent(part.file.url.split('/').pop().split('?')[0]);
  return el('a.file', { href: part.file.url, download: name }, '📄 ', name);
}

function hidden(node) {
  const around = el('.hidden-part', {}, node);
  const show = el('button.reveal', { type: 'button', onclick: () => around.classList.add('shown') }, 'SPOILER');
  around.append(show);
  return around;
}
