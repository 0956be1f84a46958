import { type DangerKind, dangerOfProblem } from './dangers/danger-kinds';
import { namedDangers } from './dangers/named-dangers';
import { matchLegalProblems } from './match-problem';

/** Traffic stops, which involve the police but no danger, and tickets that are beaten. */
const HARMLESS = /\b(?:traffic|parking|tickets?|lis[ey]ns[iy]a|wlng|license)\b/i;

/** Property and what the dead leave: a word for a relative beside it makes no danger likely that no other word names. */
const PROPERTY =
  /\b(?:titulo|yuta|lupa|lote|mana|inheritance|testament\w*|(?:his|her|last|a) will)\b/i;

/** Returns the kinds of danger in a description: those that its words name, and that of the likeliest problem. */
export function dangersIn(words: string): readonly DangerKind[] {
  if (words.trim() === '') return [];
  const named = namedDangers(words);
  const [first] = matchLegalProblems(words);
  const isHarmless = HARMLESS.test(words) || PROPERTY.test(words);
  const likeliest = isHarmless ? null : dangerOfProblem(first?._id);
  return likeliest && !named.includes(likeliest) ? [...named, likeliest] : named;
}
