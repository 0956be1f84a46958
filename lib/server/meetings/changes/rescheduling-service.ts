import 'server-only';
import type * as z from 'zod';
import type { rescheduleInput } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import { DURATIONS, isOpen, type Schedule, withoutMeeting } from '@/lib/domain/lawyers/slots';
import {
  bookedAnew,
  type MeetingFacts,
  movedTo,
  refusalToMove,
  SOONER_NOTICE_MS,
} from '@/lib/domain/meetings/cancellation';
import type { Party } from '@/lib/domain/meetings/meeting';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { AppError } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { endOverdueHolds } from '../booking/holds';
import { factsOf } from '../records/policy';
import * as records from '../records/service';
import { canChooseAgain } from '../records/unconnected';
import { notifyMoved, renderMovedMail } from '../reminders/notifications-service';
import { timeFreed } from '../waitlist/service';
import * as store from './rescheduling-store';

type Input = z.output<typeof rescheduleInput>;

/**
 * Moves a confirmed meeting to another free time: releases the old and takes the new one in a single transaction. A
 * repeat changes nothing. A client may also move a meeting that could not be connected, instead of a refund.
 * @throws AppError not_found, too_late, bad_transition, schedule_conflict
 */
export async function rescheduleMeeting(
  party: Party,
  id: string,
  input: Input,
  now: number,
): Promise<void> {
  const start = Date.parse(input.start_time);
  const rows = await records.ownRows(database(), id, party);
  const before = rows.meeting;
  if (isAlreadyAt(before, start)) return;
  // What is sure to be refused waits for no lock. Whether the time is free is asked under it: the meeting may move meanwhile.
  const { facts, anew } = await requireMovable(database(), before, party, now);
  const end = start + before.endsAt.getTime() - before.startsAt.getTime();
  await endOverdueHolds(before.lawyerId, { start, end }, now);
  // As it will be told, unless something changes before the lock is taken.
  const times = timesOf(
    anew ? bookedAnew(facts, start) : movedTo(facts, party.side, start, now),
    now,
  );
  const moved = { ...before, ...times, icsSequence: before.icsSequence + 1 };
  const mail = await renderMovedMail(
    { ...rows, meeting: moved },
    notificationOf(before, party, { ...input, anew }, now),
  );
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', before.lawyerId);
    const meeting = await records.ownMeeting(tx, id, party);
    if (!isAlreadyAt(meeting, start))
      await move(tx, meeting, party, { ...input, start, mail }, now);
  });
}

function notificationOf(
  { startsAt }: records.MeetingRow,
  { side }: Party,
  { reason, details, anew }: Input & Pick<Movable, 'anew'>,
  now: number,
) {
  return { by: side, from: startsAt, reason, details, unconnected: anew, now };
}

function timesOf(facts: MeetingFacts, now: number) {
  return {
    startsAt: new Date(facts.start),
    endsAt: new Date(facts.end),
    earliestStart: new Date(facts.earliestStart),
    refundGraceUntil: dateOrNull(facts.graceUntil),
    lateMoveAt: dateOrNull(facts.lateMoveAt),
    icsChangedAt: new Date(now),
  };
}

export async function movable(party: Party, id: string, now: number) {
  const { meeting } = await records.ownRows(database(), id, party);
  const { facts } = await requireMovable(database(), meeting, party, now);
  return { facts, schedule: await scheduleFor(database(), meeting, party, now) };
}

function isAlreadyAt({ status, startsAt }: records.MeetingRow, start: number): boolean {
  return status === 'CONFIRMED' && startsAt.getTime() === start;
}

