import 'server-only';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ownIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { WORK_ITEM_TRANSITIONS, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import { holdsWord } from '@/lib/server/platform/db/plain-text';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared, preparedBy } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItemOrders, workItems, workItemVersions } from '@/lib/server/schema/work-items';

export type ItemRow = typeof workItems.$inferSelect;
export type OrderRow = typeof workItemOrders.$inferSelect;

export interface WorkItemRows {
  item: ItemRow;
  /** Null for an agreement that the lawyer proposed. */
  order: OrderRow | null;
  client: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    picture: string | null;
    deleted: boolean;
  };
  lawyer: {
    id: string;
    userId: string;
    displayName: string;
    email: string;
    picture: string | null;
    deleted: boolean;
  };
}

const columns = {
  item: workItems,
  order: workItemOrders,
  client: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    picture: users.picture,
    deleted: sql<boolean>`${users.deletedAt} is not null`,
  },
  lawyer: {
    id: lawyers.id,
    userId: lawyers.userId,
    displayName: lawyers.displayName,
    email: sql<string>`(select email from users where users.id = ${lawyers.userId})`,
    picture: lawyers.picture,
    deleted: sql<boolean>`(select deleted_at is not null from users where users.id = ${lawyers.userId})`,
  },
};

function rows(exec: Executor) {
  return exec
    .select(columns)
    .from(workItems)
    .innerJoin(lawyers, eq(lawyers.id, workItems.lawyerId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .leftJoin(workItemOrders, eq(workItemOrders.workItemId, workItems.id));
}

/** SQL condition on an agreement: its lawyer may see it. An order of written work reaches the lawyer once it is paid. */
const reachesLawyer = sql<boolean>`not exists (select from work_item_orders unpaid
  where unpaid.work_item_id = ${workItems.id} and unpaid.received_at is null)`;

function ofSide(side: Party['side'], own: string | Placeholder): SQL | undefined {
  return side === 'lawyer'
    ? and(eq(workItems.lawyerId, own), reachesLawyer)
    : and(eq(workItems.clientId, own), ne(workItems.status, 'DRAFT'));
}

function ofParty(party: Party): SQL | undefined {
  return ofSide(party.side, ownIdOf(party));
}

const byId = prepared((exec) => rows(exec).where(eq(workItems.id, sql.placeholder('id'))));

const ownById = preparedBy((exec, { side }: Pick<Party, 'side'>) =>
  rows(exec).where(
    and(eq(workItems.id, sql.placeholder('id')), ofSide(side, sql.placeholder('own'))),
  ),
);

/** Finds one agreement, or nothing when it is another person's. */
export async function findRows(
  exec: Executor,
  id: string,
  party: Party | null,
): Promise<WorkItemRows | undefined> {
  const [found] = party
    ? await ownById(exec, { side: party.side }, { id, own: ownIdOf(party) })
    : await byId(exec, { id });
  return found;
}

export async function lockRows(
  tx: Transaction,
  id: string,
  party: Party | null,
): Promise<WorkItemRows | undefined> {
  const [found] = await rows(tx)
    .where(and(eq(workItems.id, id), party ? ofParty(party) : undefined))
    .for('update', { of: workItems });
  return found;
}

/** States that it may leave, and columns that change with it. */
export type StatusChange = { only?: readonly WorkItemStatus[] } & Partial<
  Omit<typeof workItems.$inferInsert, 'status'>
>;

/**
 * Changes the status of agreements, the only way to do so: by compare-and-set, from where WORK_ITEM_TRANSITIONS
 * allows it, or from `only` these. Returns those who may see it, the client first, when this caller moved it.
 */
export async function changeStatus(
  tx: Transaction,
  id: string,
  to: WorkItemStatus,
  { only, ...set }: StatusChange,
): Promise<string[] | undefined> {
  const from = statesBefore(WORK_ITEM_TRANSITIONS, to, only);
  const [moved] = await tx
    .update(workItems)
    .set({ updatedAt: sql`now()`, ...set, status: to })
    .where(and(eq(workItems.id, id), inArray(workItems.status, from)))
    .returning({
      clientId: workItems.clientId,
      lawyerUserId: sql<
        string | null
      >`(select user_id from lawyers where lawyers.id = ${workItems.lawyerId} and ${reachesLawyer})`,
    });
  return moved && [moved.clientId, ...(moved.lawyerUserId ? [moved.lawyerUserId] : [])];
}

export async function updateItem(
  tx: Transaction,
  id: string,
  set: Omit<StatusChange, 'only'>,
): Promise<void> {
  await tx.update(workItems).set(set).where(eq(workItems.id, id));
}

export interface VersionRow {
  version: number;
  terms: WorkItemTerms;
  sha256: string;
}

export async function findVersion(
  exec: Executor,
  id: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await exec
    .select({
      version: workItemVersions.version,
      terms: workItemVersions.terms,
      sha256: workItemVersions.sha256,
    })
    .from(workItemVersions)
    .where(and(eq(workItemVersions.workItemId, id), eq(workItemVersions.version, version)));
  return row;
}

interface Asked {
  readonly status?: WorkItemStatus | undefined;
  readonly words: readonly string[];
  readonly clientId?: string | undefined;
}

/** Lists a page, the latest changed first, and the count of each status. Two statements. */
export async function listRows(
  exec: Executor,
  party: Party,
  { status, words, clientId }: Asked,
  page: number,
) {
  const { side } = party;
  const values = { own: ownIdOf(party), clientId, status, offset: page * PAGE_SIZE };
  const [found, counts] = await Promise.all(
    words.length > 0 ? findList(exec, { side, words, ...values }) : usualList(exec, side, values),
  );
  return { rows: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE, counts };
}

interface Matching {
  readonly side: Party['side'];
  readonly own: string | Placeholder;
  readonly clientId?: string | Placeholder | undefined;
  readonly words?: readonly string[];
}

function matching({ side, own, clientId, words = [] }: Matching): SQL | undefined {
  return and(
    ofSide(side, own),
    clientId ? eq(workItems.clientId, clientId) : undefined,
    ...words.map((word) => holdsWord(searched(side), word)),
  );
}

const ofOpenDispute = sql`from work_item_disputes d
  where d.work_item_id = work_items.id and d.decided_at is null`;
const disputedAt = sql<Date | null>`(select d.created_at ${ofOpenDispute})`.mapWith(
  workItems.createdAt,
);
const disputeId = sql<string | null>`(select d.id ${ofOpenDispute})`;

function pageOf(exec: Executor, where: SQL | undefined, status?: WorkItemStatus | Placeholder) {
  return exec
    .select({ ...columns, disputedAt, disputeId })
    .from(workItems)
    .innerJoin(lawyers, eq(lawyers.id, workItems.lawyerId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .leftJoin(workItemOrders, eq(workItemOrders.workItemId, workItems.id))
    .where(and(where, status && eq(workItems.status, status)))
    .orderBy(desc(workItems.updatedAt), desc(workItems.id))
    .limit(PAGE_SIZE + 1);
}

function countsOf(exec: Executor, where: SQL | undefined) {
  return exec
    .select({ status: workItems.status, value: count() })
    .from(workItems)
    .innerJoin(lawyers, eq(lawyers.id, workItems.lawyerId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .leftJoin(workItemOrders, eq(workItemOrders.workItemId, workItems.id))
    .where(where)
    .groupBy(workItems.status);
}

interface Values extends Readonly<Record<string, unknown>> {
  readonly own: string;
  readonly clientId: string | undefined;
  readonly status: WorkItemStatus | undefined;
  readonly offset: number;
}

function findList(exec: Executor, { status, offset, ...asked }: Matching & Values) {
  const where = matching(asked);
  return [pageOf(exec, where, status).offset(offset), countsOf(exec, where)] as const;
}

function usualList(exec: Executor, side: Party['side'], values: Values) {
  const which = { side, ofClient: values.clientId !== undefined };
  const ofPage = { ...which, ofStatus: values.status !== undefined };
  return [usualPage(exec, ofPage, values), usualCounts(exec, which, values)] as const;
}

interface Which extends Readonly<Record<string, unknown>> {
  readonly side: Party['side'];
  readonly ofClient: boolean;
}

const given = sql.placeholder;
const usual = ({ side, ofClient }: Which) =>
  matching({ side, own: given('own'), clientId: ofClient ? given('clientId') : undefined });

const usualPage = preparedBy((exec, which: Which & { readonly ofStatus: boolean }) =>
  pageOf(exec, usual(which), which.ofStatus ? given('status') : undefined).offset(given('offset')),
);

const usualCounts = preparedBy((exec, which: Which) => countsOf(exec, usual(which)));

function searched(side: Party['side']): SQL {
  const other = side === 'lawyer' ? fullNameOf('users') : sql`${lawyers.displayName}`;
  return sql`${workItems.title} || ' ' || ${other}`;
}

export function ofUser(exec: Executor, userId: string): SQL | undefined {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return or(eq(workItems.clientId, userId), inArray(workItems.lawyerId, own));
}
