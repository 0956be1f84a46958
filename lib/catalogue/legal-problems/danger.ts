import { type DangerKind, dangerOfProblem } from './dangers/danger-kinds';
import { namedDangers } from './dangers/named-dangers';
import { matchLegalProblems } from './match-problem';

/** Traffic stops, which involve the police but no danger, and tickets that are beaten. */
const HARMLESS = /\b(?:traffic|parking|tickets?|lis[ey]ns[iy]a|wlng|license)\b/i;

/** Returns the kinds of danger in a description: those that its words name, and that of the likeliest problem. */
export function dangersIn(words: string): readonly DangerKind[] {
  if (words.trim() === '') return [];
  const named = namedDangers(words);
  const [first] = matchLegalProblems(words);
  const likeliest = HARMLESS.test(words) ? null : dangerOfProblem(first?._id);
  return likeliest && !named.includes(likeliest) ? [...named, likeliest] : named;
}
