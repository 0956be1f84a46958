import 'server-only';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COMMENTS_PER_PAGE } from '@/lib/domain/meetings/comments';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, preparedBy } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { commentAbout, comments } from '@/lib/server/schema/comments';
import { lawyers } from '@/lib/server/schema/lawyers';
import { practiceMembers } from '@/lib/server/schema/members';

interface Place {
  readonly kind: keyof typeof commentAbout;
  readonly id: string;
}

function isAbout({ kind, id }: Place) {
  return eq(commentAbout[kind], id);
}

export interface CommentRow {
  comment: typeof comments.$inferSelect;
  author: { firstName: string; lastName: string; picture: string | null };
  lawyer: { id: string; displayName: string; picture: string | null } | null;
  member: { firstName: string; lastName: string } | null;
}

const memberUsers = alias(users, 'member_users');

function rows(exec: Executor) {
  return exec
    .select({
      comment: comments,
      author: { firstName: users.firstName, lastName: users.lastName, picture: users.picture },
      lawyer: { id: lawyers.id, displayName: lawyers.displayName, picture: lawyers.picture },
      member: { firstName: memberUsers.firstName, lastName: memberUsers.lastName },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(lawyers, eq(lawyers.userId, comments.authorId))
    .leftJoin(practiceMembers, eq(practiceMembers.id, comments.memberId))
    .leftJoin(memberUsers, eq(memberUsers.id, practiceMembers.userId));
}

const pageOf = preparedBy((exec, { kind }: Pick<Place, 'kind'>) =>
  rows(exec)
    .where(eq(commentAbout[kind], sql.placeholder('id')))
    .orderBy(desc(comments.seq))
    .limit(COMMENTS_PER_PAGE + 1)
    .offset(sql.placeholder('offset')),
);

/** Lists a page in the order of writing; page 0 holds the newest. */
export async function listComments(
  exec: Executor,
  { kind, id }: Place,
  page: number,
): Promise<{ rows: CommentRow[]; hasMore: boolean }> {
  const found = await pageOf(exec, { kind }, { id, offset: page * COMMENTS_PER_PAGE });
  return {
    rows: found.slice(0, COMMENTS_PER_PAGE).toReversed(),
    hasMore: found.length > COMMENTS_PER_PAGE,
  };
}

function isAboutAny(places: readonly Place[]) {
  const ids = (kind: Place['kind']) =>
    places.filter((one) => one.kind === kind).map(({ id }) => id);
  return or(
    inArray(comments.meetingId, ids('meeting')),
    inArray(comments.workItemId, ids('work-item')),
  );
}

/** Lists a page over several places, like `listComments`. */
export async function listCommentsOf(exec: Executor, places: readonly Place[], page: number) {
  const found = await rows(exec)
    .where(isAboutAny(places))
    // The order of writing within one place alone is that of seq.
    .orderBy(desc(comments.createdAt), desc(comments.seq))
    .limit(COMMENTS_PER_PAGE + 1)
    .offset(page * COMMENTS_PER_PAGE);
  return {
    rows: found.slice(0, COMMENTS_PER_PAGE).toReversed(),
    hasMore: found.length > COMMENTS_PER_PAGE,
  };
}

function counts(exec: Executor, readerId: string | Placeholder) {
  const unread = and(ne(comments.authorId, readerId), isNull(comments.seenAt));
  return exec
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${unread}))::int` })
    .from(comments)
    .$dynamic();
}

export async function countsOf(exec: Executor, places: readonly Place[], readerId: string) {
  const [row] = await counts(exec, readerId).where(isAboutAny(places));
  return row ?? { total: 0, unread: 0 };
}

const countsIn = preparedBy((exec, { kind }: Pick<Place, 'kind'>) =>
  counts(exec, sql.placeholder('readerId')).where(eq(commentAbout[kind], sql.placeholder('id'))),
);

export async function countsOn(exec: Executor, { kind, id }: Place, readerId: string) {
  const [row] = await countsIn(exec, { kind }, { id, readerId });
  return row ?? { total: 0, unread: 0 };
}

/**
 * Finds for each of these places the last comment that the reader has not seen, up to `last` or overall; places
 * without any are omitted.
 */
export async function lastUnseen(
  exec: Executor,
  places: readonly Place[],
  readerId: string,
  last: string | undefined,
) {
  const found = await exec
    .selectDistinctOn([comments.meetingId, comments.workItemId], {
      id: comments.id,
      meetingId: comments.meetingId,
      workItemId: comments.workItemId,
    })
    .from(comments)
    .where(
      and(
        isAboutAny(places),
        ne(comments.authorId, readerId),
        isNull(comments.seenAt),
        last
          ? sql`(${comments.createdAt}, ${comments.seq}) <= (select created_at, seq from comments where id = ${last})`
          : undefined,
      ),
    )
    .orderBy(comments.meetingId, comments.workItemId, desc(comments.createdAt), desc(comments.seq));
  return found;
}

/** Finds those of these comments that are in one of the places, in the order of writing. */
export async function findAmong(exec: Executor, places: readonly Place[], ids: readonly string[]) {
  if (ids.length === 0 || places.length === 0) return [];
  return exec
    .select()
    .from(comments)
    .where(and(isAboutAny(places), inArray(comments.id, [...ids])))
    .orderBy(asc(comments.createdAt), asc(comments.seq));
}

export async function findComment(
  exec: Executor,
  place: Place,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await rows(exec).where(and(eq(comments.id, id), isAbout(place)));
  return row;
}

const unread = preparedBy((exec, { kind }: Pick<Place, 'kind'>) => {
  const about = commentAbout[kind];
  return exec
    .select({ id: about, value: count() })
    .from(comments)
    .where(
      and(
        amongIds(about, 'ids'),
        ne(comments.authorId, sql.placeholder('userId')),
        isNull(comments.seenAt),
      ),
    )
    .groupBy(about);
});

/** Counts for each of these places the other person's comments that the reader has not seen; all are included. */
export async function unreadCounts(
  exec: Executor,
  kind: Place['kind'],
  ids: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await unread(exec, { kind }, { ids, userId });
  return new Map(found.map(({ id, value }) => [id ?? '', value]));
}

export async function findAll(exec: Executor, kind: Place['kind'], ids: readonly string[]) {
  if (ids.length === 0) return [];
  return exec
    .select()
    .from(comments)
    .where(inArray(commentAbout[kind], [...ids]))
    .orderBy(asc(commentAbout[kind]), asc(comments.seq));
}

export async function deleteAll(
  exec: Executor,
  kind: Place['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await exec.delete(comments).where(inArray(commentAbout[kind], [...ids]));
}
