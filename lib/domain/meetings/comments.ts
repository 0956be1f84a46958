import { DAY_MS } from '@/lib/domain/platform/time';

export const COMMENT_MAX = 5000;
export const COMMENTS_PER_PAGE = 50;
export const THREADS_PER_PAGE = 20;
/** Days after the end of a meeting, or of an agreement, for which its two people can still write to each other. */
export const COMMENT_DAYS = 30;
/** Minutes after which an unread comment is reported by email. */
export const UNREAD_MAIL_MINUTES = 10;
/** Minimum hours until the next such mail, while none of the comments is read. */
export const UNREAD_MAIL_HOURS = 24;

interface Facts {
  readonly confirmed: boolean;
  readonly end: number;
  readonly deserted: boolean;
}

/** Returns the last instant (epoch ms) for comments on a meeting with this end. */
export function commentsUntil(end: number): number {
  return end + COMMENT_DAYS * DAY_MS;
}

/** Whether its two people can write to each other: only about a confirmed meeting, even if it was cancelled later. */
export function canComment({ confirmed, end, deserted }: Facts, now: number): boolean {
  return confirmed && !deserted && now <= commentsUntil(end);
}
