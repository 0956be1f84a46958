import 'server-only';
import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { publicReview } from './serialize';
import * as store from './store';

export interface ReviewPage {
  readonly results: PublicReview[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** A page of a lawyer's reviews as the public sees them, newest first. One statement, two where the page is full. */
export async function reviewPage(
  exec: Executor,
  lawyerId: string,
  page: number,
): Promise<ReviewPage> {
  const offset = page * PAGE_SIZE;
  const rows = await store.findReviews(exec, lawyerId, offset, PAGE_SIZE);
  // A page that is not full is the last; only one beyond the last says nothing about how many there are.
  const isLast = rows.length < PAGE_SIZE && (rows.length > 0 || page === 0);
  const total = isLast ? offset + rows.length : await store.countReviews(exec, lawyerId);
  return { results: rows.map(publicReview), page, total, hasMore: offset + rows.length < total };
}

/** How far back the newest reviews are looked through for different people. */
const LOOK_BACK = 60;

/** The newest reviews with a text of lawyers whom clients can see, no two of the same lawyer or client. One statement. */
export async function latestReviews(limit: number): Promise<store.LatestReviewRow[]> {
  const rows = await store.findLatestReviews(database(), LOOK_BACK);
  const people = new Set<string>();
  const chosen = rows.filter(({ lawyerId, clientId }) => {
    if (people.has(lawyerId) || people.has(clientId)) return false;
    people.add(lawyerId).add(clientId);
    return true;
  });
  return chosen.slice(0, limit);
}

/** Reviews of these meetings by the meetings' ids. One statement, none for none. */
export async function reviewsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, store.MeetingReviewRow>> {
  const rows = meetingIds.length === 0 ? [] : await store.findReviewsOf(exec, meetingIds);
  return new Map(rows.map((row) => [row.review.meetingId, row]));
}

export type { MeetingReviewRow } from './store';
