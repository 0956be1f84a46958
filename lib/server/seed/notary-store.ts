import 'server-only';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  notaries,
  notaryHours,
  notaryRequests,
  notaryServices,
} from '@/lib/server/schema/notaries';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import type { notaryRows } from './notary';
import { insertAll } from './store';

export type NewCheck = typeof verifications.$inferInsert & { readonly id: string };
export type NewDocument = typeof identityDocuments.$inferInsert;
export type NewNotaryRequest = typeof notaryRequests.$inferInsert;

/** Rows of a notary public, with the check of the commission and its documents. */
export type NotaryRows = ReturnType<typeof notaryRows> & {
  readonly check: NewCheck | null;
  readonly document: NewDocument | null;
};

export async function insertNotaries(exec: Executor, list: readonly NotaryRows[]): Promise<void> {
  const profiles = list.map(({ notary }) => notary);
  await insertAll(exec, notaries, profiles);
  const hours = list.flatMap((rows) => rows.hours);
  await insertAll(exec, notaryHours, hours);
  const services = list.flatMap((rows) => rows.services);
  await insertAll(exec, notaryServices, services);
  const checks = list.flatMap(({ check }) => check ?? []);
  await insertAll(exec, verifications, checks);
  const documents = list.flatMap(({ document }) => document ?? []);
  await insertAll(exec, identityDocuments, documents);
}

export function insertNotaryRequests(
  exec: Executor,
  rows: readonly NewNotaryRequest[],
): Promise<void> {
  return insertAll(exec, notaryRequests, rows);
}
