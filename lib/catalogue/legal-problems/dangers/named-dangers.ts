import type { DangerKind } from './danger-kinds';
import { namesDying } from './thoughts-of-dying';
import { namesViolence } from './violence';
import { saidIn } from './word-forms';

/** Words after `ex` that mean somebody that is no former partner. */
const AT_WORK = /^(?:employer|boss|landlord|employee|company|officemate|worker|client|tenant)s?$/;

/**
 * Returns the kinds of danger that words name by themselves, in English, Filipino or Cebuano and as written on a phone;
 * without the catalogue of problems, so that a form can ask while somebody types.
 */
export function namedDangers(text: string): readonly DangerKind[] {
  const words = saidIn(text).filter(
    (word, at, all) => word !== 'ex' || !AT_WORK.test(all[at + 1] ?? ''),
  );
  const said = words.join(' ');
  const kinds: DangerKind[] = [];
  if (namesViolence(words, said)) kinds.push('violence');
  if (namesDying(said)) kinds.push('life');
  return kinds;
}
