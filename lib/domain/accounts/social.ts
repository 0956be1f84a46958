import { toPersonName } from './person-name';

export const SOCIAL_SERVICES = ['google', 'facebook'] as const;

export type SocialService = (typeof SOCIAL_SERVICES)[number];

export const SOCIAL_NAMES: Readonly<Record<SocialService, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/**
 * Why a social sign-in failed: the person refused · the callback was forged, too late or in another browser · the
 * service does not respond · it gave no email address · it does not vouch for an address that has an account · too
 * many new accounts from here · the account is suspended.
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
  /** The full name, where the service does not separate the two. */
  readonly full?: string | undefined;
}

/**
 * Returns the first and last name of an account from a service's response. If there is only one of them, it is the
 * whole name and `last` is empty; `first` is never empty. The owner can change both in the settings.
 */
export function accountNames(given: GivenNames): { first: string; last: string } {
  const words = toPersonName(given.full ?? '').split(' ');
  const first = fitting(given.first) || fitting(words[0]);
  const rest = words[0] === first ? words.slice(1).join(' ') : '';
  const last = fitting(given.last) || fitting(rest);
  if (first) return { first, last };
  return last ? { first: last, last: '' } : { first: 'New', last: 'Client' };
}

function fitting(text: string | undefined): string {
  const name = toPersonName(text ?? '').slice(0, MAX_NAME_LENGTH);
  // Not cut in the middle of a character of two halves.
  return toPersonName(name.replace(/[\ud800-\udbff]$/, ''));
}
