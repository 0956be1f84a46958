import 'server-only';
import { and, asc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { callPresences } from '@/lib/server/schema/calls';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

type PresenceRow = typeof callPresences.$inferSelect;

export type Page = Pick<PresenceRow, 'meetingId' | 'participantId' | 'sid'>;

/** The current time, and the time of last contact before which a presence counts as ended. */
export interface Moment {
  readonly at: Date;
  readonly stale: Date;
}

const { lastSeenAt, leftAt, joinedAt } = callPresences;
const isOpen = isNull(leftAt);

/** SQL for the end of a presence ended now; one not seen for a while ended at its last contact. */
const endOf = ({ at, stale }: Moment) =>
  sql`case when ${lastSeenAt} < ${stale} then ${lastSeenAt} else greatest(${joinedAt}, ${at}::timestamptz) end`;

/** Ends a participant's open presences on other pages, and begins or continues that of the joining page. */
export async function join(
  exec: Executor,
  page: Page & Pick<PresenceRow, 'role'>,
  moment: Moment,
): Promise<void> {
  const { meetingId, participantId, sid } = page;
  const others = or(ne(callPresences.sid, sid), lt(lastSeenAt, moment.stale));
  await exec
    .update(callPresences)
    .set({ leftAt: endOf(moment) })
    .where(and(ofParticipant(meetingId, participantId), isOpen, others));
  await exec
    .insert(callPresences)
    .values({ ...page, joinedAt: moment.at, lastSeenAt: moment.at })
    .onConflictDoUpdate({
      target: [callPresences.meetingId, callPresences.participantId],
      targetWhere: sql`left_at is null`,
      set: { lastSeenAt: sql`greatest(${lastSeenAt}, excluded.last_seen_at)` },
    });
}

function ofParticipant(meetingId: string, participantId: string): SQL | undefined {
  return and(
    eq(callPresences.meetingId, meetingId),
    eq(callPresences.participantId, participantId),
  );
}

async function has(exec: Executor, which: SQL | undefined): Promise<boolean> {
  const [row] = await exec
    .select({ id: callPresences.id })
    .from(callPresences)
    .where(which)
    .limit(1);
  return row !== undefined;
}

export function isOfAnother(
  exec: Executor,
  { meetingId, participantId, sid }: Page,
): Promise<boolean> {
  const ofPage = and(eq(callPresences.meetingId, meetingId), eq(callPresences.sid, sid));
  return has(exec, and(ofPage, ne(callPresences.participantId, participantId)));
}

type OfMeeting = Omit<Page, 'sid'>;

export function wasIn(exec: Executor, { meetingId, participantId }: OfMeeting): Promise<boolean> {
  return has(exec, ofParticipant(meetingId, participantId));
}

export function isIn(exec: Executor, { meetingId, participantId }: OfMeeting): Promise<boolean> {
  return has(exec, and(ofParticipant(meetingId, participantId), isOpen));
}

/**
 * Ends the open presences of a participant, of only one page if given. Returns the pages that were still in the call.
 */
export async function leave(
  exec: Executor,
  { meetingId, participantId, sid }: Omit<Page, 'sid'> & { sid?: string | undefined },
  moment: Moment,
): Promise<string[]> {
  const rows = await exec
    .update(callPresences)
    .set({ leftAt: endOf(moment) })
    .where(
      and(
        ofParticipant(meetingId, participantId),
        isOpen,
        sid === undefined ? undefined : eq(callPresences.sid, sid),
      ),
    )
    .returning({ sid: callPresences.sid, lastSeenAt });
  return rows.filter((row) => row.lastSeenAt >= moment.stale).map((row) => row.sid);
}

function amongPages(pages: readonly Page[]): SQL {
  const column = (name: keyof Page) => sql.param(pages.map((page) => page[name]));
  // In one order, so that two statements never wait for each other in a circle.
  return sql`${callPresences.id} in (
    select presence.id from call_presences as presence
      join unnest(${column('meetingId')}::uuid[], ${column('participantId')}::uuid[], ${column('sid')}::uuid[])
        as page (meeting_id, participant_id, sid) using (meeting_id, participant_id, sid)
    where presence.left_at is null order by presence.id for update of presence)`;
}

/** Renews the presence of these pages, unless they were gone for too long. One statement. */
export async function renew(
  exec: Executor,
  pages: readonly Page[],
  { at, stale }: Moment,
): Promise<void> {
  await exec
    .update(callPresences)
    .set({ lastSeenAt: sql`greatest(${lastSeenAt}, ${at}::timestamptz)` })
    .where(and(amongPages(pages), gte(lastSeenAt, stale)));
}

/** Ends the open presences of these pages. One statement. */
export async function end(exec: Executor, pages: readonly Page[], moment: Moment): Promise<void> {
  await exec
    .update(callPresences)
    .set({ leftAt: endOf(moment) })
    .where(amongPages(pages));
}

export async function findPresent(exec: Executor, meetingId: string, stale: Date) {
  return exec
    .select({ participantId: callPresences.participantId, sid: callPresences.sid })
    .from(callPresences)
    .where(and(eq(callPresences.meetingId, meetingId), isOpen, gte(lastSeenAt, stale)));
}

/** Finds participants present in a call since an instant, and whether each still is. */
export async function findSince(exec: Executor, meetingId: string, since: Date, stale: Date) {
  return exec
    .select({
      participantId: callPresences.participantId,
      isPresent: sql<boolean>`bool_or(${isOpen} and ${lastSeenAt} >= ${stale})`,
    })
    .from(callPresences)
    .where(
      and(
        eq(callPresences.meetingId, meetingId),
        gte(sql`coalesce(${leftAt}, ${lastSeenAt})`, since),
      ),
    )
    .groupBy(callPresences.participantId);
}

/** Lists presences in the calls of every meeting of a user, and the user's own in other lawyers' calls. */
export async function listOfUser(exec: Executor, userId: string): Promise<PresenceRow[]> {
  const own = exec
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)));
  const asAssociate = exec
    .select({ id: meetingAssociates.id })
    .from(meetingAssociates)
    .where(eq(meetingAssociates.userId, userId));
  return exec
    .select()
    .from(callPresences)
    .where(
      or(inArray(callPresences.meetingId, own), inArray(callPresences.participantId, asAssociate)),
    )
    .orderBy(asc(joinedAt), asc(callPresences.id));
}
