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
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import { holdsWord } from '@/lib/server/platform/db/plain-text';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import { users } from '@/lib/server/schema/accounts';
import type { commentAbout } from '@/lib/server/schema/comments';
import { meetingFiles, meetings } from '@/lib/server/schema/meetings';

/** Selects meetings that make a person a client of this lawyer: those ever confirmed, including cancelled ones. */
const madeClients = (lawyerId: string) =>
  and(eq(meetings.lawyerId, lawyerId), isNotNull(meetings.confirmedAt));

const isConfirmed = sql`${meetings.status} in ('CONFIRMED', 'COMPLETED')`;
const over = (now: Date) => sql`${isConfirmed} and ${meetings.endsAt} <= ${now}`;
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
      lastSubject: sql<string>`(array_agg(${meetings.subject} order by ${latest}, ${meetings.id}))[1]`,
      meetings: sql<number>`(${count()} filter (where ${isConfirmed}))::int`,
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

/**
 * Lists a page of a lawyer's clients whose names contain all of these words: by their next, then by their last
 * meeting.
 */
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

/** Returns a condition: the name holds the word. */
function nameHolds(word: string): SQL {
  return holdsWord(fullNameOf('users'), word);
}

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

/** Condition: until the check for a conflict of interest, only the lawyer's own files are open. */
const openToLawyer = or(
  isNull(meetings.conflictState),
  eq(meetings.conflictState, 'NONE'),
  ne(meetingFiles.ownerId, meetings.clientId),
);

/**
 * Returns a query of the files of meetings with a client that the lawyer may read, as a feature's clientFiles
 * requires.
 */
export function filesWith(lawyerId: string, clientId: string): Query {
  const { id, name, size, contentType, ownerId, memberId, createdAt } = meetingFiles;
  return sql`select 'meeting' as kind, ${meetings.id} as about_id, ${meetings.subject} as title,
    ${id} as id, ${name} as name, ${size} as size, ${contentType} as content_type, ${ownerId} as owner_id,
    ${memberId} as member_id, ${createdAt} as created_at
    from ${meetingFiles} join ${meetings} on ${meetings.id} = ${meetingFiles.meetingId}
    where ${madeClients(lawyerId)} and ${meetings.clientId} = ${clientId} and ${openToLawyer}`;
}

export interface SharedFileRow extends Record<string, unknown> {
  kind: keyof typeof commentAbout;
  about_id: string;
  title: string;
  id: string;
  name: string;
  size: number;
  content_type: string;
  owner_id: string;
  member_id: string | null;
  /** Epoch ms. */
  added: number;
}

/** Lists the newest files. One statement. */
export async function listFiles(exec: Executor, files: Query): Promise<SharedFileRow[]> {
  const { rows } = await exec.execute<SharedFileRow>(sql`
    with files as (${files})
    select f.*, (extract(epoch from f.created_at) * 1000)::float8 as added from files f
    order by f.created_at desc, f.id desc limit ${FILES_OF_A_CLIENT}`);
  return rows;
}
