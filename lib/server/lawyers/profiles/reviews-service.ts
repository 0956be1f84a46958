import 'server-only';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';
import * as store from './reviews-store';
import { changeProfile } from './service';

/**
 * Adds the review of a meeting, and updates average, count, search and the public pages. `follow` runs in the same
 * transaction. Undefined, without changes, when the meeting has one.
 */
export function addReview(
  review: Omit<store.NewReview, 'createdAt'>,
  now: number,
  follow: (tx: Transaction, review: store.ReviewRow) => Promise<void>,
): Promise<store.ReviewRow | undefined> {
  return changeProfile(review.lawyerId, async (tx) => {
    const row = await store.insertReview(tx, { ...review, createdAt: new Date(now) });
    if (!row) return undefined;
    await saveFigures(tx, review.lawyerId);
    await follow(tx, row);
    return row;
  });
}

/**
 * Changes a client's own review; unchanged content has no effect.
 * @throws AppError not_found; bad_transition for one that an administrator hides
 */
export async function changeReview(
  clientId: string,
  id: string,
  change: store.ReviewChange,
  now: number,
  follow: (tx: Transaction, after: store.ReviewRow, before: store.ReviewRow) => Promise<void>,
): Promise<store.ReviewRow> {
  const found = await store.findOwn(database(), id, clientId);
  if (!found) throw notFound();
  return changeProfile(found.lawyerId, async (tx) => {
    // Under the lock: another change may have been faster.
    const before = await store.findOwn(tx, id, clientId);
    if (!before) throw notFound();
    if (before.hiddenAt)
      throw new AppError('bad_transition', 'This review is hidden and can no longer be changed.');
    if (!differs(before, change)) return before;
    const after = await store.updateReview(tx, id, change, new Date(now));
    if (!after) throw notFound();
    await saveFigures(tx, before.lawyerId);
    await follow(tx, after, before);
    return after;
  });
}

/** Updates average and count from the reviews. The home page is always invalidated, since it shows the newest. */
async function saveFigures(tx: Transaction, lawyerId: string): Promise<void> {
  await store.saveFigures(tx, lawyerId);
  await pagesChanged(tx, 'home');
}

function differs(row: store.ReviewRow, { rating, comment, showName }: store.ReviewChange): boolean {
  return (
    (rating !== undefined && rating !== row.rating) ||
    (comment !== undefined && comment !== row.comment) ||
    (showName !== undefined && showName !== row.showName)
  );
}

/**
 * Records a lawyer's report of a review; `follow` runs in the same transaction. False when it is already reported.
 * @throws AppError not_found for a review about another lawyer
 */
export function reportReview(
  lawyerId: string,
  id: string,
  reason: string,
  now: number,
  follow: (tx: Transaction, review: store.ReviewRow) => Promise<void>,
): Promise<boolean> {
  return transaction(async (tx) => {
    const review = await store.findAbout(tx, id, lawyerId);
    if (!review) throw notFound();
    const report = { reviewId: id, lawyerId, reason, createdAt: new Date(now) };
    if (!(await store.insertReport(tx, report))) return false;
    await follow(tx, review);
    return true;
  });
}

/**
 * Adds a reply to a review about this lawyer, once: a repeat of the same text changes nothing. `follow` runs in the
 * same transaction.
 * @throws AppError not_found; bad_transition for a hidden review, and for one that has another reply
 */
export function addReply(
  lawyerId: string,
  id: string,
  reply: string,
  now: number,
  follow: (tx: Transaction, review: store.ReviewRow) => Promise<void>,
): Promise<store.ReviewRow> {
  return changeProfile(lawyerId, async (tx) => {
    const review = await store.findAbout(tx, id, lawyerId);
    if (!review) throw notFound();
    if (review.hiddenAt) throw new AppError('bad_transition', 'This review is no longer public.');
    const row = { reviewId: id, lawyerId, reply, createdAt: new Date(now) };
    if (await store.insertReply(tx, row)) await follow(tx, review);
    else if ((await store.findReply(tx, id)) !== reply)
      throw new AppError('bad_transition', 'You have already replied to this review.');
    return review;
  });
}

/**
 * Removes a lawyer's reply; another may be written. If there was one, `follow` runs in the same transaction.
 * @throws AppError not_found
 */
export function removeReply(
  lawyerId: string,
  id: string,
  follow: (tx: Transaction, review: store.ReviewRow) => Promise<void>,
): Promise<void> {
  return changeProfile(lawyerId, async (tx) => {
    const review = await store.findAbout(tx, id, lawyerId);
    if (!review) throw notFound();
    if (await store.deleteReply(tx, id, lawyerId)) await follow(tx, review);
  });
}

interface ReportDecision {
  readonly hide: boolean;
  readonly reason: string;
}

/**
 * Decides a report, once: the review stays, or is hidden from everything public, including average and count.
 * `follow` runs in the same transaction.
 * @throws AppError not_found; bad_transition when it is decided already
 */
export async function decideReport(
  id: string,
  { hide, reason }: ReportDecision,
  now: number,
  follow: (tx: Transaction, review: store.ReviewRow) => Promise<void>,
): Promise<void> {
  const found = await store.findReported(database(), id);
  if (!found) throw notFound();
  await changeProfile(found.lawyerId, async (tx) => {
    const decidedAt = new Date(now);
    const decision = hide ? 'HIDDEN' : 'KEPT';
    if (!(await store.decideReport(tx, id, { decision, decisionReason: reason, decidedAt })))
      throw new AppError('bad_transition', 'This report is decided already.');
    const review = await store.setHidden(tx, id, hide ? decidedAt : null);
    if (!review) throw notFound();
    await saveFigures(tx, review.lawyerId);
    await follow(tx, review);
  });
}

export type { ReviewRow } from './reviews-store';
