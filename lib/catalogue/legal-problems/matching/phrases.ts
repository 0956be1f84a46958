import { LEGAL_PROBLEMS } from '../legal-problems';
import { foldText, wordsOf } from './fold';
import { rootsOf } from './roots';
import { STOP_WORDS } from './stopwords';
import { meaningOf } from './synonyms';

export interface Phrase {
  /** Position of the problem in the catalogue. */
  readonly problem: number;
  readonly kind: 'label' | 'synonym' | 'area';
  readonly words: readonly string[];
}

export const PHRASES: readonly Phrase[] = LEGAL_PROBLEMS.flatMap(
  ({ label, value: [area], additional_text = '' }, problem) => [
    { problem, kind: 'label' as const, words: significantWords(foldText(label)) },
    { problem, kind: 'area' as const, words: significantWords(foldText(area)) },
    ...foldText(additional_text)
      .split(',')
      .map((text) => ({ problem, kind: 'synonym' as const, words: significantWords(text) })),
  ],
);

/** Returns the words of a text that are no stop words, or all of them when there are no others. */
export function significantWords(folded: string): string[] {
  const words = wordsOf(folded);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

const BY_WORD = new Map<string, Phrase[]>();
const BY_FORM = new Map<string, Phrase[]>();
for (const phrase of PHRASES) for (const word of phrase.words) add(BY_WORD, word, [phrase]);
for (const [word, phrases] of BY_WORD)
  for (const form of formsOf(word)) add(BY_FORM, form, phrases);

function add(to: Map<string, Phrase[]>, key: string, phrases: readonly Phrase[]) {
  const there = to.get(key);
  if (there) there.push(...phrases);
  else to.set(key, [...phrases]);
}

export const WORDS: readonly string[] = [...BY_WORD.keys()];

/**
 * Returns the other forms under which a word is indexed: its meaning and its roots, marked so that neither is
 * confused with the other.
 */
export function formsOf(word: string): string[] {
  const roots = rootsOf(word);
  const meaning = meaningOf(word, roots);
  return [...(meaning ? [`=${meaning}`] : []), ...roots];
}

export function isWord(word: string): boolean {
  return BY_WORD.has(word);
}

/** Whether the word itself, its meaning or one of its roots is in a phrase. */
export function isUnderstood(word: string): boolean {
  return isWord(word) || formsOf(word).some((form) => BY_FORM.has(form));
}

export function phrasesWith(word: string): readonly Phrase[] {
  return BY_WORD.get(word) ?? [];
}

export function phrasesWithForm(form: string): readonly Phrase[] {
  return BY_FORM.get(form) ?? [];
}
