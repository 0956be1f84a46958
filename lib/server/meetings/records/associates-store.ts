import 'server-only';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { meetingAssociates } from '@/lib/server/schema/associates';

const associates = meetingAssociates;

export type RequestRow = typeof associates.$inferSelect;

export interface AssociateRow extends Record<string, unknown> {
  readonly id: string;
  readonly meetingId: string;
  readonly memberId: string | null;
  readonly userId: string;
  readonly state: RequestRow['state'];
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** Time at which the associate accepted; the client sees the request from then on. */
  readonly acceptedAt: number | null;
  readonly answeredAt: number | null;
  readonly name: string;
  readonly stands: boolean;
  /** Handle, if clients see the profile. */
  readonly profile: string | null;
}

const newest = (associates: Query): Query => sql`
  select distinct on (asked.meeting_id) asked.id, asked.meeting_id as "meetingId", asked.member_id as "memberId",
    asked.user_id as "userId", asked.state,
    floor(extract(epoch from asked.asked_at) * 1000)::float8 as "askedAt",
    floor(extract(epoch from asked.accepted_at) * 1000)::float8 as "acceptedAt",
    floor(extract(epoch from asked.answered_at) * 1000)::float8 as "answeredAt",
    coalesce(own.display_name, 'Former member') as name,
    exists (select from (${associates}) as associate where associate.member_id = asked.member_id) as stands,
    case when exists (select from listed_lawyers as listed where listed.lawyer_id = own.id) then own.id end as profile
  from meeting_associates as asked left join lawyers as own on own.user_id = asked.user_id
  where ${amongIds(sql`asked.meeting_id`, 'ids')}
  order by asked.meeting_id, asked.asked_at desc, asked.id`;

export const newestRequests = (associates: Query) => {
  const found = prepared((exec) =>
    exec
      .select({ row: sql<AssociateRow>`to_json(newest)` })
      .from(sql`(${newest(associates)}) as newest`),
  );
  return async (exec: Executor, ids: readonly string[]): Promise<AssociateRow[]> =>
    ids.length === 0 ? [] : (await found(exec, { ids })).map(({ row }) => row);
};

/**
 * Query of requests whose associates may be in the call now: `meeting_id`, `id`, `member_id`, `user_id`,
 * `display_name`, `picture`.
 */
export const admitted = (associates: Query): Query => sql`
  select asked.meeting_id, asked.id, asked.member_id, asked.user_id, associate.display_name, associate.picture
  from meeting_associates as asked
  join (${associates}) as associate on associate.member_id = asked.member_id and associate.user_id = asked.user_id
  join meetings as held on held.id = asked.meeting_id and held.lawyer_id = associate.practice_id
  where asked.state = 'AGREED' and associate.has_factor`;

export interface CallAssociate extends Record<string, unknown> {
  readonly meetingId: string;
  readonly id: string;
  readonly memberId: string;
  readonly userId: string;
  readonly displayName: string;
  readonly picture: string | null;
}

export async function findAdmitted(
  exec: Executor,
  meetingIds: readonly string[],
  associates: Query,
): Promise<CallAssociate[]> {
  if (meetingIds.length === 0) return [];
  const { rows } = await exec.execute<CallAssociate>(sql`
    select meeting_id as "meetingId", id, member_id as "memberId", user_id as "userId", display_name as "displayName", picture
    from (${admitted(associates)}) as admitted where meeting_id = any(${sql.param([...meetingIds])}::uuid[])`);
  return rows;
}

/** A call that an associate was asked to join; epoch milliseconds. */
interface AskedCall extends Record<string, unknown> {
  readonly meetingId: string;
  readonly clientName: string;
  readonly lawyerName: string;
  readonly start: number;
  readonly end: number;
}

const MAX_CALLS = 20;

/** Finds calls whose client agreed, of meetings that ended after an instant or are ahead, the earliest first. */
export async function findCallsOf(
  exec: Executor,
  userId: string,
  endedAfter: Date,
  associates: Query,
): Promise<AskedCall[]> {
  const { rows } = await exec.execute<AskedCall>(sql`
    select held.id as "meetingId", ${fullNameOf('client')} as "clientName",
      lawyer.display_name as "lawyerName",
      floor(extract(epoch from held.starts_at) * 1000)::float8 as start,
      floor(extract(epoch from held.ends_at) * 1000)::float8 as "end"
    from meeting_associates as asked
    join meetings as held on held.id = asked.meeting_id
    join users as client on client.id = held.client_id
    join lawyers as lawyer on lawyer.id = held.lawyer_id
    join (${associates}) as associate on associate.member_id = asked.member_id and associate.user_id = asked.user_id
      and associate.practice_id = held.lawyer_id
    where asked.user_id = ${userId}::uuid and asked.state = 'AGREED' and held.status in ('CONFIRMED', 'COMPLETED')
      and held.ends_at > ${endedAfter.toISOString()}::timestamptz
    order by held.starts_at, held.id limit ${MAX_CALLS}`);
  return rows;
}

