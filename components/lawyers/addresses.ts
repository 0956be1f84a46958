import type { Length } from '@/lib/domain/lawyers/pricing';
import { isoInstant } from '@/lib/domain/platform/time';

/** Element of the profile that holds the open times. */
export const TIMES_ID = 'times';

/** `/lawyer/{lawyerId}` */
export function profilePath(lawyerId: string): string {
  return `/lawyer/${encodeURIComponent(lawyerId)}`;
}

/** The open times of one Manila day on the profile. */
export function profileDayPath(lawyerId: string, day: string): string {
  return `${profilePath(lawyerId)}?day=${day}#${TIMES_ID}`;
}

/** The open times on the profile at a length. */
export function profileLengthPath(lawyerId: string, duration: number): string {
  return `${profilePath(lawyerId)}?duration=${duration}#${TIMES_ID}`;
}

/** What the QR code of a profile opens: the profile with the answer of the check on top. */
export function checkPath(lawyerId: string): string {
  return `${profilePath(lawyerId)}?check=1`;
}

/** `/book/{lawyerId}/{startTime}`; 30 minutes unless the length is given. */
export function bookPath(lawyerId: string, start: number, length?: Length): string {
  return `/book/${encodeURIComponent(lawyerId)}/${isoInstant(start)}${length ? lengthQuery(length) : ''}`;
}

/** The same, with what the client wrote for a meeting of theirs that was not paid. */
export function bookAgainPath(lawyerId: string, start: number, length: Length, from: string) {
  return `${bookPath(lawyerId, start, length)}&from=${encodeURIComponent(from)}`;
}

/** Chooses a length on the booking page; one that the lawyer does not offer is ignored there. */
export function lengthQuery(length: Length): string {
  return length === 'free' ? '?free=1' : `?duration=${length}`;
}

/** Where a client asks to be told of a time that becomes free. */
export function waitlistPath(lawyerId: string): string {
  return `/waitlist/${encodeURIComponent(lawyerId)}`;
}

/** Leads a lawyer to the own public profile, or to its preview while clients do not see it. */
export const PUBLIC_PROFILE_PATH = '/lawyer-portal/public-profile';

/** The lawyers that are saved on a device; a client who is signed in is led on to those of the account. */
export const SAVED_PATH = '/saved-lawyers';

export const ACCOUNT_SAVED_PATH = '/customer-portal/saved-lawyers';

export const COMPARE_PATH = '/compare-lawyers';
