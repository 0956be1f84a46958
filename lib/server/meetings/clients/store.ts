import 'server-only';
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  isNotNull,
  isNull,
  max,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { FILES_OF_A_CLIENT } from '@/lib/domain/meetings/client';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { holdsWord } from '@/lib/server/platform/db/plain-text';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles, meetings } from '@/lib/server/schema/meetings';

/** Meetings that make somebody a client of this lawyer: those that were confirmed once, cancelled ones included. */
const madeClients = (lawyerId: string) =>
  and(eq(meetings.lawyerId, lawyerId), isNotNull(meetings.confirmedAt));

const standing = sql`${meetings.status} in ('CONFIRMED', 'COMPLETED')`;
const over = (now: Date) => sql`${standing} and ${meetings.endsAt} <= ${now}`;
const ahead = (now: Date) => sql`${meetings.status} = 'CONFIRMED' and ${meetings.endsAt} > ${now}`;

const idOf = (which: SQL, order: SQL) =>
  sql<string | null>`(array_agg(${meetings.id} order by ${order}) filter (where ${which}))[1]`;
const startOf = (value: SQL, which: SQL) =>
  sql<Date | null>`${value} filter (where ${which})`.mapWith(meetings.startsAt);

const nextStart = (now: Date) => startOf(sql`${min(meetings.startsAt)}`, ahead(now));

function clientRows(exec: Executor, now: Date) {
  const [latest, earliest] = [sql`${meetings.startsAt} desc`, sql`${meetings.startsAt}`];
  return exec
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      picture: users.picture,
      meetings: sql<number>`(${count()} filter (where ${standing}))::int`,
      lastId: idOf(over(now), latest),
      lastStart: startOf(sql`${max(meetings.startsAt)}`, over(now)),
      nextId: idOf(ahead(now), earliest),
      nextStart: nextStart(now),
      since: min(meetings.startsAt),
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .groupBy(users.id);
}

export type ClientRow = Awaited<ReturnType<typeof clientRows>>[number];

/** A page of a lawyer's clients whose names hold all of these words: by what is next, then by what was last. */
export async function listClients(
  exec: Executor,
  lawyerId: string,
  { words, page, now }: { words: readonly string[]; page: number; now: Date },
) {
  const where = and(madeClients(lawyerId), ...words.map(nameHolds));
  const found = await clientRows(exec, now)
    .where(where)
    .orderBy(sql`${nextStart(now)} nulls last`, desc(max(meetings.startsAt)), users.id)
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  const [total] = await exec
    .select({ value: countDistinct(meetings.clientId) })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(where);
  return {
    rows: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    total: total?.value ?? 0,
  };
}

/** Only names of own clients are looked at. */
function nameHolds(word: string): SQL {
  return holdsWord(sql`${users.firstName} || ' ' || ${users.lastName}`, word);
}

/** The client of this lawyer; undefined for everybody else. */
export async function findClient(
  exec: Executor,
  lawyerId: string,
  clientId: string,
  now: Date,
): Promise<ClientRow | undefined> {
  const [row] = await clientRows(exec, now).where(
    and(madeClients(lawyerId), eq(users.id, clientId)),
  );
  return row;
}

export async function isClient(
  exec: Executor,
  lawyerId: string,
  clientId: string,
): Promise<boolean> {
  const own = and(madeClients(lawyerId), eq(meetings.clientId, clientId));
  const [row] = await exec.select({ id: meetings.id }).from(meetings).where(own).limit(1);
  return row !== undefined;
}

/** Until a check for a conflict of interest is made, the lawyer's own alone. */
const openToLawyer = or(
  isNull(meetings.conflictState),
  eq(meetings.conflictState, 'NONE'),
  ne(meetingFiles.ownerId, meetings.clientId),
);

/** The newest files of the meetings with a client that the lawyer may read. */
export async function listFiles(exec: Executor, lawyerId: string, clientId: string) {
  return exec
    .select({
      file: meetingFiles,
      meeting: { id: meetings.id, subject: meetings.subject, startsAt: meetings.startsAt },
    })
    .from(meetingFiles)
    .innerJoin(meetings, eq(meetings.id, meetingFiles.meetingId))
    .where(and(madeClients(lawyerId), eq(meetings.clientId, clientId), openToLawyer))
    .orderBy(desc(meetingFiles.createdAt), desc(meetingFiles.id))
    .limit(FILES_OF_A_CLIENT);
}

export type SharedFileRow = Awaited<ReturnType<typeof listFiles>>[number];
