import 'server-only';
import type { PoolClient } from 'pg';
import { mainPool } from '../db/pool';

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

/** Held by the connection, so that it ends with the process however that ends. */
export async function lockKey(client: PoolClient, owner: KeyOwner): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, lockName(owner)]);
}

export async function unlockKey(client: PoolClient, owner: KeyOwner): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, lockName(owner)]);
}

export async function findAnswer(
  client: PoolClient,
  owner: KeyOwner,
): Promise<StoredAnswer | undefined> {
  const { rows } = await client.query<{ request_hash: string; status: string; body: string }>(
    `select request_hash, status, body from idempotency_keys
      where user_id = $1 and endpoint = $2 and key = $3 and created_at > now() - interval '24 hours'`,
    [owner.userId, owner.endpoint, owner.key],
  );
  const [row] = rows;
  return (
    row && { requestHash: row.request_hash, status: Number(row.status), body: JSON.parse(row.body) }
  );
}

export async function saveAnswer(
  client: PoolClient,
  owner: KeyOwner,
  answer: StoredAnswer,
): Promise<void> {
  await client.query(
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

function lockName(owner: KeyOwner): string {
  return `${owner.userId} ${owner.endpoint} ${owner.key}`;
}

export async function deleteAnswers(before: Date): Promise<void> {
  await mainPool().query('delete from idempotency_keys where created_at < $1', [before]);
}
