import { DAY_MS } from '@/lib/domain/platform/time';

/** Most characters of a comment. */
export const COMMENT_MAX = 5000;
/** Comments on a page of their list. */
export const COMMENTS_PER_PAGE = 50;
/** People on a page of the inbox. */
export const THREADS_PER_PAGE = 20;
/** Days after the end of a meeting, or of an agreement, for which its two people can still write to each other. */
export const COMMENT_DAYS = 30;
/** Minutes after which an email tells of a comment that nobody has read. */
export const UNREAD_MAIL_MINUTES = 10;
/** Hours until another one, while nothing of it is read. */
export const UNREAD_MAIL_HOURS = 24;

interface Facts {
  /** Whether it ever was. */
  readonly confirmed: boolean;
  /** Epoch milliseconds. */
  readonly end: number;
  /** Whether the account of either side is deleted. */
  readonly deserted: boolean;
}

/** Last instant (epoch ms) at which something can be written about a meeting that ends then. */
export function commentsUntil(end: number): number {
  return end + COMMENT_DAYS * DAY_MS;
}

/** Whether its two people can write to each other: about what was confirmed, also when it was cancelled later. */
export function canComment({ confirmed, end, deserted }: Facts, now: number): boolean {
  return confirmed && !deserted && now <= commentsUntil(end);
}
