import { manilaDayNumber } from './time';

export const TODAY = 'Today';

/**
 * Writes how long ago something happened, in Manila days (spec section 4, Notification age label).
 * @param at epoch milliseconds; a time in the future, from a fast clock, counts as today
 * @param now epoch milliseconds
 */
export function ageLabel(at: number, now: number): string {
  const days = manilaDayNumber(now) - manilaDayNumber(at);
  if (days <= 0) return TODAY;
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  return days < 14 ? 'week ago' : 'long time ago';
}
