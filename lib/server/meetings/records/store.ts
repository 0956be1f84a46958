import 'server-only';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  isMember,
  MEETING_TRANSITIONS,
  type MeetingFilter,
  type MeetingPeriod,
  type MeetingStatus,
  ownIdOf,
  type Party,
  rightsOf,
  sees,
} from '@/lib/domain/meetings/meeting';
import { readsTitle } from '@/lib/domain/platform/members';
import { idsBeginningWith, isShortReference } from '@/lib/domain/platform/short-reference';
import { statesBefore } from '@/lib/domain/platform/transitions';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import { holdsWord } from '@/lib/server/platform/db/plain-text';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared, preparedBy } from '@/lib/server/platform/db/prepared';
import { unionAll } from '@/lib/server/platform/db/queries';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { users } from '@/lib/server/schema/accounts';
import { meetingConflictChecks } from '@/lib/server/schema/conflicts';
import { meetingGuests } from '@/lib/server/schema/guests';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { meetingFiles, meetingMoves, meetings } from '@/lib/server/schema/meetings';

export type MeetingRow = typeof meetings.$inferSelect;
export type FileRow = typeof meetingFiles.$inferSelect;

export interface MeetingRows {
  meeting: MeetingRow;
  lawyer: {
    id: string;
    userId: string;
    displayName: string;
    picture: string | null;
    email: string;
    isListed: boolean;
    area: string | null;
    deleted: boolean;
  };
  client: {
    id: string;
    firstName: string;
    lastName: string;
    picture: string | null;
    email: string;
    deleted: boolean;
  };
  lastMove: LastMove | null;
  absence: typeof meetingAbsences.$inferSelect | null;
  conflictDecidedAt: Date | null;
  guest: typeof meetingGuests.$inferSelect | null;
}

export interface ListedRows extends MeetingRows {
  unread: number;
}

export type People = Pick<MeetingRows, 'lawyer' | 'client'>;

type LastMove = Pick<
  typeof meetingMoves.$inferSelect,
  'movedBy' | 'fromStart' | 'reason' | 'details' | 'unconnected' | 'createdAt'
>;

export async function findMeeting(exec: Executor, id: string): Promise<MeetingRow | undefined> {
  const [row] = await exec.select().from(meetings).where(eq(meetings.id, id));
  return row;
}

export async function findMeetings(exec: Executor, ids: readonly string[]): Promise<MeetingRow[]> {
  if (ids.length === 0) return [];
  return exec
    .select()
    .from(meetings)
    .where(inArray(meetings.id, [...ids]));
}

export type StatusChange = {
  only?: readonly MeetingStatus[];
  /** Actual end of a hold, unless it had expired before. */
  heldUntil?: Date;
} & Partial<Omit<typeof meetings.$inferInsert, 'status' | 'holdExpiresAt'>>;

export interface MovedMeeting
  extends Pick<
    MeetingRow,
    'id' | 'clientId' | 'lawyerId' | 'status' | 'startsAt' | 'endsAt' | 'confirmedAt'
  > {
  readonly lawyerUserId: string;
}

/**
 * Changes the status of meetings by compare-and-set, where MEETING_TRANSITIONS allows it, narrowed by `only`; the
 * only function that does. Returns the meetings that this caller changed.
 * @throws RangeError when the table does not allow `only`
 */
export async function changeStatus(
  exec: Executor,
  which: SQL,
  to: MeetingStatus,
  { only, heldUntil, ...set }: StatusChange = {},
): Promise<MovedMeeting[]> {
  const from = statesBefore(MEETING_TRANSITIONS, to, only);
  return exec
    .update(meetings)
    .set({ ...set, ...(heldUntil && { holdExpiresAt: endOfHold(heldUntil) }), status: to })
    .where(and(which, inArray(meetings.status, from)))
    .returning({
      id: meetings.id,
      clientId: meetings.clientId,
      lawyerId: meetings.lawyerId,
      status: meetings.status,
      startsAt: meetings.startsAt,
      endsAt: meetings.endsAt,
      confirmedAt: meetings.confirmedAt,
      lawyerUserId: sql<string>`(select user_id from lawyers where lawyers.id = ${meetings.lawyerId})`,
    });
}

function endOfHold(at: Date): SQL {
  return sql`least(${meetings.holdExpiresAt}, ${at.toISOString()}::timestamptz)`;
}

export function changeStatusOf(
  exec: Executor,
  id: string,
  to: MeetingStatus,
  change?: StatusChange,
): Promise<MovedMeeting[]> {
  return changeStatus(exec, eq(meetings.id, id), to, change);
}

