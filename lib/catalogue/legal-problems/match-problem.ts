import { LEGAL_PROBLEMS, type LegalProblem } from './legal-problems';

/** Text as it is compared: lowercase, without accents, plain apostrophes, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

// Folded text never holds a line break, so a phrase cannot match across two fields.
const SEARCHABLE = LEGAL_PROBLEMS.map((problem) => ({
  problem,
  text: [problem.label, ...problem.value, problem.additional_text ?? ''].map(foldText).join('\n'),
}));

/**
 * Legal problems whose label, area or additional text contains the query, ignoring case and
 * accents, in catalogue order. Where the phrase as typed is nowhere, those that contain every
 * word of it. An empty query gives the whole catalogue.
 */
export function matchLegalProblems(query: string): readonly LegalProblem[] {
  const phrase = foldText(query);
  if (phrase === '') return LEGAL_PROBLEMS;
  const byPhrase = SEARCHABLE.filter(({ text }) => text.includes(phrase));
  const words = phrase.split(' ');
  const found =
    byPhrase.length > 0
      ? byPhrase
      : SEARCHABLE.filter(({ text }) => words.every((word) => text.includes(word)));
  return found.map(({ problem }) => problem);
}
