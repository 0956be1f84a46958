const MAX_LENGTH = 60;

/**
 * Returns the words in plain lower-case letters and digits, joined by hyphens: `Ñino de la Cruz` is
 * `nino-de-la-cruz`.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the readable handle of a lawyer, fixed at sign-up: the name and a suffix that distinguishes namesakes. A
 * name without a letter that a URL can hold is `lawyer`.
 */
export function handleOf(name: string, mark: string): string {
  const words = plainWords(name).slice(0, MAX_LENGTH).replace(/-$/, '');
  return `${words || 'lawyer'}-${mark}`;
}
