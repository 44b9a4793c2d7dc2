// A box that offers a list: the focus stays in the box while the arrows go through the list (ARIA's combobox).
export function combobox(box, list) {
  const options = () => (list.hidden ? [] : [...list.querySelectorAll('[role=option]')]);
  const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true');

  function mark(option) {
    for (const one of options()) one.setAttribute('aria-selected', String(one === option));
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function open(rows) {
    list.replaceChildren(...rows);
    list.hidden = false;
    options().forEach((option, number) => { option.id = `${list.id}-${number}`; });
    box.setAttribute('aria-expanded', String(options().length > 0));
    mark(options()[0]);
  }

  function close() {
    mark(null);
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
  }

  // Whether the key was meant for the list.
  function takes(event) {
    const offered = options();
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && !list.hidden) close();
    else if (!offered.length) return false;
    else if (move) mark(offered[(offered.indexOf(active()) + move + offered.length) % offered.length]);
    else if (event.key === 'Enter' || event.key === 'Tab') active().click();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  list.hidden = true;
  list.setAttribute('role', 'listbox');
  const said = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-controls': list.id, 'aria-expanded': 'false' };
  for (const [name, value] of Object.entries(said)) box.setAttribute(name, value);
  return { open, close, takes, isOpen: () => !list.hidden };
}
