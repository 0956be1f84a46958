import type { Length } from '@/lib/domain/lawyers/pricing';
import { isoInstant } from '@/lib/domain/platform/time';

/** Id of the profile's element that holds the open times. */
export const TIMES_ID = 'times';

/** Id of the profile's section of written work at a fixed price. */
export const WRITTEN_WORK_ID = 'written-work';

/** Returns the address of a lawyer's written work on the profile. */
export function writtenWorkPath(lawyerId: string): string {
  return `${profilePath(lawyerId)}#${WRITTEN_WORK_ID}`;
}

/** Returns the page on which a client orders written work. */
export function orderPath(lawyerId: string, offerId: string): string {
  return `/customer-portal/work-items/order/${encodeURIComponent(lawyerId)}/${encodeURIComponent(offerId)}`;
}

/** Returns `/lawyer/{lawyerId}`, with the length that is chosen there at first if one is given. */
export function profilePath(lawyerId: string, length?: Length): string {
  return `/lawyer/${encodeURIComponent(lawyerId)}${length ? lengthQuery(length) : ''}`;
}

/** Returns the address of the open times of one Manila day on the profile. */
export function profileDayPath(lawyerId: string, day: string): string {
  return `${profilePath(lawyerId)}?day=${day}#${TIMES_ID}`;
}

/** Returns the address of the open times for a length on the profile. */
export function profileLengthPath(lawyerId: string, duration: number): string {
  return `${profilePath(lawyerId)}?duration=${duration}#${TIMES_ID}`;
}

/** Returns the target of a profile's QR code: the profile with the result of the check on top. */
export function checkPath(lawyerId: string): string {
  return `${profilePath(lawyerId)}?check=1`;
}

/** Returns `/book/{lawyerId}/{startTime}`; 30 minutes unless the length is given. */
export function bookPath(lawyerId: string, start: number, length?: Length): string {
  return `/book/${encodeURIComponent(lawyerId)}/${isoInstant(start)}${length ? lengthQuery(length) : ''}`;
}

/** Returns the booking path that restores text and files of the own meeting `from`, unpaid or cancelled. */
export function bookAgainPath(lawyerId: string, start: number, length: Length, from: string) {
  return `${bookPath(lawyerId, start, length)}&from=${encodeURIComponent(from)}`;
}

/** Returns the query that selects a length on the booking page, which ignores a length the lawyer does not offer. */
export function lengthQuery(length: Length): string {
  return length === 'free' ? '?free=1' : `?duration=${length}`;
}

/** Returns the page on which a client joins the lawyer's waitlist. */
export function waitlistPath(lawyerId: string): string {
  return `/waitlist/${encodeURIComponent(lawyerId)}`;
}

export const PUBLIC_PROFILE_PATH = '/lawyer-portal/public-profile';

/** The lawyers that are saved on a device; a client who is signed in is led on to those of the account. */
export const SAVED_PATH = '/saved-lawyers';

export const ACCOUNT_SAVED_PATH = '/customer-portal/saved-lawyers';

export const COMPARE_PATH = '/compare-lawyers';
