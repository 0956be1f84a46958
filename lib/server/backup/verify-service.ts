import 'server-only';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import type { ListedFile, Storage } from '@/lib/server/adapters/storage/port';
import { withOperatorSession } from '@/lib/server/platform/db/operator-session';
import type { Feature } from '@/lib/server/registry/feature';
import type { NamedFiles } from '@/lib/server/schema/columns';
import * as store from './store';

const BATCH = 1000;
const SAID = 20;
/** A file is written before its row, so a younger one is not yet an orphan. */
const YOUNG_MS = HOUR_MS;

interface Verified {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

interface Installation {
  readonly url: string;
  readonly storage: Storage;
  readonly features: readonly Pick<Feature, 'files' | 'inconsistencies'>[];
}

type Client = Parameters<Parameters<typeof withOperatorSession>[1]>[0];

/**
 * Compares rows with files and the ledger: each file that a row names exists with its size, files that no row names
 * are reported with their age, and the ledger agrees with payments, refunds and payouts. Changes nothing, and holds a
 * bounded number of rows and files. `now` is epoch ms.
 */
export function verify({ url, storage, features }: Installation, now: number): Promise<Verified> {
  const files = features.flatMap((feature) => feature.files ?? []);
  return withOperatorSession(url, async (client, db) => {
    const listed = await listFiles(client, storage);
    const problems = [
      ...(await missingFiles(client, storage, files)),
      ...(await otherSizes(client, files)),
    ];
    const orphans = await orphanedFiles(client, files, now);
    await store.endStored(client);
    for (const { inconsistencies } of features)
      if (inconsistencies) problems.push(...(await inconsistencies(db)));
    return { problems, notes: [`The storage has ${listed} files.`, ...orphans] };
  });
}

async function listFiles(client: Client, storage: Storage): Promise<number> {
  await store.beginStored(client);
  let count = 0;
  let batch: ListedFile[] = [];
  const flush = async () => {
    if (batch.length > 0) await store.addStored(client, batch);
    count += batch.length;
    batch = [];
  };
  for await (const file of storage.list()) {
    batch.push(file);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  await store.analyseStored(client);
  return count;
}

/** Lists missing files, without those stored after the listing or whose row was deleted since. */
async function missingFiles(client: Client, storage: Storage, files: readonly NamedFiles[]) {
  const missing: string[] = [];
  let all = 0;
  const unlisted = store.unlistedQuery(files);
  for await (const rows of store.readInBatches<{ key: string }>(client, unlisted)) {
    const gone: string[] = [];
    for (const { key } of rows) if (!(await exists(storage, key))) gone.push(key);
    const named = await store.findNamed(client, files, gone);
    all += named.size;
    missing.push(...[...named].slice(0, SAID - missing.length));
  }
  const lines = missing.map((key) => `${key} is missing: a row names it.`);
  return all > missing.length
    ? [...lines, `${all - missing.length} more files are missing.`]
    : lines;
}

async function exists(storage: Storage, key: string): Promise<boolean> {
  const file = await storage.get(key);
  await file?.body.cancel();
  return file !== null;
}

async function otherSizes(client: Client, files: readonly NamedFiles[]): Promise<string[]> {
  const rows = await store.findOtherSizes(client, files);
  const lines = rows.map(
    ({ key, size, expected }) => `${key} has ${size} bytes in place of ${expected}.`,
  );
  const more = (rows[0]?.all ?? 0) - rows.length;
  return more > 0 ? [...lines, `${more} more files have other bytes than their rows say.`] : lines;
}

async function orphanedFiles(
  client: Client,
  files: readonly NamedFiles[],
  now: number,
): Promise<string[]> {
  const rows = await store.findOrphans(client, files, new Date(now - YOUNG_MS));
  const [first] = rows;
  if (!first) return [];
  return [
    `${first.all} files are named by no row (${first.bytes} bytes)${first.all > rows.length ? ', the oldest of them' : ''}:`,
    ...rows.map(({ key, storedAt }) => `  ${key}, ${age(now - storedAt.getTime())}`),
  ];
}

export function age(ms: number): string {
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} days old`;
  return ms >= HOUR_MS ? `${Math.floor(ms / HOUR_MS)} hours old` : 'under an hour old';
}
