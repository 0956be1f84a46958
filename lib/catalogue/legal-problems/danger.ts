import { matchLegalProblems } from './match-problem';

/**
 * Problems in which a person may be in danger now: violence, an arrest, threats to life, rape, a child hurt, a
 * killing.
 */
const DANGEROUS: ReadonlySet<number> = new Set([162, 163, 166, 167, 170, 173, 176]);

/** Traffic stops, which involve the police but no danger. */
const HARMLESS = /\b(?:traffic|lis[ey]ns[iy]a|wlng|license)\b/i;

/** Whether a description is likely to mean that a person is in danger or held. */
export function namesDanger(words: string): boolean {
  const [first] = words.trim() === '' ? [] : matchLegalProblems(words);
  return first !== undefined && DANGEROUS.has(first._id) && !HARMLESS.test(words);
}
