/**
 * Pasted HTML in words of the schema, before the editor reads it: one level of headings and of lists, and bold as an element.
 * Styles are read from the attribute and taken out: the policy keeps a browser from applying them, so that the text of a
 * word processor, which says by style what is not bold, would come in bold.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, img, svg, iframe')) element.remove();
  for (const element of body.querySelectorAll('[data-style]')) applyWeight(element);
  for (const heading of body.querySelectorAll('h1, h2, h4, h5, h6')) rename(heading, 'h3');
  // The deepest first: each is put behind the item it belongs to.
  for (const list of Array.from(body.querySelectorAll('li ul, li ol')).reverse()) {
    list.closest('li')?.after(...list.children);
    list.remove();
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return body.innerHTML;
}

/** In tags alone; words that look so stay. */
function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/(?<=[\s/"'])(style|on\w+)(?=\s*=)/gi, 'data-$1'),
  );
}

function applyWeight(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  element.removeAttribute('data-style');
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  if (!weight) return;
  const isBold = weight.startsWith('bold') || Number(weight) >= 600;
  if (!isBold && element.matches('b, strong')) element.replaceWith(...element.childNodes);
  if (!isBold || element.matches('b, strong, h1, h2, h3, h4, h5, h6')) return;
  const strong = element.ownerDocument.createElement('strong');
  strong.append(...element.childNodes);
  element.append(strong);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
