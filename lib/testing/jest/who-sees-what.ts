import { readFileSync } from 'node:fs';

/** Adds the rules of `globals.css` that tell what a lawyer, a client or a visitor sees: those outside of layers. */
export function addWhoSeesWhat(): void {
  const css = readFileSync('app/globals.css', 'utf8');
  const style = document.createElement('style');
  const start = css.indexOf('/* Who looks is known');
  style.textContent = css.slice(start, css.indexOf('@media print', start));
  document.head.append(style);
}
