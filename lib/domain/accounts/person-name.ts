/** Letters of any script with their marks, spaces, apostrophes, hyphens and dots. */
const ALLOWED = /^[\p{L}\p{M} .'’ʼ‘‐-]+$/u;
const FOREIGN = /[^\p{L}\p{M} .'’ʼ‘‐-]+/gu;
const INNER_DOT = /\.(?=\p{L}\p{M}*\p{L})/u;
const WWW = /www\./i;

/** Whether a text is acceptable as a person's name: it cannot be mistaken for a URL, and displays as written. */
export function isPersonName(text: string): boolean {
  return ALLOWED.test(text) && /\p{L}/u.test(text) && !INNER_DOT.test(text) && !WWW.test(text);
}

const APOSTROPHES = /[\u0060\u00b4\u201b\u2032\u02b9\u02bb\uff07]/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;
/** Invisible characters without effect on direction, left by word processors and scanners. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const SHORT_FORM = /(^|[ -])(ma|sta|sto|st|jr|sr|fr|dr)\.(?=\p{L}\p{M}*\p{L})/giu;
const CAPITALS = /(^|[ .-])(\p{Lu}\p{M}*\p{L}{0,2})\.(?=\p{Lu}\p{M}*\p{L})/gu;
/** A comma before a suffix such as Jr., and one at the end. */
const COMMA = / *, *(?=(?:jr|sr|ii|iii|iv|v|2nd|3rd|4th|5th)\.?,?$|$)/giu;
const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/ 2nd\.?$/iu, ' II'],
  [/ 3rd\.?$/iu, ' III'],
  [/ 4th\.?$/iu, ' IV'],
  [/ 5th\.?$/iu, ' V'],
];

/**
 * Normalizes a typed name to the stored form: other apostrophes and hyphens, a missing space after an abbreviation,
 * and the comma before Jr. are corrected. A text that is no name stays invalid.
 * @example typedName('Ma.Theresa') // 'Ma. Theresa'
 */
export function typedName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .replace(COMMA, ' ')
    .trim()
    .replace(SHORT_FORM, '$1$2. ')
    .replace(CAPITALS, '$1$2. ');
  return ORDINALS.reduce((result, [typed, roman]) => result.replace(typed, roman), name).trim();
}

/** Reduces a text to characters allowed in a name; may be empty. */
export function toPersonName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(FOREIGN, ' ')
    .replace(/(?:www)+\./gi, ' ')
    .replace(new RegExp(INNER_DOT, 'gu'), '. ')
    .replace(/ +/g, ' ')
    .trim();
  return isPersonName(letters) ? letters : '';
}
