import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { THREADS_PER_PAGE } from '@/lib/domain/meetings/comments';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import { holdsWord } from '@/lib/server/platform/db/plain-text';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { commentAbout } from '@/lib/server/schema/comments';

const person = sql`
  coalesce(l.id, u.id::text) as person_id, l.id is not null as is_lawyer, u.deleted_at is not null as deleted,
  coalesce(l.display_name, ${fullNameOf('u')}) as person_name, coalesce(l.picture, u.picture) as picture`;

interface PersonColumns extends Record<string, unknown> {
  person_id: string;
  person_name: string;
  is_lawyer: boolean;
  deleted: boolean;
  picture: string | null;
}

/** Condition: the users `o` and `u` have the same name. */
const sameName = sql`lower(${fullNameOf('o')}) = lower(${fullNameOf('u')})`;

const written = (places: SQL) => sql`
  places as (${places}),
  written as (
    select p.*, c.seq, c.comment, c.author_id, c.created_at, c.seen_at
    from places p join comments c on c.meeting_id = p.id where p.kind = 'meeting'
    union all
    select p.*, c.seq, c.comment, c.author_id, c.created_at, c.seen_at
    from places p join comments c on c.work_item_id = p.id where p.kind = 'work-item'
  )`;

const epoch = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

export interface ThreadRow extends PersonColumns {
  unread: number;
  kind: keyof typeof commentAbout;
  id: string;
  title: string;
  comment: string;
  own: boolean;
  created: number;
}

/** Lists a page of threads, the newest message first. One statement. */
export async function listThreads(
  exec: Executor,
  places: SQL,
  readerId: string,
  { words, page }: { words: readonly string[]; page: number },
): Promise<{ rows: ThreadRow[]; hasMore: boolean }> {
  const all = (text: SQL) =>
    sql.join([sql`true`, ...words.map((word) => holdsWord(text, word))], sql` and `);
  const { rows } = await exec.execute<ThreadRow>(sql`
    with ${written(places)},
    threads as (
      select distinct on (other_id) *,
        (count(*) filter (where author_id <> ${readerId} and seen_at is null) over (partition by other_id))::int as unread
      from written order by other_id, created_at desc, seq desc
    )
    select ${person}, t.kind, t.id, t.title, t.comment, t.unread, t.author_id = ${readerId} as own,
      ${epoch(sql`t.created_at`)} as created
    from threads t join users u on u.id = t.other_id left join lawyers l on l.user_id = u.id
    where (${all(sql`coalesce(l.display_name, ${fullNameOf('u')})`)}) or exists (
      select from written w where w.other_id = t.other_id and (${all(sql`w.title || ' ' || w.comment`)})
    )
    order by t.created_at desc, t.seq desc
    limit ${THREADS_PER_PAGE + 1} offset ${page * THREADS_PER_PAGE}`);
  return { rows: rows.slice(0, THREADS_PER_PAGE), hasMore: rows.length > THREADS_PER_PAGE };
}

export async function countUnread(exec: Executor, places: SQL, readerId: string): Promise<number> {
  const { rows } = await exec.execute<{ unread: number }>(sql`
    with ${written(places)}
    select (count(*) filter (where author_id <> ${readerId} and seen_at is null))::int as unread from written`);
  return rows[0]?.unread ?? 0;
}

export interface UnreadRow extends PersonColumns {
  unread: number;
  /** Subject of the newest of them, where another correspondent has the same name. */
  apart: string | null;
  /** Time of the oldest of them, epoch ms. */
  since: number;
  count: number;
}

/** Finds the people with unread messages for a reader, the longest waiting first, and their number. */
export async function findUnread(
  exec: Executor,
  places: SQL,
  readerId: string,
  limit: number,
): Promise<UnreadRow[]> {
  const { rows } = await exec.execute<UnreadRow>(sql`
    with ${written(places)},
    unread as (
      select other_id, count(*)::int as unread, min(created_at) as since,
        (array_agg(title order by created_at desc, seq desc))[1] as title
      from written where author_id <> ${readerId} and seen_at is null group by other_id
    )
    select ${person}, n.unread, (extract(epoch from n.since) * 1000)::float8 as since, (count(*) over ())::int as count,
      case when exists (
        select from places p join users o on o.id = p.other_id
        where o.id <> u.id and ${sameName}
      ) then n.title end as apart
    from unread n join users u on u.id = n.other_id left join lawyers l on l.user_id = u.id
    order by n.since, n.other_id limit ${limit}`);
  return rows;
}

export interface PlaceRow extends PersonColumns {
  kind: keyof typeof commentAbout;
  id: string;
  title: string;
  at: number;
  open: boolean;
  upcoming: boolean;
}

/** Lists the places where these two write to each other: open ones first, then the newest. */
export async function listPlaces(
  exec: Executor,
  places: SQL,
  personId: string,
  now: Date,
): Promise<PlaceRow[]> {
  const { rows } = await exec.execute<PlaceRow>(sql`
    with places as (${places})
    select ${person}, p.kind, p.id, p.title, ${epoch(sql`p.at`)} as at,
      u.deleted_at is null and coalesce(p.closes_at >= ${now.toISOString()}::timestamptz, true) as open,
      coalesce(p.confirmed_until > ${now.toISOString()}::timestamptz, false) as upcoming
    from places p join users u on u.id = p.other_id left join lawyers l on l.user_id = u.id
    where coalesce(l.id, u.id::text) = ${personId}
    order by open desc, p.at desc, p.id`);
  return rows;
}
