import 'server-only';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, min, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { REQUEST_TRANSITIONS, type RequestStatus } from '@/lib/domain/notaries/request';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { statesBefore } from '@/lib/domain/platform/transitions';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import {
  listedNotaries,
  notaries,
  notaryHours,
  notaryRequests as requests,
} from '@/lib/server/schema/notaries';

export type RequestRow = typeof requests.$inferSelect;

const lawyerUsers = alias(users, 'lawyer_users');

export type RequestView = Awaited<ReturnType<typeof views>>[number];

function views(exec: Executor) {
  return exec
    .select({
      request: requests,
      client: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        picture: users.picture,
      },
      notary: {
        userId: lawyers.userId,
        email: lawyerUsers.email,
        displayName: lawyers.displayName,
        picture: sql<string | null>`coalesce(${notaries.picture}, ${lawyers.picture})`,
        officeAddress: sql<string>`coalesce(${notaries.officeAddress}, '')`,
        phone: sql<string>`coalesce(${notaries.phone}, '')`,
        listed: sql<boolean>`exists (select from ${listedNotaries} n where n.lawyer_id = ${lawyers.id})`,
      },
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.clientId))
    .innerJoin(lawyers, eq(lawyers.id, requests.lawyerId))
    .innerJoin(lawyerUsers, eq(lawyerUsers.id, lawyers.userId))
    .leftJoin(notaries, eq(notaries.lawyerId, requests.lawyerId))
    .$dynamic();
}

/** Finds a request of one of its parties, by the id of a client or of a lawyer's account. */
export async function findOwn(
  exec: Executor,
  id: string,
  userId: string,
): Promise<RequestView | undefined> {
  const [view] = await views(exec).where(and(eq(requests.id, id), ofUser(userId)));
  return view;
}

const ofUser = (userId: string) => or(eq(requests.clientId, userId), eq(lawyers.userId, userId));

export async function findAll(exec: Executor, userId: string): Promise<RequestView[]> {
  return views(exec).where(ofUser(userId)).orderBy(asc(requests.createdAt), asc(requests.id));
}

const sent = prepared((exec) =>
  views(exec)
    .where(eq(requests.clientId, sql.placeholder('clientId')))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(PAGE_SIZE + 1)
    .offset(sql.placeholder('offset')),
);

/** Finds a page of a client's requests and one more row, the newest first. */
export async function findSent(
  exec: Executor,
  clientId: string,
  page: number,
): Promise<RequestView[]> {
  return sent(exec, { clientId, offset: page * PAGE_SIZE });
}

/** Finds a page of the requests to a lawyer and one more row: open ones by day, others newest first. */
export async function findReceived(
  exec: Executor,
  userId: string,
  filter: 'open' | 'answered',
  page: number,
): Promise<RequestView[]> {
  const isOpen = filter === 'open';
  const status = isOpen ? eq(requests.status, 'SENT') : ne(requests.status, 'SENT');
  const order = isOpen
    ? [asc(requests.day), asc(requests.createdAt), asc(requests.id)]
    : [desc(requests.createdAt), desc(requests.id)];
  return views(exec)
    .where(and(eq(lawyers.userId, userId), status))
    .orderBy(...order)
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
}

export interface RequestToAnswer {
  readonly id: string;
  readonly service: string;
  readonly day: string;
  readonly createdAt: string;
  readonly person: string;
  readonly count: number;
}

/** Query of a lawyer's (`own`) unanswered requests, the next day first. */
export const TO_ANSWER = sql`
  select r.id, r.service, r.day, r.created_at as "createdAt", ${fullNameOf('u')} as person,
    (count(*) over ())::int as count
  from notary_requests r join users u on u.id = r.client_id
  where r.lawyer_id = ${sql.placeholder('own')} and r.status = 'SENT'
  order by r.day, r.created_at, r.id limit ${WORK_PER_KIND}`;

const appointments = prepared((exec) =>
  exec
    .select({ request: requests, client: fullNameOf('users') })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.clientId))
    .where(
      and(
        eq(requests.lawyerId, sql.placeholder('lawyerId')),
        gt(requests.endsAt, sql.placeholder('from')),
        lt(requests.startsAt, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(requests.startsAt), asc(requests.id)),
);

/** Finds a lawyer's appointments that overlap a span, also those that were withdrawn. */
export async function findAppointments(exec: Executor, lawyerId: string, from: Date, to: Date) {
  const rows = await appointments(exec, { lawyerId, from, to });
  return rows.flatMap(({ request: { startsAt, endsAt, ...request }, client }) =>
    startsAt && endsAt ? { ...request, startsAt, endsAt, client } : [],
  );
}

export async function countOpen(exec: Executor, userId: string) {
  const [row] = await exec
    .select({
      open: count(),
      unseen: sql<number>`(count(*) filter (where ${requests.seenAt} is null))::int`,
    })
    .from(requests)
    .where(and(inArray(requests.lawyerId, lawyerOf(exec, userId)), eq(requests.status, 'SENT')));
  return row ?? { open: 0, unseen: 0 };
}

const lawyerOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

/** Counts a client's requests since an instant, with the time of the first. */
export async function countSince(exec: Executor, clientId: string, since: Date) {
  const [row] = await exec
    .select({ count: count(), first: min(requests.createdAt) })
    .from(requests)
    .where(and(eq(requests.clientId, clientId), gt(requests.createdAt, since)));
  return row ?? { count: 0, first: null };
}

export function hoursOf(exec: Executor, lawyerId: string) {
  return exec
    .select({
      day: notaryHours.day,
      startMinute: notaryHours.startMinute,
      endMinute: notaryHours.endMinute,
    })
    .from(notaryHours)
    .where(eq(notaryHours.lawyerId, lawyerId));
}

export async function isListed(exec: Executor, lawyerId: string): Promise<boolean> {
  const rows = await exec
    .select({ id: listedNotaries.lawyerId })
    .from(listedNotaries)
    .where(eq(listedNotaries.lawyerId, lawyerId));
  return rows.length > 0;
}

export async function insertRequest(
  exec: Executor,
  row: typeof requests.$inferInsert,
): Promise<string> {
  const [created] = await exec.insert(requests).values(row).returning({ id: requests.id });
  if (!created) throw new Error('insert returned no request');
  return created.id;
}

/**
 * Changes the status of a request by compare-and-set, as REQUEST_TRANSITIONS allows; the only function that does.
 * True for the caller that changed it.
 */
export async function changeStatus(
  exec: Executor,
  id: string,
  to: RequestStatus,
  set: Partial<Pick<RequestRow, 'answer' | 'answeredAt' | 'seenAt' | 'startsAt' | 'endsAt'>> = {},
): Promise<boolean> {
  const rows = await exec
    .update(requests)
    .set({ ...set, status: to })
    .where(
      and(eq(requests.id, id), inArray(requests.status, statesBefore(REQUEST_TRANSITIONS, to))),
    )
    .returning({ id: requests.id });
  return rows.length > 0;
}

export async function setSeen(exec: Executor, userId: string, now: Date): Promise<void> {
  await exec
    .update(requests)
    .set({ seenAt: now })
    .where(and(inArray(requests.lawyerId, lawyerOf(exec, userId)), isNull(requests.seenAt)));
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  await exec
    .delete(requests)
    .where(or(eq(requests.clientId, userId), inArray(requests.lawyerId, lawyerOf(exec, userId))));
}

export async function deleteBefore(exec: Executor, day: string): Promise<void> {
  await exec.delete(requests).where(lt(requests.day, day));
}
