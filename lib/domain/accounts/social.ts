import { toPersonName } from './person-name';

/** Services to sign in with, in display order. */
export const SOCIAL_SERVICES = ['google', 'facebook'] as const;

export type SocialService = (typeof SOCIAL_SERVICES)[number];

/** What a service is called. */
export const SOCIAL_NAMES: Readonly<Record<SocialService, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/**
 * Why signing in with a service led nowhere: the person refused · the way back was forged, too late or in another
 * browser · the service does not answer · it gave no email address · it does not vouch for an address that has an
 * account · too many new accounts from here · the account is suspended.
 */
export const SOCIAL_PROBLEMS = [
  'refused',
  'expired',
  'unavailable',
  'no_email',
  'other_account',
  'limited',
  'suspended',
] as const;

export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

const MAX_NAME_LENGTH = 60;

interface GivenNames {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  /** Both in one, where the service does not part them. */
  readonly full?: string | undefined;
}

/**
 * First and last name of an account from what a service returns. Where it has one of them alone, that is the whole name and
 * `last` is empty; an account is never without a first one. The owner can change both in the settings.
 */
export function accountNames(given: GivenNames): { first: string; last: string } {
  const words = toPersonName(given.full ?? '').split(' ');
  const first = fitting(given.first) || fitting(words[0]);
  const rest = words[0] === first ? words.slice(1).join(' ') : '';
  const last = fitting(given.last) || fitting(rest);
  if (first) return { first, last };
  return last ? { first: last, last: '' } : { first: 'New', last: 'Client' };
}

/** As much of a text as fits an account, if that is a name. */
function fitting(text: string | undefined): string {
  const name = toPersonName(text ?? '').slice(0, MAX_NAME_LENGTH);
  // Not cut in the middle of a character of two halves.
  return toPersonName(name.replace(/[\ud800-\udbff]$/, ''));
}
