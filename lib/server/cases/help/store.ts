import 'server-only';
import { aliasedTable, and, asc, between, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { HelpState } from '@/lib/domain/cases/help';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { helpQuestions as questions } from '@/lib/server/schema/help';

export type QuestionRow = typeof questions.$inferSelect;

export async function emailOf(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email;
}

export async function findQuestion(exec: Executor, id: string): Promise<QuestionRow | undefined> {
  const [row] = await exec.select().from(questions).where(eq(questions.id, id));
  return row;
}

/** Inserts a question; false when the id is taken. */
export async function insertQuestion(
  tx: Transaction,
  row: typeof questions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(questions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: questions.id });
  return rows.length > 0;
}

/** Lists one more than a page, the newest first. */
export async function listOf(exec: Executor, userId: string, page: number): Promise<QuestionRow[]> {
  return exec
    .select()
    .from(questions)
    .where(eq(questions.userId, userId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .offset(page * PAGE_SIZE)
    .limit(PAGE_SIZE + 1);
}

const assignees = aliasedTable(users, 'assignees');
const NAMES = { firstName: users.firstName, lastName: users.lastName };

function withPeople(exec: Executor) {
  return exec
    .select({
      question: questions,
      asker: { id: users.id, ...NAMES, email: users.email, type: users.type },
      deletedAt: users.deletedAt,
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
      },
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
    .leftJoin(assignees, eq(assignees.id, questions.assignedTo));
}

export type QuestionView = Awaited<ReturnType<typeof withPeople>>[number];

/**
 * Lists one more than a page: open questions the oldest first, others by their end, the latest first. One statement.
 */
export async function listAll(
  exec: Executor,
  state: 'open' | 'decided',
  page: number,
): Promise<QuestionView[]> {
  const isOpen = state === 'open';
  const order = isOpen ? asc(questions.createdAt) : desc(questions.endedAt);
  return withPeople(exec)
    .where(isOpen ? eq(questions.state, 'OPEN') : ne(questions.state, 'OPEN'))
    .orderBy(order, asc(questions.id))
    .offset(page * PAGE_SIZE)
    .limit(PAGE_SIZE + 1);
}

/** Lists questions with ids in a range, and how many precede each in `listAll`. One statement. */
export async function listBetween(
  exec: Executor,
  ids: { readonly from: string; readonly to: string },
  limit: number,
) {
  const rows = await exec
    .select({
      id: questions.id,
      situation: questions.situation,
      state: questions.state,
      asker: NAMES,
      before: sql<number>`(select count(*)::int from ${questions} other where
        case when ${questions.state} = 'OPEN'
          then other.state = 'OPEN' and (other.created_at, other.id) < (${questions.createdAt}, ${questions.id})
          else other.state <> 'OPEN' and (other.ended_at > ${questions.endedAt}
            or other.ended_at = ${questions.endedAt} and other.id < ${questions.id}) end)`,
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
    .where(between(questions.id, ids.from, ids.to))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit);
  return rows.map(({ before, ...row }) => ({ ...row, page: Math.floor(before / PAGE_SIZE) }));
}

export async function lockQuestion(tx: Transaction, id: string): Promise<QuestionView | undefined> {
  const [row] = await withPeople(tx).where(eq(questions.id, id)).for('update', { of: questions });
  return row;
}

type End = Partial<Pick<QuestionRow, 'answer' | 'endedBy' | 'endedAt' | 'assignedTo'>> & {
  readonly state?: HelpState;
};

export async function changeQuestion(tx: Transaction, id: string, set: End): Promise<void> {
  await tx.update(questions).set(set).where(eq(questions.id, id));
}

export async function listAllOf(exec: Executor, userId: string): Promise<QuestionRow[]> {
  return exec
    .select()
    .from(questions)
    .where(eq(questions.userId, userId))
    .orderBy(asc(questions.createdAt), asc(questions.id));
}

export async function deleteOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(questions)
    .where(eq(questions.userId, userId))
    .returning({ key: questions.fileKey });
  return keysIn(rows);
}

export async function deleteEndedBefore(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(questions)
    .where(and(isNotNull(questions.endedAt), lt(questions.endedAt, before)))
    .returning({ key: questions.fileKey });
  return keysIn(rows);
}

function keysIn(rows: readonly { key: string | null }[]): string[] {
  return rows.flatMap(({ key }) => key ?? []);
}
