import 'server-only';
import type * as z from 'zod';
import type { reviewChange, reviewInput } from '@/lib/contract/meetings/reviews';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import {
  addReply,
  addReview,
  changeReview,
  decideReport,
  type ReviewRow,
  removeReply,
  reportReview,
} from '@/lib/server/lawyers/profiles/reviews-service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import { requireHeld } from '../records/policy';
import * as records from '../records/service';
import { hiddenReviewMail, reportDecidedMail, reportedReviewMail } from './mails';

type Client = Party & { side: 'client' };

/**
 * Creates the only review of an own meeting that is over.
 * @throws AppError not_found, too_early, meeting_cancelled, bad_transition
 */
export async function createReview(
  party: Client,
  input: z.output<typeof reviewInput>,
  now: number,
): Promise<ReviewRow> {
  const meeting = await records.ownMeeting(database(), input.meeting_id, party);
  if (meeting.kind === 'ENGAGEMENT')
    throw new AppError('bad_transition', 'A meeting of an agreement has no review.');
  requireHeld(meeting, now);
  const { id: meetingId, lawyerId } = meeting;
  const { rating, comment, show_name: showName } = input;
  const review = { meetingId, lawyerId, clientId: party.userId, rating, comment, showName };
  const added = await addReview(review, now, (tx, row) =>
    notifyLawyer(tx, row, { title: 'New review', key: `review:${row.id}` }),
  );
  if (!added) throw new AppError('bad_transition', 'You have already reviewed this meeting.');
  return added;
}

/**
 * Changes an own review. The lawyer is notified of other stars, at most once a day.
 * @throws AppError not_found, bad_transition
 */
export function updateReview(
  { userId }: Client,
  id: string,
  { rating, comment, show_name: showName }: z.output<typeof reviewChange>,
  now: number,
): Promise<ReviewRow> {
  return changeReview(userId, id, { rating, comment, showName }, now, (tx, row, before) => {
    const key = `review-changed:${dayKey(now)}:${row.id}`;
    const notification = { title: 'Review changed', key };
    return notifyLawyer(tx, row, row.rating === before.rating ? null : notification);
  });
}

async function notifyLawyer(
  tx: Transaction,
  { meetingId, rating }: ReviewRow,
  notification: { title: string; key: string } | null,
): Promise<void> {
  const { lawyer, client } = await records.rowsOf(tx, meetingId);
  await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
  if (!notification) return;
  const stars = rating === 1 ? '1 star' : `${rating} stars`;
  await notify(tx, {
    userId: lawyer.userId,
    aboutUserId: client.id,
    icon: 'new-meeting',
    kind: 'review',
    title: notification.title,
    body: `${fullName(client)}, ${stars}`,
    url: `/lawyer-portal/meeting/${meetingId}`,
    dedupeKey: notification.key,
  });
}

/**
 * Stores the report for administrators and mails it to the operator: a lawyer may report a review, but not remove it.
 * @throws AppError not_found, bad_transition
 */
export async function report(
  lawyerId: string,
  id: string,
  reason: string,
  now: number,
): Promise<void> {
  const reported = await reportReview(lawyerId, id, reason, now, async (tx, review) => {
    const { lawyer } = await records.rowsOf(tx, review.meetingId);
    await publishChange(tx, [lawyer.userId], { type: 'meeting', id: review.meetingId });
    await queueMail(tx, {
      to: env.SUPPORT_EMAIL,
      template: 'review-reported',
      dedupeKey: `review-reported:${id}`,
      content: await reportedReviewMail(review, reason),
    });
  });
  if (!reported) throw new AppError('bad_transition', 'You have already reported this review.');
}

type Lawyer = Party & { side: 'lawyer' };

/**
 * Publishes a lawyer's reply. The client is notified of the first, without its text.
 * @throws AppError not_found, bad_transition
 */
export function reply(party: Lawyer, id: string, text: string, now: number): Promise<ReviewRow> {
  return addReply(party.lawyerId, id, text, now, async (tx, { meetingId }) => {
    const { lawyer, client } = await records.rowsOf(tx, meetingId);
    await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
    if (client.deleted) return;
    await notify(tx, {
      userId: client.id,
      aboutUserId: lawyer.userId,
      icon: 'new-meeting',
      kind: 'review',
      title: 'Reply to your review',
      body: `Atty. ${lawyer.displayName}`,
      url: `/customer-portal/meeting/${meetingId}`,
      dedupeKey: `review-reply:${id}`,
    });
  });
}

export function withdrawReply({ lawyerId }: Lawyer, id: string): Promise<void> {
  return removeReply(lawyerId, id, async (tx, { meetingId }) => {
    const { lawyer, client } = await records.rowsOf(tx, meetingId);
    await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
  });
}

/**
 * Decides a reported review: it stays, or is hidden from everything public. Notifies the lawyer of either, the client
 * of the second, both with the reason.
 * @throws AppError not_found; bad_transition when it is decided already
 */
export function decideReportedReview(
  id: string,
  decision: { hide: boolean; reason: string },
  adminId: string,
  now: number,
): Promise<void> {
  return decideReport(id, decision, now, async (tx, review) => {
    const { hide, reason } = decision;
    const { lawyer, client } = await records.rowsOf(tx, review.meetingId);
    await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: review.meetingId });
    if (!lawyer.deleted)
      await queueMail(tx, {
        to: lawyer.email,
        template: 'review-report-decided',
        dedupeKey: `review-report-decided:${id}`,
        content: await reportDecidedMail(review, hide, reason),
      });
    if (hide && !client.deleted)
      await queueMail(tx, {
        to: client.email,
        template: 'review-hidden',
        dedupeKey: `review-hidden:${id}`,
        content: await hiddenReviewMail(review, lawyer.displayName, reason),
      });
    const detail = hide ? 'hide' : 'keep';
    const by = { role: 'admin', userId: adminId } as const;
    await record(tx, 'review_report_decided', by, { subject: id, detail, now });
  });
}
