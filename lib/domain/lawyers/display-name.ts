const TITLES = /^(?:(?:atty\.|(?:atty|attorney)(?=\s|$))\s*)+/i;

/** Returns a lawyer's name without the title, which the product writes in front of it. */
export function withoutTitle(name: string): string {
  return name.replace(TITLES, '');
}
