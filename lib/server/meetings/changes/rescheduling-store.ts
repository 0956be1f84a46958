import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingMoves, meetings } from '@/lib/server/schema/meetings';

type Times = Pick<
  typeof meetings.$inferInsert,
  'startsAt' | 'endsAt' | 'earliestStart' | 'refundGraceUntil' | 'lateMoveAt' | 'icsChangedAt'
>;

/**
 * Sets other times of a confirmed meeting. Returns its new SEQUENCE, or undefined when it changed since it was read.
 */
export async function setTimes(
  exec: Executor,
  { id, icsSequence }: Pick<typeof meetings.$inferSelect, 'id' | 'icsSequence'>,
  times: Times,
): Promise<number | undefined> {
  const [row] = await exec
    .update(meetings)
    .set({ ...times, icsSequence: sql`${meetings.icsSequence} + 1` })
    .where(
      and(
        eq(meetings.id, id),
        eq(meetings.status, 'CONFIRMED'),
        eq(meetings.icsSequence, icsSequence),
      ),
    )
    .returning({ sequence: meetings.icsSequence });
  return row?.sequence;
}

export async function insertMove(
  exec: Executor,
  move: typeof meetingMoves.$inferInsert,
): Promise<void> {
  await exec.insert(meetingMoves).values(move);
}