/** An invitation that an associate can decline before the client sees it; epoch milliseconds. */
interface Invitation extends Record<string, unknown> {
  readonly id: string;
  readonly lawyerName: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds unanswered invitations of an associate, of meetings that ended after an instant or are ahead, the earliest
 * first.
 */
export async function findInvitations(
  exec: Executor,
  userId: string,
  endedAfter: Date,
  associates: Query,
): Promise<Invitation[]> {
  const { rows } = await exec.execute<Invitation>(sql`
    select asked.id, lawyer.display_name as "lawyerName",
      floor(extract(epoch from held.starts_at) * 1000)::float8 as start,
      floor(extract(epoch from held.ends_at) * 1000)::float8 as "end"
    from meeting_associates as asked
    join meetings as held on held.id = asked.meeting_id
    join lawyers as lawyer on lawyer.id = held.lawyer_id
    join (${associates}) as associate on associate.member_id = asked.member_id and associate.user_id = asked.user_id
      and associate.practice_id = held.lawyer_id
    where asked.user_id = ${userId}::uuid and asked.state = 'ASKED' and asked.accepted_at is null
      and held.status = 'CONFIRMED' and held.type = 'VIDEO' and held.ends_at > ${endedAfter.toISOString()}::timestamptz
    order by held.starts_at, held.id limit ${MAX_CALLS}`);
  return rows;
}

export async function meetingAskedFor(
  exec: Executor,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await exec
    .select({ meetingId: associates.meetingId })
    .from(associates)
    .where(and(eq(associates.id, id), eq(associates.userId, userId), isNull(associates.endedAt)));
  return row?.meetingId;
}

export interface AskedClient {
  readonly id: string;
  readonly meetingId: string;
  readonly associateName: string;
  readonly askedAt: string;
  readonly startsAt: string;
  readonly count: number;
}

/**
 * Query of requests that a client (`own`) can accept, of meetings that ended within these minutes before `now` or are
 * ahead, the next meeting first.
 */
export const unanswered = (associates: Query, minutes: number): Query => sql`
  select asked.id, held.id as "meetingId", associate.display_name as "associateName", asked.asked_at as "askedAt",
    held.starts_at as "startsAt", (count(*) over ())::int as count
  from meeting_associates as asked
  join meetings as held on held.id = asked.meeting_id
  join (${associates}) as associate on associate.member_id = asked.member_id and associate.user_id = asked.user_id
    and associate.practice_id = held.lawyer_id
  where held.client_id = ${sql.placeholder('own')} and asked.state = 'ASKED' and asked.accepted_at is not null
    and held.status = 'CONFIRMED' and held.type = 'VIDEO'
    and held.ends_at > ${sql.placeholder('now')}::timestamptz - make_interval(mins => ${minutes})
  order by held.starts_at, asked.id limit ${WORK_PER_KIND}`;

export async function countRequests(exec: Executor, meetingId: string): Promise<number> {
  const [row] = await exec
    .select({ made: count() })
    .from(associates)
    .where(eq(associates.meetingId, meetingId));
  return row?.made ?? 0;
}

export async function wasDeclined(exec: Executor, meetingId: string, userId: string) {
  const [row] = await exec
    .select({ id: associates.id })
    .from(associates)
    .where(
      and(
        eq(associates.meetingId, meetingId),
        eq(associates.userId, userId),
        eq(associates.state, 'DECLINED'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function insertRequest(
  exec: Executor,
  row: Pick<RequestRow, 'meetingId' | 'memberId' | 'userId' | 'askedAt'>,
): Promise<void> {
  await exec.insert(associates).values({ ...row, state: 'ASKED', acceptedAt: null });
}

/** Changes the open request of a meeting; false where there is none. */
export async function changeOpen(
  exec: Executor,
  { meetingId, id }: { meetingId: string; id?: string },
  change: Partial<
    Pick<RequestRow, 'state' | 'acceptedAt' | 'answeredAt' | 'consentVersion' | 'endedAt'>
  >,
): Promise<boolean> {
  const rows = await exec
    .update(associates)
    .set(change)
    .where(
      and(
        eq(associates.meetingId, meetingId),
        isNull(associates.endedAt),
        id === undefined ? undefined : eq(associates.id, id),
      ),
    )
    .returning({ id: associates.id });
  return rows.length > 0;
}

export async function findOfUser(exec: Executor, userId: string) {
  const { rows } = await exec.execute<Record<string, unknown>>(sql`
    select asked.meeting_id as meeting, asked.user_id = ${userId}::uuid as is_about_you, asked.state, asked.asked_at, asked.accepted_at,
      asked.answered_at, asked.consent_version as words_version, asked.ended_at
    from meeting_associates as asked join meetings as held on held.id = asked.meeting_id
    left join lawyers as lawyer on lawyer.id = held.lawyer_id
    where asked.user_id = ${userId}::uuid or held.client_id = ${userId}::uuid or lawyer.user_id = ${userId}::uuid
    order by asked.asked_at`);
  return rows;
}

export async function endOfUser(exec: Executor, userId: string, at: Date): Promise<void> {
  await exec.execute(sql`
    update meeting_associates as asked set state = 'WITHDRAWN', ended_at = ${at.toISOString()}::timestamptz
    from meetings as held left join lawyers as lawyer on lawyer.id = held.lawyer_id
    where held.id = asked.meeting_id and asked.ended_at is null
      and (asked.user_id = ${userId}::uuid or held.client_id = ${userId}::uuid or lawyer.user_id = ${userId}::uuid)`);
}
