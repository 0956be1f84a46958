import 'server-only';
import { WAITLIST_DAYS } from '@/lib/domain/meetings/waitlist';
import { DAY_MS } from '@/lib/domain/platform/time';
import { SettingsError } from '@/lib/env';
import { keyedRecoveryCodes } from '@/lib/server/accounts/second-factor/service';
import { currentKey, dataKeys, FIRST_KEY_ID } from '@/lib/server/platform/crypto/data-keys';
import { decrypt, encrypt, prefixOf } from '@/lib/server/platform/crypto/encryption';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { forgetKeys, recordedKeys } from '@/lib/server/platform/installation/service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as store from './store';

const BATCH = 200;
/** Limit of one job; the rest is left for the next. */
const MAX_BATCHES = 50;
/**
 * Longest lifetime of a mailed link signed with a key: waitlist entries have the longest, followed by guests of
 * meetings.
 */
const LINK_MS = WAITLIST_DAYS * DAY_MS;

export interface Position {
  readonly table: string;
  readonly column: string;
  readonly after: readonly string[] | null;
}

export interface Reencrypted {
  readonly changed: number;
  readonly failed: number;
  /** Start of the next run; null when this one is complete. */
  readonly next: Position | null;
}

export interface KeyState {
  readonly id: string;
  readonly use: 'encrypts' | 'decrypts' | 'missing';
  readonly values: Readonly<Record<string, number>>;
  readonly total: number;
  /** Until when links in mails signed with it are in use, epoch ms; null for the key that signs now. */
  readonly linksUntil: number | null;
  /** Recovery codes whose hash depends on it and which become void with it. */
  readonly recoveryCodes: number;
}

export function encryptedColumns(): EncryptedColumn[] {
  return registeredFeatures().flatMap(({ encrypted = [] }) => encrypted);
}

/**
 * Checks that DATA_KEYS has every key that this database needs. Values are counted only for a missing key.
 * @throws SettingsError
 */
export async function requireKeys(): Promise<void> {
  const missing = await missingKeys();
  if (missing.length === 0) return;
  const uses = await usesOfKeys(database());
  const needed = missing.find((id) => totalOf(uses.get(id)) > 0);
  if (needed === undefined) return;
  const total = totalOf(uses.get(needed));
  throw new SettingsError(
    `DATA_KEYS lacks the key ${needed}, under which this database has ${total} ${total === 1 ? 'value' : 'values'}`,
  );
}

/** Deletes keys that were dropped, and queues the re-encryption of values under older ones. */
export async function settleKeys(): Promise<void> {
  await forgetKeys(await missingKeys());
  const others = (await recordedKeys()).filter(({ id }) => id !== currentKey().id);
  if (others.length > 0) await queueReencryption();
}

async function missingKeys(): Promise<string[]> {
  const known = dataKeys().map(({ id }) => id);
  return (await recordedKeys()).map(({ id }) => id).filter((id) => !known.includes(id));
}

export function queueReencryption(from?: Position): Promise<void> {
  const key = from ? `${JOB}:${from.table}.${from.column}` : JOB;
  return queueJob(database(), JOB, from ? { from } : {}, { key, queue: JOB });
}

const JOB = 'reencrypt_values';

/** Job: re-encrypts some values under older keys, and queues the rest. */
export async function reencryptSome(from: Position | null): Promise<void> {
  const { changed, failed, next } = await reencrypt(from);
  if (changed + failed > 0) logEvent('reencrypted', { changed, failed });
  if (next) await queueReencryption(next);
}

/**
 * Re-encrypts values that are not under the first of DATA_KEYS, from a position on, in batches. Rows written
 * meanwhile are skipped, and an interrupted run can be repeated.
 */
export async function reencrypt(
  from: Position | null,
  maxBatches = MAX_BATCHES,
): Promise<Reencrypted> {
  const columns = encryptedColumns();
  const isFirst = (c: EncryptedColumn) => c.table === from?.table && c.column === from.column;
  const first = Math.max(columns.findIndex(isFirst), 0);
  const done = { changed: 0, failed: 0 };
  let batches = 0;
  for (const column of columns.slice(first)) {
    let after = from && isFirst(column) ? from.after : null;
    let rows: store.EncryptedRow[];
    do {
      if (batches === maxBatches) return { ...done, next: { ...nameOf(column), after } };
      batches += 1;
      rows = await othersOf(column, after);
      for (const row of rows) done[(await reencryptRow(column, row)) ? 'changed' : 'failed'] += 1;
      after = rows.at(-1)?.key ?? after;
    } while (rows.length === BATCH);
  }
  return { ...done, next: null };
}

function othersOf(column: EncryptedColumn, after: readonly string[] | null) {
  const prefix = prefixOf(currentKey().id);
  return store.findOthers(database(), column, { prefix, after, limit: BATCH });
}

async function reencryptRow(column: EncryptedColumn, row: store.EncryptedRow): Promise<boolean> {
  const purpose = column.purpose(...row.key);
  let plain: string;
  try {
    plain = decrypt(row.value, purpose);
  } catch (error) {
    logEvent('value-unreadable', { ...nameOf(column), error: describeError(error) });
    return false;
  }
  const hash = column.hash?.of(plain) ?? null;
  await store.replaceValue(database(), column, row, { value: encrypt(plain, purpose), hash });
  return true;
}

function nameOf({ table, column }: EncryptedColumn) {
  return { table, column };
}

export async function keyStates(): Promise<KeyState[]> {
  const [uses, recorded] = [await usesOfKeys(database()), await recordedKeys()];
  const [codes, current] = [await keyedRecoveryCodes(database()), currentKey().id];
  const known = dataKeys().map(({ id }) => id);
  const ids = new Set([...known, ...recorded.map(({ id }) => id), ...uses.keys()]);
  // Others were signed with until this one came.
  const replacedAt = recorded.find(({ id }) => id === current)?.since.getTime() ?? 0;
  return [...ids].map((id) => ({
    id,
    use: id === current ? 'encrypts' : known.includes(id) ? 'decrypts' : 'missing',
    values: uses.get(id) ?? {},
    total: totalOf(uses.get(id)),
    linksUntil: id === current ? null : replacedAt + LINK_MS,
    recoveryCodes: id === FIRST_KEY_ID ? codes : 0,
  }));
}

async function usesOfKeys(exec: Executor): Promise<Map<string, Record<string, number>>> {
  const uses = new Map<string, Record<string, number>>();
  for (const column of await store.existingColumns(exec, encryptedColumns())) {
    for (const [prefix, values] of await store.countByPrefix(exec, column)) {
      const id = prefix === prefixOf(FIRST_KEY_ID) ? FIRST_KEY_ID : (prefix.split('.')[1] ?? '?');
      const ofKey = uses.get(id) ?? {};
      uses.set(id, { ...ofKey, [`${column.table}.${column.column}`]: values });
    }
  }
  return uses;
}

function totalOf(values: Readonly<Record<string, number>> = {}): number {
  return Object.values(values).reduce((sum, count) => sum + count, 0);
}
