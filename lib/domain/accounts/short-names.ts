/** Short forms of Philippine names, and what they stand for: lowercase, without dots. */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['st', 'saint'],
  ['fco', 'francisco'],
  ['jhon', 'john'],
]);

/**
 * A word of a name and what else it is written as, in full or short.
 *
 * @example nameForms('maria') // ['maria', 'ma']
 */
export function nameForms(word: string): readonly string[] {
  const long = SHORT_NAMES.get(word);
  if (long !== undefined) return [word, long];
  return [word, ...[...SHORT_NAMES].filter(([, full]) => full === word).map(([short]) => short)];
}
