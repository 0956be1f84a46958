/** Control characters but for the line feed, and those that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Free text of lines and paragraphs that can do nothing but be read: one kind of line break, no empty lines in a row. */
export function plainText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
