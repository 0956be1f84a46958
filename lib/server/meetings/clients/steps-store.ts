import 'server-only';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { DONE_STEPS_LISTED, MAX_OPEN_STEPS } from '@/lib/domain/meetings/steps';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { clientSteps as steps } from '@/lib/server/schema/meetings';

export type StepRow = typeof steps.$inferSelect;
export type StepsKey = Pick<StepRow, 'lawyerId' | 'clientId'>;

const ofKey = ({ lawyerId, clientId }: StepsKey | Record<keyof StepsKey, Placeholder>) =>
  and(eq(steps.lawyerId, lawyerId), eq(steps.clientId, clientId));

const shown = prepared((exec) => {
  const own = ofKey({
    lawyerId: sql.placeholder('lawyerId'),
    clientId: sql.placeholder('clientId'),
  });
  const open = exec
    .select()
    .from(steps)
    .where(and(own, isNull(steps.doneAt)))
    .orderBy(sql`${steps.dueOn} nulls last`, asc(steps.createdAt), asc(steps.id))
    .limit(MAX_OPEN_STEPS);
  const done = exec
    .select()
    .from(steps)
    .where(and(own, isNotNull(steps.doneAt)))
    .orderBy(desc(steps.doneAt), asc(steps.id))
    .limit(DONE_STEPS_LISTED);
  return unionAll(open, done);
});

/** Lists open steps by day and then in order of creation, and the latest completed ones. */
export async function listShown(exec: Executor, { lawyerId, clientId }: StepsKey) {
  const rows = await shown(exec, { lawyerId, clientId });
  return {
    open: rows.filter(({ doneAt }) => doneAt === null),
    done: rows.filter(({ doneAt }) => doneAt !== null),
  };
}

export async function countOpen(exec: Executor, key: StepsKey): Promise<number> {
  const [row] = await exec
    .select({ value: count() })
    .from(steps)
    .where(and(ofKey(key), isNull(steps.doneAt)));
  return row?.value ?? 0;
}

export async function lockStep(
  tx: Transaction,
  key: StepsKey,
  id: string,
): Promise<StepRow | undefined> {
  const [row] = await tx
    .select()
    .from(steps)
    .where(and(ofKey(key), eq(steps.id, id)))
    .for('update');
  return row;
}

/** Inserts a step; false where another step has the id. */
export async function insertStep(tx: Transaction, row: StepRow): Promise<boolean> {
  const rows = await tx.insert(steps).values(row).onConflictDoNothing().returning({ id: steps.id });
  return rows.length > 0;
}

export async function updateStep(tx: Transaction, row: StepRow): Promise<void> {
  const { step, dueOn, remindAt, doneAt } = row;
  await tx
    .update(steps)
    .set({ step, dueOn, remindAt, doneAt })
    .where(and(ofKey(row), eq(steps.id, row.id)));
}

export async function deleteStep(exec: Executor, key: StepsKey, id: string): Promise<void> {
  await exec.delete(steps).where(and(ofKey(key), eq(steps.id, id)));
}

const lawyersOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export async function listStepsBy(exec: Executor, userId: string): Promise<StepRow[]> {
  return exec
    .select()
    .from(steps)
    .where(inArray(steps.lawyerId, lawyersOf(exec, userId)))
    .orderBy(asc(steps.createdAt), asc(steps.id));
}

export async function deleteStepsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(steps)
    .where(or(eq(steps.clientId, userId), inArray(steps.lawyerId, lawyersOf(tx, userId))));
}

export async function findToRemind(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await exec
    .selectDistinct({ id: steps.lawyerId })
    .from(steps)
    .where(lte(steps.remindAt, now))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function takeToRemind(tx: Transaction, lawyerId: string, now: Date) {
  return tx
    .update(steps)
    .set({ remindAt: null })
    .where(and(eq(steps.lawyerId, lawyerId), lte(steps.remindAt, now)))
    .returning({
      id: steps.id,
      clientId: steps.clientId,
      client: sql<string>`(select ${fullNameOf('users')} from users where users.id = client_steps.client_id)`,
    });
}

/** Finds the recipient of the reminder; undefined while the account is suspended. */
export async function findReminded(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({ userId: users.id, email: users.email, displayName: lawyers.displayName })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(and(eq(lawyers.id, lawyerId), isNull(users.suspendedAt), isNull(users.deletedAt)));
  return row;
}
