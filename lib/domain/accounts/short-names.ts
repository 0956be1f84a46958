/** Abbreviations of Philippine names with the full names: lowercase, without dots. */
export const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['st', 'saint'],
  ['fco', 'francisco'],
  ['jhon', 'john'],
]);

/**
 * Returns a word of a name with its other forms, full or abbreviated.
 * @example nameForms('maria') // ['maria', 'ma']
 */
export function nameForms(word: string): readonly string[] {
  const long = SHORT_NAMES.get(word);
  if (long !== undefined) return [word, long];
  return [word, ...[...SHORT_NAMES].filter(([, full]) => full === word).map(([short]) => short)];
}
