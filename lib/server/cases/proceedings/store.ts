import 'server-only';
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  CASE_TRANSITIONS,
  type CaseState,
  OFFER_TRANSITIONS,
  type OfferState,
} from '@/lib/domain/cases/case';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import {
  cases,
  caseDecisions as decisions,
  caseFiles as files,
  caseMessages as messages,
  caseOffers as offers,
  caseStatements as statements,
} from '@/lib/server/schema/cases';
import { lawyers } from '@/lib/server/schema/lawyers';
import { workItemDisputes } from '@/lib/server/schema/work-item-records';

export type CaseRow = typeof cases.$inferSelect;
export type StatementRow = typeof statements.$inferSelect;
export type FileRow = typeof files.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type OfferRow = typeof offers.$inferSelect;
export type DecisionRow = typeof decisions.$inferSelect;

const PEOPLE = {
  client: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
  },
  lawyer: {
    id: lawyers.id,
    userId: lawyers.userId,
    displayName: lawyers.displayName,
    email: sql<string>`(select email from users l where l.id = lawyers.user_id)`,
  },
} as const;

export interface Owner {
  readonly id: string;
  readonly lawyerId?: string | null | undefined;
}

const ownedBy = ({ id, lawyerId }: Owner) =>
  lawyerId ? eq(cases.lawyerId, lawyerId) : eq(cases.clientId, id);

function select(exec: Executor) {
  return exec
    .select({ case: cases, ...PEOPLE })
    .from(cases)
    .innerJoin(users, eq(users.id, cases.clientId))
    .innerJoin(lawyers, eq(lawyers.id, cases.lawyerId));
}

export type CaseView = Awaited<ReturnType<typeof select>>[number];

export async function findCase(
  exec: Executor,
  id: string,
  owner?: Owner,
): Promise<CaseView | undefined> {
  const [row] = await select(exec).where(and(eq(cases.id, id), owner && ownedBy(owner)));
  return row;
}

export interface About {
  readonly agreement?: string | undefined;
  readonly meeting?: string | undefined;
}

export async function listCases(
  exec: Executor,
  owner: Owner,
  { agreement, meeting }: About,
  page: number,
): Promise<CaseView[]> {
  const ofAgreement =
    agreement &&
    inArray(
      cases.disputeId,
      exec
        .select({ id: workItemDisputes.id })
        .from(workItemDisputes)
        .where(eq(workItemDisputes.workItemId, agreement)),
    );
  return select(exec)
    .where(
      and(
        ownedBy(owner),
        ofAgreement || undefined,
        meeting ? eq(cases.meetingId, meeting) : undefined,
      ),
    )
    .orderBy(desc(cases.openedAt), asc(cases.id))
    .offset(page * PAGE_SIZE)
    .limit(PAGE_SIZE + 1);
}

