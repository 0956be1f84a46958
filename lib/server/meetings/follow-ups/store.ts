import 'server-only';
import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { preparedBy } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { followUpMeetings, followUps } from '@/lib/server/schema/follow-ups';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type FollowUpRow = typeof followUps.$inferSelect;
export type NewFollowUp = Omit<FollowUpRow, 'withdrawnAt' | 'takenBy'>;
export type Pair = Pick<FollowUpRow, 'lawyerId' | 'clientId'>;

export type Owner = { readonly clientId: string } | { readonly lawyerId: string };

const ofOwner = (owner: Owner) =>
  'clientId' in owner
    ? eq(followUps.clientId, owner.clientId)
    : eq(followUps.lawyerId, owner.lawyerId);

const taken = sql`(select m from meetings m where m.id = follow_ups.taken_by)`;

const isListed = sql`exists (select from listed_lawyers l where l.lawyer_id = follow_ups.lawyer_id)`;

function views(exec: Executor) {
  const { id, firstName, lastName, picture, phone, email, deletedAt, suspendedAt } = users;
  return exec
    .select({
      offer: followUps,
      lawyer: {
        id: lawyers.id,
        userId: lawyers.userId,
        displayName: lawyers.displayName,
        picture: lawyers.picture,
        isListed: sql<boolean>`${isListed}`,
      },
      client: { id, firstName, lastName, picture, phone, email, deletedAt, suspendedAt },
      source: {
        phone: meetings.phone,
        subject: meetings.subject,
        description: meetings.description,
        otherParty: meetings.otherParty,
        conflictState: meetings.conflictState,
        attendeeName: meetings.attendeeName,
        attendeeRelation: meetings.attendeeRelation,
      },
      taken: {
        startsAt: sql<Date | null>`(${taken}).starts_at`.mapWith(meetings.startsAt),
        status: sql<string | null>`(${taken}).status`,
        confirmedAt: sql<Date | null>`(${taken}).confirmed_at`.mapWith(meetings.startsAt),
        holdExpiresAt: sql<Date | null>`(${taken}).hold_expires_at`.mapWith(meetings.startsAt),
      },
    })
    .from(followUps)
    .innerJoin(lawyers, eq(lawyers.id, followUps.lawyerId))
    .innerJoin(users, eq(users.id, followUps.clientId))
    .innerJoin(meetings, eq(meetings.id, followUps.meetingId));
}

export type FollowUpView = Awaited<ReturnType<typeof views>>[number];

export async function findOwn(
  exec: Executor,
  id: string,
  owner: Owner,
): Promise<FollowUpView | undefined> {
  const [row] = await views(exec).where(and(eq(followUps.id, id), ofOwner(owner)));
  return row;
}

interface Which {
  readonly meetingId: string | undefined;
  readonly clientId: string | undefined;
}

interface Listed extends Readonly<Record<string, unknown>> {
  readonly side: 'client' | 'lawyer';
  readonly ofMeeting: boolean;
  readonly ofClient: boolean;
}

const listed = preparedBy((exec, { side, ofMeeting, ofClient }: Listed) => {
  const given = sql.placeholder;
  return views(exec)
    .where(
      and(
        eq(side === 'client' ? followUps.clientId : followUps.lawyerId, given('own')),
        ofMeeting ? eq(followUps.meetingId, given('meetingId')) : undefined,
        ofClient ? eq(followUps.clientId, given('clientId')) : undefined,
      ),
    )
    .orderBy(desc(followUps.createdAt), followUps.id)
    .limit(PAGE_SIZE + 1)
    .offset(given('offset'));
});

