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

/** Words of a query that are used; more make it no clearer. */
const MAX_WORDS = 12;

/**
 * Weight of a match by meaning or root; the word itself weighs 1, and typing errors and parts of words have weights
 * of their own.
 */
const OTHER_FORM = 0.85;

const TYPING_ERROR = 0.5;

const ONLY_TYPING_ERROR = 0.5;

const INSIDE = 0.5;

/** Weight of words that begin with this one; less where it is a word itself. */
const BEGINNING = 0.8;

const LONGER_WORD = 0.3;

const KIND_WEIGHT = { label: 1.35, synonym: 1, area: 0.8 } as const;

/** Factor for a label that begins as the query does. */
const LABEL_START = 1.7;

/** Weight of matches in a problem outside its best phrase. */
const ELSEWHERE = 0.4;

/** Number of words from which a query counts as a story. */
const STORY = 3;

const MAX_TOLD_WORDS = 30;

/** How fast the likelihood of a problem falls with its score for the told words; below, the share of phrase matches. */
const SPREAD = 4;

const PHRASES_SHARE = 0.3;

const TAIL = 0.55;

type Fits = ReadonlyMap<Phrase, number>;

/** Returns the catalogue positions of the problems that match the words, the best first. */
export function rankProblems(words: readonly string[]): number[] {
  const byPhrases = phraseScores(words);
  const scores = words.length < STORY ? byPhrases : withTold(words, byPhrases);
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * TAIL)
    .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
    .map(([at]) => at);
}

/** Combines phrase scores with how the words are used when people tell their story. */
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

/** Scores a phrase higher the fewer of its words are missing from the query. */
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

/** Weighs rare words higher than common ones. */
function rarity(phrases: readonly Phrase[]): number {
  return Math.log(1 + PHRASES.length / (phrases.length + 0.5));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns probable respellings: joined words split, and separate words joined. */
function respelled(words: readonly string[]): string[] {
  const joined = words.flatMap((word, at) => {
    const both = `${words[at - 1] ?? ''}${word}`;
    return both !== word && isWord(both) ? [both] : [];
  });
  return [...words.flatMap((word) => (isUnderstood(word) ? [word] : apart(word))), ...joined];
}

/** Splits joined words: finalpay, 13thmonth, bp22. */
function apart(word: string): string[] {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isLong = (part: string) => part.length > 2 || /\d/.test(word);
    if (parts.every((part) => isWord(part) && isLong(part))) return parts;
  }
  return [word];
}

function wordsNear(word: string): string[] {
  const errors = word.length > 6 ? 2 : 1;
  return WORDS.filter((known) => isNear(word, known, errors));
}

/** Returns the words that contain this one, and those it contains, from four letters. */
function wordsAround(word: string): string[] {
  if (word.length < 4) return [];
  return WORDS.filter(
    (known) => known.length > 3 && (known.includes(word) || word.includes(known)),
  );
}

/** Returns the words that share half of their letter pairs with this one: misspelled by more than a letter or two. */
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
