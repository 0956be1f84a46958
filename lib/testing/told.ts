import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { foldText, wordsOf } from '@/lib/catalogue/legal-problems/matching/fold';
import { STOP_WORDS } from '@/lib/catalogue/legal-problems/matching/stopwords';
import { WORKING_QUERIES } from '@/lib/catalogue/legal-problems/queries/working-queries';
import { WORKING_STORIES } from './stories';

const FOLDER = join(process.cwd(), 'lib/catalogue/legal-problems/queries/told');

type Telling = readonly [text: string, problem: number];

/** Ways to tell each problem, written to be learnt from: an id in a line of its own, then a telling a line. */
export function told(): Telling[] {
  let problem = -1;
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
    .flatMap((line): Telling[] => {
      if (!/^\d+$/.test(line)) return [[line, problem]];
      problem = Number(line);
      return [];
    });
}

/** All that may be learnt from, with the problem that is meant first. */
const tellings = (): Telling[] => [
  ...LEGAL_PROBLEMS.flatMap(({ _id, label, additional_text = '' }) =>
    [label, ...additional_text.split(',')].map((text): Telling => [text, _id]),
  ),
  ...WORKING_QUERIES.map(([text, [first = -1]]): Telling => [text, first]),
  ...told(),
  ...WORKING_STORIES.map(({ text, right: [first = -1] }): Telling => [text, first]),
];

/** The module of the counts: a word a line, then the problems it was used of, with how often where it was more than once. */
export function toldCountsModule(): string {
  const counts = new Map<string, Map<number, number>>();
  for (const [text, problem] of tellings()) {
    const words = wordsOf(foldText(text)).filter((word) => !STOP_WORDS.has(word));
    for (const word of new Set(words)) {
      const of = counts.get(word) ?? new Map<number, number>();
      counts.set(word, of.set(problem, (of.get(problem) ?? 0) + 1));
    }
  }
  const lines = [...counts].map(([word, of]) =>
    [word, ...[...of].map(([id, count]) => (count > 1 ? `${id}:${count}` : `${id}`))].join(' '),
  );
  return `/** Made by \`npm run picker:counts\`: how often a word was used of a problem. */
export const TOLD_COUNTS = \`${lines.toSorted().join('\n')}\`;`;
}
