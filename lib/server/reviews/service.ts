import 'server-only';
import type { PublicReview } from '@/lib/contract/lawyers';
import { PAGE_SIZE } from '@/lib/domain/paging';
import type { Executor } from '../db/pool';
import { publicReview } from './serialize';
import * as store from './store';

export interface ReviewPage {
  readonly results: PublicReview[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** A page of a lawyer's reviews as the public sees them, newest first. */
export async function reviewPage(
  exec: Executor,
  lawyerId: string,
  page: number,
): Promise<ReviewPage> {
  const offset = page * PAGE_SIZE;
  const [rows, total] = await Promise.all([
    store.findReviews(exec, lawyerId, offset, PAGE_SIZE),
    store.countReviews(exec, lawyerId),
  ]);
  return { results: rows.map(publicReview), page, total, hasMore: offset + rows.length < total };
}
