/** Normalizes text for comparison: lowercase, without accents, plain apostrophes, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a folded text into words, without endings after an apostrophe (`neighbor's`, `ako'y`). */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'\w{0,2}\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
