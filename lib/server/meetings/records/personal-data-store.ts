import 'server-only';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetingFiles, meetingMoves, meetings } from '@/lib/server/schema/meetings';

const ofUser = (exec: Executor, userId: string) =>
  or(
    eq(meetings.clientId, userId),
    inArray(
      meetings.lawyerId,
      exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId)),
    ),
  );

export async function hasMeetingsAhead(
  exec: Executor,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        ofUser(exec, userId),
        inArray(meetings.status, ['PAYMENT_PENDING', 'CONFIRMED']),
        gt(meetings.endsAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findMeetings(exec: Executor, userId: string) {
  return exec.select().from(meetings).where(ofUser(exec, userId)).orderBy(asc(meetings.startsAt));
}

export async function findMoves(exec: Executor, userId: string) {
  return exec
    .select()
    .from(meetingMoves)
    .where(inArray(meetingMoves.meetingId, idsOfUser(exec, userId)))
    .orderBy(asc(meetingMoves.createdAt));
}

const idsOfUser = (exec: Executor, userId: string) =>
  exec.select({ id: meetings.id }).from(meetings).where(ofUser(exec, userId));

export async function findFiles(exec: Executor, userId: string) {
  return exec.select().from(meetingFiles).where(eq(meetingFiles.ownerId, userId));
}

export async function deleteFiles(exec: Executor, userId: string): Promise<string[]> {
  const rows = await exec
    .delete(meetingFiles)
    .where(eq(meetingFiles.ownerId, userId))
    .returning({ storageKey: meetingFiles.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

export async function anonymiseMeetings(exec: Executor, userId: string): Promise<void> {
  await exec
    .update(meetings)
    .set({
      subject: 'Deleted',
      description: 'Deleted',
      otherParty: null,
      attendeeName: null,
      attendeeRelation: null,
      clientZone: null,
      // A meeting by phone needs a number; this one is not in use.
      phone: sql`case when ${meetings.phone} is null then null else '+630000000000' end`,
      requestKey: null,
    })
    .where(eq(meetings.clientId, userId));
  // Whichever side wrote it: it may name the other.
  await exec
    .update(meetings)
    .set({ cancelReason: null, declineReason: null })
    .where(ofUser(exec, userId));
  await exec
    .update(meetingMoves)
    .set({ reason: null, details: null })
    .where(inArray(meetingMoves.meetingId, idsOfUser(exec, userId)));
}
