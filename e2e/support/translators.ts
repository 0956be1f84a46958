/**
 * Changes to the texts of a page behind React's back. Each runs in the page, so it can use nothing outside itself.
 * The words stay the same, so a test can still read the page.
 */

/**
 * The page translation of Chrome: every text is replaced by a copy within two elements, new and changed ones too
 * (facebook/react#11538, #17256).
 */
export function chromeTranslation(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent) return;
    if (
      parent.closest('script, style, noscript, textarea, title, option, font, svg, [translate=no]')
    )
      return;
    const inner = document.createElement('font');
    inner.textContent = text.data;
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) translate(node);
    else for (const child of [...node.childNodes]) translateIn(child);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** A translator that moves the text itself into an element, and writes into it again whenever the page changes, as Edge's does. */
export function movingTranslation(): void {
  const moved = new Set<Text>();
  const move = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || moved.has(text)) return;
    if (parent.closest('script, style, noscript, textarea, title, option, font, svg')) return;
    const font = document.createElement('font');
    parent.insertBefore(font, text);
    font.append(text);
    moved.add(text);
  };
  const moveIn = (node: Node) => {
    if (node instanceof Text) move(node);
    else for (const child of [...node.childNodes]) moveIn(child);
  };
  moveIn(document.body);
  const watch = new MutationObserver((records) => {
    watch.disconnect();
    for (const { addedNodes } of records) for (const node of addedNodes) moveIn(node);
    for (const text of moved) if (text.isConnected) text.data = `${text.data}`;
    observe();
  });
  const observe = () => watch.observe(document.body, { childList: true, subtree: true });
  observe();
}

/**
 * Google's widget for sites: a bar before the page, the language of the document and what fields say, and a text that goes only after its
 * translation came.
 */
export function widgetTranslation(): void {
  document.documentElement.lang = 'ko';
  document.documentElement.classList.add('translated-ltr');
  const bar = document.createElement('div');
  bar.className = 'skiptranslate';
  bar.append(document.createElement('iframe'));
  document.body.prepend(bar);
  document.body.style.top = '40px';
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent) return;
    if (
      parent.closest('script, style, noscript, textarea, title, option, font, svg, .skiptranslate')
    )
      return;
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    font.textContent = text.data;
    parent.insertBefore(font, text.nextSibling);
    text.remove();
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) translate(node);
    if (node instanceof HTMLInputElement && node.placeholder)
      node.placeholder = `${node.placeholder} `;
    for (const child of [...node.childNodes]) translateIn(child);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** A translator that puts a text in the place of each text, as a script of a few lines does. */
export function textTranslation(): void {
  const translated = new WeakSet<Text>();
  const translate = (text: Text) => {
    if (!text.data.trim() || translated.has(text) || !text.parentElement) return;
    if (text.parentElement.closest('script, style, noscript, textarea, title, option, svg')) return;
    const copy = document.createTextNode(text.data);
    translated.add(copy);
    text.replaceWith(copy);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) translate(node);
    else for (const child of [...node.childNodes]) translateIn(child);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** A language teacher: of each text one word becomes an element, and what is before and behind it texts of their own. */
export function wordTeacher(): void {
  const taught = new WeakSet<Node>();
  const teach = (text: Text) => {
    const parent = text.parentElement;
    const [, before = '', word = '', behind = ''] = /^(\s*)(\S+)([\s\S]*)$/.exec(text.data) ?? [];
    if (!word || !parent || taught.has(text)) return;
    if (parent.closest('script, style, noscript, textarea, title, option, svg, word-taught'))
      return;
    const element = document.createElement('word-taught');
    element.textContent = word;
    const parts = [document.createTextNode(before), element, document.createTextNode(behind)];
    for (const part of parts) taught.add(part);
    text.replaceWith(...parts);
  };
  const teachIn = (node: Node) => {
    if (node instanceof Text) teach(node);
    else for (const child of [...node.childNodes]) teachIn(child);
  };
  teachIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) teachIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** An extension that marks words, as dictionaries and spelling helpers do: a text is split, and elements come beside it. */
export function wordMarker(): void {
  const mark = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent) return;
    if (parent.closest('script, style, noscript, textarea, title, option, svg, word-mark')) return;
    const word = /\S+/.exec(text.data);
    if (!word) return;
    if (word.index > 0) return mark(text.splitText(word.index));
    if (word[0].length < text.data.length) text.splitText(word[0].length);
    const marked = document.createElement('word-mark');
    text.replaceWith(marked);
    marked.append(text);
    marked.after(document.createElement('word-help'));
  };
  const markIn = (node: Node) => {
    if (node instanceof Text) mark(node);
    else for (const child of [...node.childNodes]) markIn(child);
  };
  const watch = new MutationObserver((records) => {
    watch.disconnect();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.parentNode?.nodeName !== 'WORD-MARK') markIn(node);
    observe();
  });
  const observe = () => watch.observe(document.body, { childList: true, subtree: true });
  markIn(document.body);
  observe();
}
