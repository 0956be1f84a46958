/** `Atty.`, `Atty`, `Attorney` in front of a name, also more than once. */
const TITLES = /^(?:(?:atty\.|(?:atty|attorney)(?=\s|$))\s*)+/i;

/** A lawyer's name without the title, which the product writes in front of it. */
export function withoutTitle(name: string): string {
  return name.replace(TITLES, '');
}
