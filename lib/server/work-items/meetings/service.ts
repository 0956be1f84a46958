import 'server-only';
import type * as z from 'zod';
import type { scheduledMeetingInput } from '@/lib/contract/work-items/scheduling';
import type { includedMeetingInput } from '@/lib/contract/work-items/work-items';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { MAX_INCLUDED_MEETINGS, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { bookEngagement, type Engagement } from '@/lib/server/meetings/booking/engagements-service';
import { findMeeting, type MeetingRow } from '@/lib/server/meetings/records/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { changeTerms } from '../proposals/terms-service';
import { notifyParties } from '../records/notifications-service';
import { requireAllowed } from '../records/policy';
import * as records from '../records/service';
import * as store from './store';

type Input = z.output<typeof includedMeetingInput>;
type ScheduledInput = z.output<typeof scheduledMeetingInput>;

/**
 * Counts another included meeting against the limit of changes, before anything is locked.
 *
 * @throws AppError not_found, bad_transition, rate_limited
 */
export async function limitMeetings(party: Party, id: string): Promise<void> {
  const rows = await records.ownRows(database(), party, id);
  requireAllowed('add_meeting', party.side, rows);
  await limitChanges(party, rows.item.status);
}

/**
 * Includes another meeting for the lawyer: before the agreement is accepted as a part of a new version, afterwards beside what
 * is agreed. Answers its id.
 *
 * @throws AppError not_found, bad_transition
 */
export async function addMeeting(
  tx: Transaction,
  party: Party,
  id: string,
  input: Input,
  now: number,
): Promise<string> {
  const rows = await records.lockedRows(tx, party, id);
  requireAllowed('add_meeting', party.side, rows);
  const { total, next } = await store.countRows(tx, id);
  if (total >= MAX_INCLUDED_MEETINGS)
    throw new AppError(
      'bad_transition',
      `An agreement can include at most ${MAX_INCLUDED_MEETINGS} meetings.`,
    );
  if (rows.item.status === 'PAID') {
    const row = await store.insertRow(tx, { workItemId: id, position: next, ...input });
    await notifyParties(tx, rows, { type: 'meeting_added', part: row.id }, now);
    return row.id;
  }
  await changeTerms(tx, rows, (terms) => withMeetings(terms, (all) => [...all, input]), now);
  const added = await store.findAt(tx, id, next);
  if (!added) throw new Error('the terms made no row for a meeting');
  return added.id;
}

/**
 * Changes an included meeting without a time for the lawyer, in the same two ways.
 * @throws AppError not_found, bad_transition, rate_limited
 */
export async function changeMeeting(
  party: Party,
  id: string,
  childId: string,
  input: Input,
  now: number,
): Promise<void> {
  const before = await records.ownRows(database(), party, id);
  requireAllowed('change_meeting', party.side, before);
  await limitChanges(party, before.item.status);
  await transaction(async (tx) => {
    const rows = await records.lockedRows(tx, party, id);
    const row = await rowOf(tx, id, childId);
    requireAllowed('change_meeting', party.side, rows);
    if (await confirmedMeeting(tx, row)) throw hasTime();
    if (row.title === input.title && row.duration === input.duration) return;
    if (rows.item.status !== 'PAID') {
      const changed = ({ position }: { position: number }) => position === row.position;
      await changeTerms(
        tx,
        rows,
        (terms) =>
          withMeetings(terms, (all) =>
            all.map((one, position) => (changed({ position }) ? input : one)),
          ),
        now,
      );
      return;
    }
    await store.updateRow(tx, row.id, input);
    await notifyParties(tx, rows, { type: 'meeting_changed', part: row.id }, now);
  });
}

function withMeetings(
  terms: WorkItemTerms,
  change: (meetings: WorkItemTerms['meetings']) => WorkItemTerms['meetings'],
): WorkItemTerms {
  return { ...terms, meetings: change(terms.meetings) };
}

/** Counts changes that reach the client like changes of a proposal. */
function limitChanges({ userId }: Party, status: WorkItemStatus): Promise<void> {
  const limit = status === 'DRAFT' ? 'agreement_drafts_account' : 'agreement_changes_account';
  return consumeRateLimit(limit, userId);
}

/**
 * Books an open time for an included meeting of a paid agreement, which confirms the meeting at once. A repeat finds
 * the first result. Returns the meeting's id.
 * @throws AppError not_found, bad_transition, schedule_conflict
 */
export async function scheduleMeeting(
  party: Party,
  id: string,
  input: ScheduledInput,
  now: number,
): Promise<string> {
  const rows = await records.ownRows(database(), party, id);
  const row = await rowOf(database(), id, input.work_item_meeting_id);
  requireAllowed('schedule_meeting', party.side, rows);
  const wanted: Engagement = {
    clientId: rows.client.id,
    lawyerId: rows.lawyer.id,
    workItemId: id,
    start: Date.parse(input.start_time),
    duration: row.duration,
    type: input.type,
    phone: (input.type === 'PHONE' && input.phone) || null,
    clientZone: input.time_zone ?? null,
    subject: row.title,
    description: `Part of the agreement “${rows.item.title}”.`,
  };
  const claim = {
    before: (tx: Transaction) => requireUnscheduled(tx, party, row, wanted),
    after: async (tx: Transaction, meetingId: string) => {
      const current = await rowOf(tx, id, row.id);
      if (!(await store.setMeeting(tx, current, meetingId)))
        throw new Error('a locked agreement was scheduled twice');
      await records.publishWorkItem(tx, rows);
    },
  };
  return bookEngagement(wanted, claim, now);
}

/** Returns, under the agreement's lock, the meeting of the same request, or null where the time can be booked. */
async function requireUnscheduled(
  tx: Transaction,
  party: Party,
  { id, workItemId, title, duration }: store.IncludedMeetingRow,
  wanted: Engagement,
): Promise<string | null> {
  const rows = await records.lockedRows(tx, party, workItemId);
  const row = await rowOf(tx, workItemId, id);
  requireAllowed('schedule_meeting', party.side, rows);
  const known = await confirmedMeeting(tx, row);
  if (known && isSame(known, wanted)) return known.id;
  if (known) throw hasTime();
  if (row.title !== title || row.duration !== duration)
    throw new AppError(
      'bad_transition',
      'The lawyer has just changed this meeting. Please look at it again.',
    );
  return null;
}

function isSame(meeting: MeetingRow, { start, type, phone }: Engagement): boolean {
  return meeting.startsAt.getTime() === start && meeting.type === type && meeting.phone === phone;
}

/**
 * Returns the lawyer's schedule, and the length that the client may book.
 * @throws AppError not_found, bad_transition
 */
export async function schedulable(party: Party, id: string, childId: string, now: number) {
  const rows = await records.ownRows(database(), party, id);
  const row = await rowOf(database(), id, childId);
  requireAllowed('schedule_meeting', party.side, rows);
  if (await confirmedMeeting(database(), row)) throw hasTime();
  const schedule = await loadSchedule(database(), rows.item.lawyerId, now);
  return { schedule, duration: row.duration };
}

async function rowOf(
  exec: Executor,
  workItemId: string,
  id: string,
): Promise<store.IncludedMeetingRow> {
  const row = await store.findRow(exec, workItemId, id);
  if (!row) throw notFound();
  return row;
}

async function confirmedMeeting(
  exec: Executor,
  { meetingId }: store.IncludedMeetingRow,
): Promise<MeetingRow | null> {
  const meeting = meetingId ? await findMeeting(exec, meetingId) : undefined;
  return meeting && meeting.status !== 'CANCELLED' ? meeting : null;
}

function hasTime(): AppError {
  return new AppError('bad_transition', 'This meeting has a time already.');
}
