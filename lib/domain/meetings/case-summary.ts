export const SUMMARY_LENGTH = 100;
/** A shorter beginning is no sentence, but `Atty.` or `Hello!`. */
const SHORTEST_SENTENCE = 15;

/**
 * Returns the first sentence of a client's description as a short summary; a longer one is cut after a word. Empty
 * for an empty text.
 */
export function caseSummary(description: string): string {
  const [line = ''] = description.trim().split(/\n/);
  const words = line.replace(/\s+/g, ' ').trim();
  const sentence = firstSentence(words).replace(/(?<=[\p{L}\p{N})”"’'])\.$/u, '');
  const signs = Array.from(sentence);
  if (signs.length <= SUMMARY_LENGTH) return sentence;
  const cut = signs.slice(0, SUMMARY_LENGTH - 1).join('');
  const atWord = signs[SUMMARY_LENGTH - 1] === ' ' ? cut : cut.replace(/ [^ ]*$/, '');
  return `${atWord.replace(/[\s,;:–-]+$/u, '')}…`;
}

function firstSentence(words: string): string {
  for (const { index, 0: end } of words.matchAll(/[.!?…]+(?= |$)/g)) {
    const after = index + end.length;
    if (after >= SHORTEST_SENTENCE) return words.slice(0, after);
  }
  return words;
}