/** Increments the SEQUENCE for calendars that have the meeting. */
export async function raiseSequence(exec: Executor, id: string, now: Date): Promise<void> {
  const icsSequence = sql`${meetings.icsSequence} + 1`;
  await exec.update(meetings).set({ icsSequence, icsChangedAt: now }).where(eq(meetings.id, id));
}

const people = {
  lawyer: {
    id: lawyers.id,
    userId: lawyers.userId,
    displayName: lawyers.displayName,
    picture: lawyers.picture,
    email: sql<string>`(select email from users where users.id = ${lawyers.userId})`,
    isListed: sql<boolean>`exists (select from ${listedLawyers} where ${listedLawyers.lawyerId} = ${lawyers.id})`,
    area: sql<string | null>`${lawyers.areas}[1]`,
    deleted: sql<boolean>`(select deleted_at is not null from users where users.id = ${lawyers.userId})`,
  },
  client: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    picture: users.picture,
    email: users.email,
    deleted: sql<boolean>`${users.deletedAt} is not null`,
  },
};

const twoPeople = prepared((exec) =>
  exec
    .select(people)
    .from(lawyers)
    .innerJoin(users, eq(users.id, sql.placeholder('clientId')))
    .where(eq(lawyers.id, sql.placeholder('lawyerId'))),
);

export async function findPeople(
  exec: Executor,
  { lawyerId, clientId }: Pick<MeetingRow, 'lawyerId' | 'clientId'>,
): Promise<People | undefined> {
  const [row] = await twoPeople(exec, { lawyerId, clientId });
  return row;
}

const columns = {
  meeting: meetings,
  ...people,
  lastMove: meetingMoves,
  absence: meetingAbsences,
  conflictDecidedAt: meetingConflictChecks.decidedAt,
  guest: meetingGuests,
};

function rows<More extends Record<string, SQL>>(exec: Executor, more: More) {
  return exec
    .select({ ...columns, ...more })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .innerJoin(users, eq(users.id, meetings.clientId))
    .leftJoin(meetingMoves, isNewestMove)
    .leftJoin(meetingAbsences, eq(meetingAbsences.meetingId, meetings.id))
    .leftJoin(
      meetingConflictChecks,
      and(
        eq(meetingConflictChecks.meetingId, meetings.id),
        eq(meetingConflictChecks.decision, meetings.conflictState),
      ),
    )
    .leftJoin(meetingGuests, eq(meetingGuests.meetingId, meetings.id));
}

const isNewestMove = and(
  eq(meetingMoves.meetingId, meetings.id),
  eq(
    meetingMoves.sequence,
    sql`(select max(moves.sequence) from meeting_moves as moves where moves.meeting_id = ${meetings.id})`,
  ),
);

/** Restricts a query to rows of this person; another's id finds nothing. */
function ofParty(party: Party): SQL {
  return party.side === 'lawyer'
    ? eq(meetings.lawyerId, party.lawyerId)
    : eq(meetings.clientId, party.userId);
}

function ofSide(side: Party['side']): SQL {
  return eq(side === 'lawyer' ? meetings.lawyerId : meetings.clientId, sql.placeholder('own'));
}

const ownRow = preparedBy((exec, { side }: Pick<Party, 'side'>) =>
  exec
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, sql.placeholder('id')), ofSide(side))),
);

export async function findOwn(
  exec: Executor,
  id: string,
  party: Party,
): Promise<MeetingRow | undefined> {
  const [row] = await ownRow(exec, { side: party.side }, { id, own: ownIdOf(party) });
  return row;
}

const byId = prepared((exec) => rows(exec, {}).where(eq(meetings.id, sql.placeholder('id'))));

const ownById = preparedBy((exec, { side }: Pick<Party, 'side'>) =>
  rows(exec, {}).where(and(eq(meetings.id, sql.placeholder('id')), ofSide(side))),
);

export async function findRows(
  exec: Executor,
  id: string,
  party: Party | null,
): Promise<MeetingRows[]> {
  if (!party) return byId(exec, { id });
  return ownById(exec, { side: party.side }, { id, own: ownIdOf(party) });
}

const PAGE_SIZE = 10;
const SPAN_PAGE_SIZE = 100;

