import type { Duration } from '@/lib/domain/lawyers/slots';
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

/** What the QR code of a profile opens: the profile with the answer of the check on top. */
export function checkPath(lawyerId: string): string {
  return `${profilePath(lawyerId)}?check=1`;
}

/** `/book/{lawyerId}/{startTime}`; 30 minutes unless the length is given. */
export function bookPath(lawyerId: string, start: number, duration?: Duration): string {
  const path = `/book/${encodeURIComponent(lawyerId)}/${isoInstant(start)}`;
  return duration ? `${path}?duration=${duration}` : path;
}
