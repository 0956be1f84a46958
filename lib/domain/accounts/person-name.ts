/** Letters of any script with their marks, spaces, apostrophes, hyphens and dots. */
const ALLOWED = /^[\p{L}\p{M} .'’ʼ‘‐-]+$/u;
const FOREIGN = /[^\p{L}\p{M} .'’ʼ‘‐-]+/gu;
/** A dot inside a word, as addresses have it; initials such as `J.R.` are none. */
const INNER_DOT = /\.(?=\p{L}\p{M}*\p{L})/u;
const WWW = /www\./i;

/** Whether a text can stand for a person: it can't be mistaken for an address, and shows as it is written. */
export function isPersonName(text: string): boolean {
  return ALLOWED.test(text) && /\p{L}/u.test(text) && !INNER_DOT.test(text) && !WWW.test(text);
}

/** What of a text can stand in a name; may be empty. */
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