/** Lists which of these messages were handed in to cases of these users. */
export async function handedInAmong(
  exec: Executor,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<string[]> {
  const ofLawyers = exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(inArray(lawyers.userId, [...userIds]));
  const rows = await exec
    .selectDistinct({ id: messages.messageId })
    .from(messages)
    .innerJoin(cases, eq(cases.id, messages.caseId))
    .where(
      and(
        inArray(messages.messageId, [...ids]),
        or(inArray(cases.clientId, [...userIds]), inArray(cases.lawyerId, ofLawyers)),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findAbout(exec: Executor, subjects: readonly string[]): Promise<CaseRow[]> {
  const ids = [...subjects];
  if (ids.length === 0) return [];
  return exec
    .select()
    .from(cases)
    .where(or(inArray(cases.disputeId, ids), inArray(cases.meetingId, ids)));
}

/** Finds what was decided last in cases about these subjects whose money has not moved. One statement. */
export async function findDecided(exec: Executor, subjects: readonly string[]) {
  const ids = [...subjects];
  const subject = sql<string>`coalesce(${cases.disputeId}, ${cases.meetingId})`;
  const rows = await exec
    .selectDistinctOn([cases.id], {
      kind: cases.kind,
      subject,
      movesAt: cases.movesAt,
      refund: decisions.refund,
    })
    .from(cases)
    .innerJoin(decisions, eq(decisions.caseId, cases.id))
    .where(
      and(
        or(inArray(cases.disputeId, ids), inArray(cases.meetingId, ids)),
        eq(cases.state, 'DECIDED'),
        isNull(cases.closedAt),
      ),
    )
    .orderBy(asc(cases.id), desc(decisions.round));
  return rows.flatMap(({ movesAt, ...row }) => (movesAt ? [{ ...row, movesAt }] : []));
}

export async function lockCase(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, id)).for('update');
}

/** Inserts cases; existing ones are kept. */
export async function insertCases(
  exec: Executor,
  rows: (typeof cases.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await exec.insert(cases).values(rows).onConflictDoNothing();
}

/** Changes the state of a case by compare-and-set; the only function that does. True for the caller that changed it. */
export async function changeState(
  exec: Executor,
  id: string,
  to: CaseState,
  {
    only,
    ...set
  }: { only?: readonly CaseState[] } & Partial<
    Pick<CaseRow, 'decideBy' | 'movesAt' | 'closedAt' | 'replyUntil'>
  >,
): Promise<boolean> {
  const from = statesBefore(CASE_TRANSITIONS, to, only);
  const rows = await exec
    .update(cases)
    .set({ ...set, state: to })
    .where(and(eq(cases.id, id), inArray(cases.state, from)))
    .returning({ id: cases.id });
  return rows.length > 0;
}

export async function updateCase(
  exec: Executor,
  id: string,
  set: Partial<Pick<CaseRow, 'decideBy' | 'replyUntil'>>,
): Promise<void> {
  await exec.update(cases).set(set).where(eq(cases.id, id));
}

export async function closeDecided(exec: Executor, id: string, at: Date): Promise<boolean> {
  const rows = await exec
    .update(cases)
    .set({ closedAt: at })
    .where(and(eq(cases.id, id), eq(cases.state, 'DECIDED'), isNull(cases.closedAt)))
    .returning({ id: cases.id });
  return rows.length > 0;
}

export async function insertStatement(
  exec: Executor,
  row: typeof statements.$inferInsert,
): Promise<void> {
  await exec.insert(statements).values(row);
}

export async function insertDecision(
  exec: Executor,
  row: typeof decisions.$inferInsert,
): Promise<void> {
  await exec.insert(decisions).values(row);
}

export async function insertOffer(exec: Executor, row: typeof offers.$inferInsert): Promise<void> {
  await exec.insert(offers).values(row);
}

/** Changes an offer; true for the caller that changed it. */
export async function changeOffer(
  exec: Executor,
  id: string,
  to: OfferState,
  at: Date,
): Promise<boolean> {
  const from = statesBefore(OFFER_TRANSITIONS, to);
  const rows = await exec
    .update(offers)
    .set({ state: to, answeredAt: at })
    .where(and(eq(offers.id, id), inArray(offers.state, from)))
    .returning({ id: offers.id });
  return rows.length > 0;
}

/** Ends open offers of a case: all of them, or those that are due. */
export async function endOffers(
  exec: Executor,
  { caseId, until }: { caseId?: string; until?: Date },
): Promise<void> {
  await exec
    .update(offers)
    .set({ state: 'EXPIRED' })
    .where(
      and(
        eq(offers.state, 'OPEN'),
        caseId ? eq(offers.caseId, caseId) : undefined,
        until && lte(offers.expiresAt, until),
      ),
    );
}

export interface Parts {
  readonly statements: readonly StatementRow[];
  readonly files: readonly FileRow[];
  readonly messages: readonly MessageRow[];
  readonly offers: readonly OfferRow[];
  readonly decisions: readonly DecisionRow[];
}

const NO_PARTS: Parts = { statements: [], files: [], messages: [], offers: [], decisions: [] };

/** Finds the parts of these cases, each in its order. Five statements, however many there are. */
export async function partsOf(exec: Executor, ids: readonly string[]): Promise<Parts> {
  if (ids.length === 0) return NO_PARTS;
  const of = [...ids];
  return {
    statements: await exec
      .select()
      .from(statements)
      .where(inArray(statements.caseId, of))
      .orderBy(asc(statements.writtenAt)),
    files: await exec
      .select()
      .from(files)
      .where(inArray(files.caseId, of))
      .orderBy(asc(files.createdAt), asc(files.name)),
    messages: await exec
      .select()
      .from(messages)
      .where(inArray(messages.caseId, of))
      .orderBy(asc(messages.writtenAt), asc(messages.handedAt), asc(messages.id)),
    offers: await exec
      .select()
      .from(offers)
      .where(inArray(offers.caseId, of))
      .orderBy(asc(offers.madeAt)),
    decisions: await exec
      .select()
      .from(decisions)
      .where(inArray(decisions.caseId, of))
      .orderBy(asc(decisions.round)),
  };
}

export async function usedSpace(exec: Executor, caseId: string, ownerId: string) {
  const [row] = await exec
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::int`,
    })
    .from(files)
    .where(and(eq(files.caseId, caseId), eq(files.ownerId, ownerId)));
  return row ?? { files: 0, bytes: 0 };
}

export async function insertFiles(
  exec: Executor,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await exec.insert(files).values(rows);
}

export async function insertMessages(
  exec: Executor,
  rows: (typeof messages.$inferInsert)[],
): Promise<void> {
  await exec.insert(messages).values(rows);
}

export async function findFile(
  exec: Executor,
  caseId: string,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await exec
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.caseId, caseId)));
  return row;
}

/** Finds open cases whose lawyer has not answered an objection or a report in time. */
export async function findUnanswered(exec: Executor, until: Date, limit: number) {
  return ids(
    exec
      .select({ id: cases.id })
      .from(cases)
      .where(
        and(
          eq(cases.state, 'OPEN'),
          sql`${cases.kind} <> 'ABSENCE'`,
          lte(cases.answerUntil, until),
        ),
      )
      .orderBy(asc(cases.answerUntil))
      .limit(limit),
  );
}

export async function findDue(exec: Executor, until: Date, limit: number) {
  return ids(
    exec
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.state, 'DECIDED'), isNull(cases.closedAt), lte(cases.movesAt, until)))
      .orderBy(asc(cases.movesAt))
      .limit(limit),
  );
}

export async function findEnding(exec: Executor, now: Date, until: Date, limit: number) {
  const ends = (at: typeof cases.answerUntil | typeof cases.replyUntil | typeof cases.decideBy) =>
    and(sql`${at} > ${now.toISOString()}::timestamptz`, lte(at, until));
  return ids(
    exec
      .select({ id: cases.id })
      .from(cases)
      .where(
        or(
          and(eq(cases.state, 'OPEN'), sql`${cases.kind} <> 'ABSENCE'`, ends(cases.answerUntil)),
          and(
            inArray(cases.state, ['ANSWERED', 'REVIEW']),
            or(ends(cases.replyUntil), ends(cases.decideBy)),
          ),
        ),
      )
      .orderBy(asc(cases.id))
      .limit(limit),
  );
}

async function ids(query: PromiseLike<{ id: string }[]>): Promise<string[]> {
  return (await query).map(({ id }) => id);
}

const casesOf = (exec: Executor, userId: string) =>
  exec
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(lawyers, eq(lawyers.id, cases.lawyerId))
    .where(or(eq(cases.clientId, userId), eq(lawyers.userId, userId)));

export async function findAllOf(exec: Executor, userId: string): Promise<CaseView[]> {
  return select(exec)
    .where(inArray(cases.id, casesOf(exec, userId)))
    .orderBy(asc(cases.openedAt));
}

export async function eraseWords(exec: Executor, userId: string): Promise<void> {
  await exec
    .update(statements)
    .set({ body: null })
    .where(inArray(statements.caseId, casesOf(exec, userId)));
  await exec
    .update(decisions)
    .set({ reason: null })
    .where(inArray(decisions.caseId, casesOf(exec, userId)));
  await exec
    .update(messages)
    .set({ body: null })
    .where(inArray(messages.caseId, casesOf(exec, userId)));
  await exec
    .update(offers)
    .set({ note: null })
    .where(inArray(offers.caseId, casesOf(exec, userId)));
}

export async function deleteFilesOf(exec: Executor, userId: string): Promise<string[]> {
  const rows = await exec
    .delete(files)
    .where(eq(files.ownerId, userId))
    .returning({ storageKey: files.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}
