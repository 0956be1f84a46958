/** Most characters of a summary that is taken from the text. */
export const SUMMARY_LENGTH = 100;
/** What ends sooner is no sentence yet, but `Atty.` or `Hello!`. */
const SHORTEST_SENTENCE = 15;

/**
 * The first sentence of what a client wrote, as the short summary of their case; a longer one is cut after a word. Empty for
 * an empty text.
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