/** Lists a page of the user's own follow-ups, the newest first, and whether there are more. */
export async function listOwn(
  exec: Executor,
  owner: Owner,
  { meetingId, clientId }: Which,
  page: number,
): Promise<{ rows: FollowUpView[]; hasMore: boolean }> {
  const [side, own] =
    'clientId' in owner
      ? (['client', owner.clientId] as const)
      : (['lawyer', owner.lawyerId] as const);
  const found = await listed(
    exec,
    { side, ofMeeting: meetingId !== undefined, ofClient: clientId !== undefined },
    { own, meetingId, clientId, offset: page * PAGE_SIZE },
  );
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** Finds the earlier meeting of the two parties, and its client: the named meeting, or the latest confirmed one. */
export async function findSource(
  exec: Executor,
  { lawyerId, clientId }: Pair,
  meetingId: string | undefined,
) {
  const [row] = await exec
    .select({ meetingId: meetings.id, firstName: users.firstName, email: users.email })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        eq(meetings.clientId, clientId),
        isNotNull(meetings.confirmedAt),
        meetingId ? eq(meetings.id, meetingId) : undefined,
        // Who said that there is a conflict of interest does not go on.
        sql`${meetings.conflictState} is distinct from 'CONFLICT'`,
        sql`${meetings.declineReason} is distinct from 'CONFLICT'`,
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(desc(meetings.startsAt))
    .limit(1);
  return row;
}

/** Counts a lawyer's offers since an instant, to all and to this client, with the time of the first of each. */
export async function countSince(exec: Executor, { lawyerId, clientId }: Pair, since: Date) {
  const toClient = sql`${followUps.clientId} = ${clientId}`;
  const [row] = await exec
    .select({
      all: count(),
      oldest: min(followUps.createdAt),
      toClient: sql<number>`(count(*) filter (where ${toClient}))::int`,
      oldestToClient:
        sql<Date | null>`min(${followUps.createdAt}) filter (where ${toClient})`.mapWith(
          followUps.createdAt,
        ),
    })
    .from(followUps)
    .where(and(eq(followUps.lawyerId, lawyerId), gt(followUps.createdAt, since)));
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

export async function insertFollowUp(exec: Executor, row: NewFollowUp): Promise<void> {
  await exec.insert(followUps).values(row);
}

/** Withdraws an offer; false where it was already withdrawn. */
export async function setWithdrawn(
  exec: Executor,
  id: string,
  owner: Owner,
  now: Date,
): Promise<boolean> {
  const rows = await exec
    .update(followUps)
    .set({ withdrawnAt: now })
    .where(and(eq(followUps.id, id), ofOwner(owner), isNull(followUps.withdrawnAt)))
    .returning({ id: followUps.id });
  return rows.length > 0;
}

/** SQL condition: the offer has no booking, or its last one was released without payment. */
const isFree = sql`(${followUps.takenBy} is null or exists (select from meetings m where m.id = ${followUps.takenBy}
  and m.confirmed_at is null and m.status in ('EXPIRED', 'CANCELLED')))`;

/** Assigns an offer to a meeting by compare-and-set, while it is valid and unused; the only function that does. */
export async function take(
  tx: Transaction,
  id: string,
  meetingId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(followUps)
    .set({ takenBy: meetingId })
    .where(
      and(
        eq(followUps.id, id),
        isNull(followUps.withdrawnAt),
        gt(followUps.expiresAt, now),
        isFree,
      ),
    )
    .returning({ id: followUps.id });
  if (rows.length === 0) return false;
  await tx.insert(followUpMeetings).values({ meetingId, followUpId: id });
  return true;
}

export interface OpenFollowUp {
  readonly id: string;
  readonly meetingId: string;
  readonly lawyerName: string;
  readonly since: string;
  readonly until: string;
  readonly count: number;
}

/** Query of offers that a client (`own`) can choose from `now`, the first to expire first. */
export const OPEN = sql`
  select follow_ups.id, follow_ups.meeting_id as "meetingId", lawyers.display_name as "lawyerName",
    follow_ups.created_at as since, follow_ups.expires_at as until, (count(*) over ())::int as count
  from follow_ups join lawyers on lawyers.id = follow_ups.lawyer_id
  where follow_ups.client_id = ${sql.placeholder('own')} and follow_ups.withdrawn_at is null
    and follow_ups.expires_at > ${sql.placeholder('now')}::timestamptz and ${isFree} and ${isListed}
  order by follow_ups.expires_at, follow_ups.id limit ${WORK_PER_KIND}`;

const ofUser = (exec: Executor, userId: string): SQL | undefined =>
  or(
    eq(followUps.clientId, userId),
    eq(
      followUps.lawyerId,
      exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId)),
    ),
  );

export async function findAll(exec: Executor, userId: string): Promise<FollowUpRow[]> {
  return exec.select().from(followUps).where(ofUser(exec, userId)).orderBy(followUps.createdAt);
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(followUps).where(ofUser(exec, userId));
}

export async function deleteEnded(exec: Executor, before: Date): Promise<void> {
  await exec
    .delete(followUps)
    .where(and(isNull(followUps.takenBy), lte(followUps.expiresAt, before)));
}
