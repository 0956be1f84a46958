import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { timesOfWaits } from '@/lib/domain/notifications/texts';
import { queueText } from '@/lib/server/notifications/texts/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { QueuedText, TextHooks, TextStatus } from '@/lib/server/registry/feature';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import type { Participant } from './participants';
import { findSince, momentOf } from './presences-service';

// Service

/** Queues a text to the party that has not joined yet; when it is sent, this is checked again. */
export async function notifyAwaited(
  tx: Transaction,
  { role, meeting, client, lawyer }: Participant,
  now: number,
): Promise<void> {
  if ((role !== 'client' && role !== 'lawyer') || now >= meeting.endsAt.getTime()) return;
  const { id: meetingId, startsAt } = meeting;
  const [side, userId] =
    role === 'client' ? (['lawyer', lawyer.userId] as const) : (['client', client.id] as const);
  const text = { userId, meetingId, startsAt, side, kind: 'waits' } as const;
  await queueText(tx, text, timesOfWaits(startsAt.getTime(), now), now);
}

/**
 * Whether the text is still valid: the meeting is confirmed for that time, the waiting party is present, and the
 * other has not joined since the start.
 */
async function status(tx: Transaction, text: QueuedText, now: number): Promise<TextStatus> {
  const { meetingId, userId, kind, startsAt } = text;
  if (!(await lockConfirmed(tx, meetingId, startsAt))) return 'over';
  if (kind !== 'waits') return 'due';
  const people = await peopleOf(tx, meetingId);
  const came = await findSince(tx, meetingId, startsAt, momentOf(now).stale);
  if (came.some(({ participantId }) => participantId === userId)) return 'over';
  const waits = came.some(
    ({ participantId, isPresent }) => isPresent && people.includes(participantId),
  );
  return waits ? 'due' : 'later';
}

// Store

/** Whether a meeting is confirmed for that time; locks it until the transaction ends. */
async function lockConfirmed(tx: Transaction, id: string, startsAt: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(eq(meetings.id, id), eq(meetings.status, 'CONFIRMED'), eq(meetings.startsAt, startsAt)),
    )
    .for('share');
  return rows.length > 0;
}

async function peopleOf(exec: Executor, meetingId: string): Promise<string[]> {
  const [row] = await exec
    .select({ clientId: meetings.clientId, lawyerUserId: lawyers.userId })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(eq(meetings.id, meetingId));
  return row ? [row.clientId, row.lawyerUserId] : [];
}

const HAS_CONFIRMED = sql`exists (
  select from meetings m where m.status = 'CONFIRMED' and m.ends_at > ${sql.placeholder('now')} and (
    m.client_id = ${sql.placeholder('userId')}
    or m.lawyer_id = (select l.id from lawyers l where l.user_id = ${sql.placeholder('userId')})))`;

// Feature

export const meetingTexts: TextHooks = {
  expects: HAS_CONFIRMED,
  status,
};
