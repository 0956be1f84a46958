import { findLegalProblem, type LegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { matchLegalProblems } from '@/lib/catalogue/legal-problems/match-problem';
import { type PickerText, textsOf } from './texts';

/** How a sentence is written; mis and txt are English or Filipino, misspelled or as on a phone. */
export const MANNERS = {
  en: 'English',
  tl: 'Filipino',
  mix: 'Taglish',
  bis: 'Cebuano',
  ilo: 'Ilocano',
  mis: 'misspelled',
  txt: 'text-speak',
} as const;

export interface Story extends PickerText {
  readonly manner: keyof typeof MANNERS;
}

const storiesOf = (folder: string): readonly Story[] =>
  textsOf(folder).map(({ text, right }) => {
    const [manner = '', ...words] = text.split(' ');
    if (!isManner(manner)) throw new Error(`No manner before this story: ${text}`);
    return { manner, text: words.join(' '), right };
  });

const isManner = (word: string): word is Story['manner'] => word in MANNERS;

/**
 * Stories in whole sentences, where the queries are rather what they search for. Each stands behind its
 * manner. A new sentence goes where its problem stands, whether or not the matcher knows it. Made up like the queries, and
 * read by no lawyer.
 */
export const WORKING_STORIES = storiesOf('stories');

/** By the authors of the first working stories and counted only: what the matcher makes of sentences of their kind. */
export const STORIES_KEPT_APART = storiesOf('kept-apart');

/** By authors who saw neither the code nor another story, and counted only: what a stranger's sentence can expect. */
export const STORIES_OF_STRANGERS = storiesOf('written-by-others');

export const STORIES = [...WORKING_STORIES, ...STORIES_KEPT_APART, ...STORIES_OF_STRANGERS];

interface Figures {
  readonly of: number;
  readonly first: number;
  readonly firstThree: number;
}

export interface Miss extends Story {
  readonly found: readonly LegalProblem[];
}

/** Stories whose first answer is not right. */
export function missesOf(stories: readonly Story[]): Miss[] {
  return stories
    .map((story) => ({ ...story, found: matchLegalProblems(story.text).slice(0, 3) }))
    .filter(({ right, found: [first] }) => !first || !right.includes(first._id));
}

/** How many stories have a right answer first, and among the first three. */
export function figuresOf(stories: readonly Story[], misses = missesOf(stories)): Figures {
  const lost = misses.filter(({ right, found }) => !found.some(({ _id }) => right.includes(_id)));
  return {
    of: stories.length,
    first: stories.length - misses.length,
    firstThree: stories.length - lost.length,
  };
}

/** The figures and the misses of the working part as lines to read; of the parts kept apart the figures alone. */
export function reportLines(): string[] {
  const misses = missesOf(WORKING_STORIES);
  return [
    line('Working part', figuresOf(WORKING_STORIES, misses)),
    line('Kept apart', figuresOf(STORIES_KEPT_APART)),
    line('Written by others', figuresOf(STORIES_OF_STRANGERS)),
    ...byManner(STORIES_OF_STRANGERS),
    ...misses.map(
      ({ text, right, found }) =>
        `- ${text}: ${labelsOf(found)}; should be ${right.map((id) => findLegalProblem(id)?.label).join(' or ')}`,
    ),
  ];
}

const line = (name: string, { of, first, firstThree }: Figures) =>
  `${name}: ${of} stories, right first ${share(first, of)}, among the first three ${share(firstThree, of)}`;

const byManner = (stories: readonly Story[]) =>
  Object.entries(MANNERS).map(([manner, name]) =>
    line(`  ${name}`, figuresOf(stories.filter((story) => story.manner === manner))),
  );

const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

const labelsOf = (problems: readonly LegalProblem[]) =>
  problems.map(({ label }) => label).join(', then ') || 'nothing';
