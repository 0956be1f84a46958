/** Text as it is compared: lowercase, without accents, plain apostrophes, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a folded text; what is attached with an apostrophe goes (`neighbor's`, `ako'y`). */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'\w{0,2}\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
