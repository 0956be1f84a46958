import { LEGAL_PROBLEMS, type LegalProblem } from './legal-problems';
import { foldText, wordsOf } from './matching/fold';
import { saysNotToKnow } from './matching/not-knowing';
import { PHRASES, significantWords } from './matching/phrases';
import { rankProblems } from './matching/rank';
import { STOP_WORDS } from './matching/stopwords';
import { spelledOut } from './matching/text-speak';
import { MOST_COMMON_PROBLEMS } from './most-common';

// Folded text never holds a line break, so a phrase cannot match across two fields.
const SEARCHABLE = LEGAL_PROBLEMS.map((problem) =>
  [problem.label, ...problem.value, problem.additional_text ?? ''].map(foldText).join('\n'),
);

const LABELS = LEGAL_PROBLEMS.map(({ label }) => foldText(label));

/**
 * Returns the legal problems for a query, the best first: matches by meaning, then those whose label, area or
 * additional text contains the query as written, ignoring case and accents. An empty query returns the whole
 * catalogue.
 */
export function matchLegalProblems(query: string): readonly LegalProblem[] {
  const phrase = foldText(query);
  if (phrase === '') return LEGAL_PROBLEMS;
  const words = spelledOut(wordsOf(phrase));
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  const named = LABELS.indexOf(phrase);
  const ranked = rankedBy(words, significant);
  const found = new Set(named < 0 ? ranked : [named, ...ranked]);
  SEARCHABLE.forEach((text, at) => {
    if (text.includes(phrase)) found.add(at);
  });
  return [...found].flatMap((at) => LEGAL_PROBLEMS[at] ?? []);
}

function rankedBy(words: readonly string[], significant: readonly string[]): number[] {
  if (significant.length === 0) return sayingNothingElse(words);
  return saysNotToKnow(words, significant) ? [] : rankProblems(significant);
}

/**
 * Returns matches for a query of stop words only, such as `will` or `I need legal advice`: problems with a phrase of
 * just such words, then the broad problems, any of which may be meant.
 */
function sayingNothingElse(words: readonly string[]): number[] {
  if (words.length === 0) return [];
  const named = PHRASES.filter((phrase) => phrase.words.every((word) => words.includes(word)));
  return [...named.map(({ problem }) => problem), ...MOST_COMMON_PROBLEMS.keys()];
}

/**
 * Returns the one problem that a query identifies: the only match, or the only one with a label or a phrase of
 * exactly these words. Null when there are several, or none.
 */
export function fittingProblem(query: string): LegalProblem | null {
  return fittingAmong(matchLegalProblems(query), query);
}

function fittingAmong(found: readonly LegalProblem[], query: string): LegalProblem | null {
  const [first = null] = found;
  if (first === null || found.length === 1 || foldText(first.label) === foldText(query))
    return first;
  const words = significantWords(foldText(query)).join(' ');
  const named = new Set(
    PHRASES.filter((phrase) => phrase.kind !== 'area' && phrase.words.join(' ') === words).map(
      ({ problem }) => LEGAL_PROBLEMS[problem],
    ),
  );
  const [only = null] = named;
  return named.size === 1 && only === first ? only : null;
}

/** Returns the problem that a longer text is about: the one it identifies, else the best match where the next is of the same area. */
export function likelyProblem(text: string): LegalProblem | null {
  const found = matchLegalProblems(text);
  const named = fittingAmong(found, text);
  if (named) return named;
  const [first, second] = found;
  if (!first || !second) return first ?? null;
  return first.value[0] === second.value[0] ? first : null;
}
