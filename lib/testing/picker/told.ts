import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { foldText, wordsOf } from '@/lib/catalogue/legal-problems/matching/fold';
import { STOP_WORDS } from '@/lib/catalogue/legal-problems/matching/stopwords';
import { WORKING_QUERIES } from './queries';
import { WORKING_STORIES } from './stories';
import { type PickerText, textsOf } from './texts';

/** Ways to tell each problem, written to be learnt from. */
export const TOLD = textsOf('told');

/** All that may be learnt from, with the problem that is meant first. */
const tellings = (): readonly PickerText[] => [
  ...LEGAL_PROBLEMS.flatMap(({ _id, label, additional_text = '' }) =>
    [label, ...additional_text.split(',')].map((text) => ({ text, right: [_id] })),
  ),
  ...WORKING_QUERIES,
  ...TOLD,
  ...WORKING_STORIES,
];

/**
 * Counts how often each word was used of which problem. Returns the words by what was counted for them: by ids, with how often
 * where it was more than once (`{"0 5:2": "tinanggal sinesante"}`).
 */
export function toldCounts(): Readonly<Record<string, string>> {
  const counts = new Map<string, Map<number, number>>();
  for (const { text, right } of tellings()) {
    const [problem = -1] = right;
    const words = wordsOf(foldText(text)).filter((word) => !STOP_WORDS.has(word));
    for (const word of new Set(words)) {
      const of = counts.get(word) ?? new Map<number, number>();
      counts.set(word, of.set(problem, (of.get(problem) ?? 0) + 1));
    }
  }
  const alike = new Map<string, string[]>();
  for (const [word, of] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    alike.set(textOf(of), [...(alike.get(textOf(of)) ?? []), word]);
  const inOrder = [...alike].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return Object.fromEntries(inOrder.map(([count, words]) => [count, words.join(' ')]));
}

function textOf(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([id, count]) => (count > 1 ? `${id}:${count}` : `${id}`))
    .join(' ');
}
