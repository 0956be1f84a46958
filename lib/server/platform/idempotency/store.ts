import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@/lib/server/schema/accounts';
import { type Executor, mainPool, type Transaction } from '../db/pool';
import { type LockedQuery, withSessionLock } from '../db/session-lock';

export interface StoredAnswer {
  requestHash: string;
  status: number;
  body: unknown;
}

export interface KeyOwner {
  userId: string;
  endpoint: string;
  key: string;
}

const LOCK_SPACE = 10;

/** Runs `work` alone under the key, with the stored answer if any. Its use of `query` fails once the lock is lost. */
export function whileLocked<T>(
  owner: KeyOwner,
  work: (known: StoredAnswer | undefined, query: LockedQuery) => Promise<T>,
): Promise<T> {
  const { userId, endpoint, key } = owner;
  const name = `${userId} ${endpoint} ${key}`;
  return withSessionLock(LOCK_SPACE, name, (query) => findAnswer(query, owner), work);
}

async function findAnswer(query: LockedQuery, owner: KeyOwner): Promise<StoredAnswer | undefined> {
  const [row] = await query<{ request_hash: string; status: string; body: string }>(
    `select request_hash, status, body from idempotency_keys
      where user_id = $1 and endpoint = $2 and key = $3 and created_at > now() - interval '24 hours'`,
    [owner.userId, owner.endpoint, owner.key],
  );
  return (
    row && { requestHash: row.request_hash, status: Number(row.status), body: JSON.parse(row.body) }
  );
}

/**
 * Stores the answer in the transaction of the work.
 * @returns false where one exists: a twin took the lock after this request had lost it, and was faster
 */
export async function saveAnswer(
  tx: Transaction,
  owner: KeyOwner,
  answer: StoredAnswer,
): Promise<boolean> {
  const { requestHash } = answer;
  const set = { requestHash, status: String(answer.status), body: JSON.stringify(answer.body) };
  const { userId, endpoint, key } = idempotencyKeys;
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({
      target: [userId, endpoint, key],
      set: { ...set, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} <= now() - interval '24 hours'`,
    })
    .returning({ key });
  return rows.length > 0;
}

/** Stores the answer to work that wrote nothing, or stores the key itself; only while the lock is held. */
export async function saveAnswerLocked(
  query: LockedQuery,
  owner: KeyOwner,
  answer: StoredAnswer,
): Promise<void> {
  await query(
    `insert into idempotency_keys (user_id, endpoint, key, request_hash, status, body) values ($1, $2, $3, $4, $5, $6)
      on conflict on constraint idempotency_keys_unique do update
      set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()`,
    [
      owner.userId,
      owner.endpoint,
      owner.key,
      answer.requestHash,
      String(answer.status),
      JSON.stringify(answer.body),
    ],
  );
}

export async function deleteAnswers(before: Date): Promise<void> {
  await mainPool().query('delete from idempotency_keys where created_at < $1', [before]);
}

export async function deleteAnswersTo(exec: Executor, userId: string): Promise<void> {
  await exec.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