/** Open-ended where a bound is missing. */
export interface Span {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export interface Asked {
  readonly period?: MeetingPeriod | undefined;
  readonly status?: MeetingStatus | undefined;
  readonly span?: Span | undefined;
  readonly clientId?: string | undefined;
  readonly words: readonly string[];
  readonly paidIds?: readonly string[];
  readonly only?: MeetingFilter | undefined;
  readonly dayEnd: Date;
  readonly now: Date;
}

export interface Listed {
  readonly rows: ListedRows[];
  readonly hasMore: boolean;
  readonly total: number;
}

export interface AskedPage {
  readonly asked: Asked;
  readonly page: number;
}

/** Lists pages of a party, each with the total and whether there is another: one statement for all without a search. */
export async function listPages(
  exec: Executor,
  party: Party,
  pages: readonly AskedPage[],
): Promise<Listed[]> {
  const usual = pages.filter(({ asked }) => !isSearch(asked));
  const [together, ...searched] = await Promise.all([
    usual.length > 0 ? usualRows(exec, party, usual) : [],
    ...pages.map((page) => (isSearch(page.asked) ? searchRows(exec, party, page) : undefined)),
  ]);
  return Promise.all(
    pages.map(async (one, at) => {
      const { asked, page } = one;
      const size = pageSize(asked);
      const found = searched[at] ?? together.filter(({ list }) => list === usual.indexOf(one));
      return {
        rows: found.slice(0, size).map(({ total, list, ...row }) => row),
        hasMore: found.length > size,
        total: found[0]?.total ?? (page > 0 ? await countAsked(exec, party, asked) : 0),
      };
    }),
  );
}

function isSearch({ words, only }: Asked): boolean {
  return words.length > 0 || only !== undefined;
}

function pageSize({ span }: Asked): number {
  return span ? SPAN_PAGE_SIZE : PAGE_SIZE;
}

function searchRows(exec: Executor, party: Party, { asked, page }: AskedPage) {
  const where = foundWhere(party, asked);
  return rows(exec, { ...listColumns(party.userId), total: totalOf(where), list: sql<number>`0` })
    .where(where)
    .orderBy(...latestFirst(asked.now))
    .limit(pageSize(asked) + 1)
    .offset(page * pageSize(asked));
}

function listColumns(readerId: string | Placeholder) {
  const unread = sql<number>`(select count(*)::int from comments where comments.meeting_id = ${meetings.id}
    and comments.author_id <> ${readerId} and comments.seen_at is null)`;
  return { unread };
}

/** Counts all rows of a list, once, and not at all for an empty result. */
function totalOf(where: SQL | undefined): SQL<number> {
  return sql<number>`(select count(*)::int from ${meetings} where ${where})`;
}

async function countAsked(exec: Executor, party: Party, asked: Asked): Promise<number> {
  const [row] = await exec
    .select({ value: count() })
    .from(meetings)
    .where(foundWhere(party, asked));
  return row?.value ?? 0;
}

function foundWhere(party: Party, asked: Asked) {
  const { period, status, span, clientId, words, paidIds = [], only, dayEnd, now } = asked;
  return and(
    ofParty(party),
    clientId ? eq(meetings.clientId, clientId) : undefined,
    period && inPeriod(period, dayEnd, now),
    status && eq(meetings.status, status),
    ...words.map((word) => holdsSearched(party, word, paidIds)),
    only && isOnly(only, party, now),
    span?.from && gt(meetings.endsAt, span.from),
    span?.to && lt(meetings.startsAt, span.to),
  );
}

interface UsualList {
  readonly period: MeetingPeriod | undefined;
  readonly ofStatus: boolean;
  readonly from: boolean;
  readonly to: boolean;
  readonly ofClient: boolean;
}

function usualRows(exec: Executor, party: Party, pages: readonly AskedPage[]) {
  const lists = pages.map(({ asked: { period, status, span, clientId } }) => ({
    period,
    ofStatus: status !== undefined,
    from: span?.from !== undefined,
    to: span?.to !== undefined,
    ofClient: clientId !== undefined,
  }));
  const values = pages.map(({ asked, page }, at) => {
    const { status, span, clientId, dayEnd, now } = asked;
    const [limit, offset] = [pageSize(asked) + 1, page * pageSize(asked)];
    const own = { status, from: span?.from, to: span?.to, clientId, dayEnd, now, limit, offset };
    return Object.entries(own).map(([name, value]) => [`${name}${at}`, value]);
  });
  return usualLists(
    exec,
    { side: party.side, lists },
    { own: ownIdOf(party), readerId: party.userId, ...Object.fromEntries(values.flat()) },
  );
}

/** Finds the meetings of each list and their places in it, and reads the rows of all of them. */
const usualLists = preparedBy(
  (exec, { side, lists }: { side: Party['side']; lists: readonly UsualList[] }) =>
    rows(exec, {
      ...listColumns(sql.placeholder('readerId')),
      total: sql<number>`asked.total`,
      list: sql<number>`asked.list`,
    })
      .innerJoin(
        sql`(${unionAll(lists.map((list, at) => placesOf(side, list, at)))}) as asked`,
        sql`asked.id = ${meetings.id}`,
      )
      .orderBy(sql`asked.list`, sql`asked.place`),
);

function placesOf(side: Party['side'], list: UsualList, at: number): SQL {
  const given = (name: string) => sql.placeholder(`${name}${at}`);
  const where = and(
    ofSide(side),
    list.ofClient ? eq(meetings.clientId, given('clientId')) : undefined,
    list.period && inPeriod(list.period, given('dayEnd'), given('now')),
    list.ofStatus ? eq(meetings.status, given('status')) : undefined,
    list.from ? gt(meetings.endsAt, given('from')) : undefined,
    list.to ? lt(meetings.startsAt, given('to')) : undefined,
  );
  const order = sql.join(
    list.ofClient
      ? [desc(meetings.startsAt), desc(meetings.id)]
      : list.period === 'past'
        ? latestFirst(given('now'))
        : [asc(meetings.startsAt), asc(meetings.id)],
    sql`, `,
  );
  return sql`(select ${sql.raw(String(at))} as list, ${meetings.id} as id, row_number() over (order by ${order}) as place,
    ${totalOf(where)} as total from ${meetings} where ${where} order by ${order}
    limit ${given('limit')} offset ${given('offset')})`;
}

/** Orders past meetings, the latest first: by the start, or by when one that still lies ahead was cancelled or ran out. */
function latestFirst(now: Date | Placeholder): SQL[] {
  const ended = sql`case
    when ${meetings.startsAt} <= ${now} then ${meetings.startsAt}
    when ${meetings.status} = 'CANCELLED'
      then coalesce(${meetings.icsChangedAt}, ${meetings.holdExpiresAt}, ${meetings.startsAt})
    when ${meetings.status} = 'EXPIRED' then coalesce(${meetings.holdExpiresAt}, ${meetings.startsAt})
    else ${meetings.startsAt} end`;
  return [desc(ended), desc(meetings.id)];
}

function holdsSearched(party: Party, word: string, paidIds: readonly string[]): SQL {
  const name =
    party.side === 'lawyer'
      ? sql`(select ${fullNameOf('users')} from users where users.id = ${meetings.clientId})`
      : sql`(select display_name from lawyers where lawyers.id = ${meetings.lawyerId})`;
  // What is not shown is not found by, either.
  const text = readsTitle('meeting', rightsOf(party))
    ? sql`${meetings.subject} || ' ' || ${name}`
    : name;
  return sql`(${holdsWord(text, word)}
    or ${inArray(meetings.id, [...paidIds])}
    or ${holdsReference(word)})`;
}

/** Whether a word is the reference of the meeting: the first eight digits of its id. */
function holdsReference(word: string): SQL {
  if (!isShortReference(word)) return sql`false`;
  const { from, to } = idsBeginningWith(word);
  return between(meetings.id, from, to);
}

function isOnly(only: MeetingFilter, party: Party, now: Date): SQL {
  if (only === 'cancelled') return sql`${meetings.status} = 'CANCELLED'`;
  // What a member may not read says nothing by being there, either.
  if (only === 'unread' ? !sees(party, 'messages') : isMember(party)) return sql`false`;
  if (only === 'unread')
    return sql`exists (select from comments where comments.meeting_id = ${meetings.id}
      and comments.author_id <> ${party.userId} and comments.seen_at is null)`;
  return withoutSummary(now);
}

/** SQL condition: the meeting is over, its client came as far as is known, and it has no summary. */
export function withoutSummary(now: Date | SQL): SQL {
  return sql`${meetings.status} in ('CONFIRMED', 'COMPLETED') and ${meetings.endsAt} <= ${now}
    and not ${meetings.clientAbsent}
    and not exists (select from meeting_summaries where meeting_summaries.meeting_id = ${meetings.id})`;
}

/** SQL condition of a period; the three periods are disjoint (docs/contract/meetings.md). */
function inPeriod(
  period: MeetingPeriod,
  dayEnd: Date | Placeholder,
  now: Date | Placeholder,
): SQL | undefined {
  const live = sql`(${meetings.status} = 'CONFIRMED' or (${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now}))`;
  const coming = and(live, gt(meetings.endsAt, now));
  if (period === 'today') return and(coming, lt(meetings.startsAt, dayEnd));
  if (period === 'upcoming') return and(coming, gte(meetings.startsAt, dayEnd));
  return or(sql`not ${live}`, lte(meetings.endsAt, now));
}

const filesOf = prepared((exec) =>
  exec
    .select()
    .from(meetingFiles)
    .where(amongIds(meetingFiles.meetingId, 'ids'))
    .orderBy(asc(meetingFiles.createdAt), asc(meetingFiles.id)),
);

export async function listFiles(exec: Executor, meetingIds: readonly string[]): Promise<FileRow[]> {
  return meetingIds.length === 0 ? [] : filesOf(exec, { ids: meetingIds });
}