async function move(
  tx: Transaction,
  meeting: records.MeetingRow,
  party: Party,
  input: Input & { start: number; mail: Awaited<ReturnType<typeof renderMovedMail>> },
  now: number,
): Promise<void> {
  const { start, reason, details, mail } = input;
  const { facts, anew } = await movedFacts(tx, meeting, party, start, now);
  if (meeting.status === 'COMPLETED') await reopen(tx, meeting.id);
  const sequence = await store.setTimes(tx, meeting, timesOf(facts, now));
  if (sequence === undefined) throw refused('not_confirmed');
  const from = meeting.startsAt;
  await store.insertMove(tx, {
    meetingId: meeting.id,
    sequence,
    reason,
    details,
    unconnected: anew,
    createdAt: new Date(now),
    ...({ movedBy: party.side === 'client' ? 'CLIENT' : 'LAWYER' } as const),
    fromStart: from,
    toStart: new Date(start),
  });
  // What is over is no time that others could take.
  if (!anew)
    await timeFreed(tx, meeting.id, { start: from.getTime(), end: meeting.endsAt.getTime() });
  await notifyMoved(tx, meeting.id, notificationOf(meeting, party, { ...input, anew }, now), mail);
}

/** Reopens a meeting that could not be connected and counted as held since its end: it is confirmed again. */
async function reopen(tx: Transaction, id: string): Promise<void> {
  const forgotten = { callSeconds: null, clientAbsent: false };
  const only = ['COMPLETED'] as const;
  requireMoved(await records.changeStatusOf(tx, id, 'CONFIRMED', { only, ...forgotten }));
}

/**
 * Returns the meeting at the new start.
 * @throws AppError when this side may not move it, or the time is not open
 */
async function movedFacts(
  tx: Transaction,
  meeting: records.MeetingRow,
  party: Party,
  start: number,
  now: number,
): Promise<Movable> {
  const { facts, anew } = await requireMovable(tx, meeting, party, now);
  const schedule = await scheduleFor(tx, meeting, party, now);
  const duration = durationOf(facts);
  if (!duration || !isOpen(schedule, start, duration, now)) {
    throw new AppError('schedule_conflict', COPY.createMeeting.conflict);
  }
  return { facts: anew ? bookedAnew(facts, start) : movedTo(facts, party.side, start, now), anew };
}

async function scheduleFor(
  exec: Executor,
  meeting: records.MeetingRow,
  { side }: Party,
  now: number,
): Promise<Schedule> {
  const facts = factsOf(meeting);
  const schedule = withoutMeeting(await loadSchedule(exec, meeting.lawyerId, now), facts);
  if (side === 'client') return schedule;
  // The notice of the lawyer's hours is for clients; a client who is told needs time to come.
  const tooSoon = { start: now, end: Math.min(facts.start, now + SOONER_NOTICE_MS) };
  return { ...schedule, noticeMinutes: 0, timeOff: [...schedule.timeOff, tooSoon] };
}

export function durationOf({ start, end }: Pick<MeetingFacts, 'start' | 'end'>) {
  const minutes = (end - start) / MINUTE_MS;
  return DURATIONS.find((length) => length === minutes);
}

interface Movable {
  readonly facts: MeetingFacts;
  readonly anew: boolean;
}

async function requireMovable(
  exec: Executor,
  meeting: records.MeetingRow,
  { side }: Party,
  now: number,
): Promise<Movable> {
  const facts = factsOf(meeting);
  const refusal = refusalToMove(facts, side, now);
  if (!refusal) return { facts, anew: false };
  if (side === 'client' && (await canChooseAgain(exec, meeting, now))) return { facts, anew: true };
  throw refused(refusal, meeting.price > 0);
}

function refused(why: NonNullable<ReturnType<typeof refusalToMove>>, paid = true): AppError {
  if (why === 'begun') return new AppError('too_late', 'The meeting has begun.');
  return new AppError(
    'bad_transition',
    why === 'used'
      ? `You have changed the time once ${paid ? 'since the refund ended' : 'so shortly before the start'}. It cannot be changed again.`
      : 'Only a confirmed meeting can be given another time.',
  );
}

function dateOrNull(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
