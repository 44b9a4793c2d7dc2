// What text has less than 4.5 of contrast (WCAG 2, level AA) to the colours that lie behind it.
() => {
  const parse = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
    return { channels: [red, green, blue], alpha };
  };
  const over = (top, below) => {
    const { channels, alpha } = parse(top);
    return channels.map((value, at) => value * alpha + below[at] * (1 - alpha));
  };
  const light = (channels) => {
    const [red, green, blue] = channels.map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (node) => {
    const around = [];
    for (let one = node; one; one = one.parentElement) around.unshift(getComputedStyle(one));
    return around.reduce((below, style) => over(style.backgroundColor, below), [255, 255, 255]);
  };
  const unlike = (node, style) => {
    const below = behind(node);
    const [low, high] = [light(below), light(over(style.color, below))].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const exempt = (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    || node.closest(':disabled, .avatar, option, .spoiler:not(.shown)');
  const faint = [];
  const look = (node, style, text) => {
    const ratio = unlike(node, style);
    if (!exempt(node) && ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${node.className || node.id}: ${text}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent.trim();
    if (/[\p{L}\p{N}]/u.test(text)) look(texts.currentNode.parentElement, getComputedStyle(texts.currentNode.parentElement), text);
  }
  for (const box of document.querySelectorAll('[placeholder]')) look(box, getComputedStyle(box, '::placeholder'), box.placeholder);
  return faint;
}
