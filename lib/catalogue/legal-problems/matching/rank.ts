import {
  formsOf,
  isUnderstood,
  isWord,
  PHRASES,
  type Phrase,
  phrasesWith,
  phrasesWithForm,
  WORDS,
} from './phrases';
import { toldScores } from './told';
import { isNear } from './typing-errors';

/** More words make no query clearer. */
const MAX_WORDS = 12;

/** What finding a word counts: itself 1, by its meaning or a root, as a typing error of another, inside another. */
const OTHER_FORM = 0.85;

const TYPING_ERROR = 0.5;

const ONLY_TYPING_ERROR = 0.5;

const INSIDE = 0.5;

/** Words that begin with this one; less where it is a word itself. */
const BEGINNING = 0.8;

const LONGER_WORD = 0.3;

const KIND_WEIGHT = { label: 1.35, synonym: 1, area: 0.8 } as const;

/** Of a label that begins as the query does. */
const LABEL_START = 1.7;

/** What the words add that a problem holds elsewhere than in its best phrase. */
const ELSEWHERE = 0.4;

/** From so many words on, somebody tells a story. */
const STORY = 3;

const MAX_TOLD_WORDS = 30;

/** How fast a problem becomes unlikely when the words are used of it less, and what phrases count beside. */
const SPREAD = 4;

const PHRASES_SHARE = 0.3;

/** Problems this far behind the best are left out. */
const TAIL = 0.55;

/** Scores of the phrases that a word fits. */
type Fits = ReadonlyMap<Phrase, number>;

/** Positions in the catalogue of the problems that words mean, the best first. */
export function rankProblems(words: readonly string[]): number[] {
  const byPhrases = phraseScores(words);
  const scores = words.length < STORY ? byPhrases : withTold(words, byPhrases);
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * TAIL)
    .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
    .map(([at]) => at);
}

/** The scores of a story: what was found by phrases, and how the words are used when people tell what happened. */
function withTold(words: readonly string[], byPhrases: ReadonlyMap<number, number>) {
  const told = toldScores(words.slice(0, MAX_TOLD_WORDS));
  if (!told || byPhrases.size === 0) return byPhrases;
  const likeliest = Math.max(...told);
  const bestPhrase = Math.max(...byPhrases.values());
  const scores = told.map((score, at): [number, number] => [
    at,
    Math.exp((score - likeliest) / SPREAD) +
      (PHRASES_SHARE * (byPhrases.get(at) ?? 0)) / bestPhrase,
  ]);
  return new Map(scores);
}

/** How well phrases of each problem fit the words. */
function phraseScores(words: readonly string[]): Map<number, number> {
  const meant = respelled(words.slice(0, MAX_WORDS));
  const [first = ''] = words;
  let scores = scoreProblems(meant.map(fitsOf), first);
  if (scores.size === 0) scores = scoreProblems(meant.flatMap(wordsAlike).map(fitsOf), first);
  return scores;
}

function scoreProblems(fits: readonly Fits[], first: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [problem, phrases] of byProblem(fits)) {
    const inBest = Math.max(...phrases.map((phrase) => scoreOf(phrase, fits, first)));
    const anywhere = fits.map((fit) => Math.max(...phrases.map((phrase) => fit.get(phrase) ?? 0)));
    scores.set(problem, inBest + ELSEWHERE * sum(anywhere));
  }
  return scores;
}

function byProblem(fits: readonly Fits[]): Map<number, Phrase[]> {
  const found = new Map<number, Phrase[]>();
  for (const phrase of new Set(fits.flatMap((fit) => [...fit.keys()]))) {
    const others = found.get(phrase.problem);
    if (others) others.push(phrase);
    else found.set(phrase.problem, [phrase]);
  }
  return found;
}

/** A phrase counts more the less of it was left unsaid. */
function scoreOf(phrase: Phrase, fits: readonly Fits[], first: string): number {
  const { kind, words } = phrase;
  const scores = fits.flatMap((fit) => fit.get(phrase) ?? []);
  const said = Math.min(1, scores.length / words.length);
  const starts = kind === 'label' && words[0]?.startsWith(first);
  const weight = starts ? LABEL_START : KIND_WEIGHT[kind];
  return sum(scores) * weight * (0.25 + 0.75 * said);
}

function fitsOf(word: string): Fits {
  const found = new Map<Phrase, number>();
  const take = (phrases: readonly Phrase[], weight: number) => {
    const score = weight * rarity(phrases);
    for (const phrase of phrases) found.set(phrase, Math.max(found.get(phrase) ?? 0, score));
  };
  const takeWords = (words: readonly string[], weight: number) => {
    for (const each of words) take(phrasesWith(each), weight);
  };
  take(phrasesWith(word), 1);
  for (const form of formsOf(word)) take(phrasesWithForm(form), OTHER_FORM);
  if (word.length > 2) {
    const longer = WORDS.filter((known) => known.length > word.length && known.startsWith(word));
    const weight = isWord(word) ? LONGER_WORD : BEGINNING;
    for (const known of longer) take(phrasesWith(known), (weight * word.length) / known.length);
  }
  if (word.length > 2 && !isWord(word)) {
    takeWords(wordsNear(word), found.size > 0 ? TYPING_ERROR : ONLY_TYPING_ERROR);
    if (found.size === 0) takeWords(wordsAround(word), INSIDE);
  }
  return found;
}

/** A word that few phrases have tells more than one of many. */
function rarity(phrases: readonly Phrase[]): number {
  return Math.log(1 + PHRASES.length / (phrases.length + 0.5));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Words as they were probably meant: what was written together apart, and what was written apart together as well. */
function respelled(words: readonly string[]): string[] {
  const joined = words.flatMap((word, at) => {
    const both = `${words[at - 1] ?? ''}${word}`;
    return both !== word && isWord(both) ? [both] : [];
  });
  return [...words.flatMap((word) => (isUnderstood(word) ? [word] : apart(word))), ...joined];
}

/** finalpay, 13thmonth, bp22 */
function apart(word: string): string[] {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isLong = (part: string) => part.length > 2 || /\d/.test(word);
    if (parts.every((part) => isWord(part) && isLong(part))) return parts;
  }
  return [word];
}

/** The words that may be meant by one with typing errors, from three letters. */
function wordsNear(word: string): string[] {
  const errors = word.length > 6 ? 2 : 1;
  return WORDS.filter((known) => isNear(word, known, errors));
}

/** Words that hold this one, and those that it holds, from four letters. */
function wordsAround(word: string): string[] {
  if (word.length < 4) return [];
  return WORDS.filter(
    (known) => known.length > 3 && (known.includes(word) || word.includes(known)),
  );
}

/** Words that share half of their pairs of letters with this one: misspelt beyond a letter or two. */
function wordsAlike(word: string): string[] {
  const pairs = pairsOf(word);
  return WORDS.filter((known) => {
    const others = pairsOf(known);
    const shared = [...pairs].filter((pair) => others.has(pair)).length;
    return shared > 2 && (2 * shared) / (pairs.size + others.size) >= 0.5;
  });
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word).map((letter, at) => `${word[at - 1] ?? '^'}${letter}`));
}
