import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries, notaryHours, notaryServices } from '@/lib/server/schema/notaries';
import { hideNotary } from '../search/listing';

// Service

export async function exportedNotary(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const found = await findNotaryOfUser(exec, userId);
  if (!found) return undefined;
  const { lawyerId: _lawyer, picture: _picture, ...facts } = found.notary;
  return { name: 'notary', data: { ...facts, hours: found.hours, services: found.services } };
}

export async function eraseNotary(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await hideNotary(tx, id);
  await deleteNotary(tx, id);
  return [];
}

// Store

const ofUser = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

async function findNotaryOfUser(exec: Executor, userId: string) {
  const own = ofUser(exec, userId);
  const [notary] = await exec.select().from(notaries).where(inArray(notaries.lawyerId, own));
  if (!notary) return undefined;
  const { lawyerId } = notary;
  const { day, startMinute, endMinute } = notaryHours;
  const { position, name, price } = notaryServices;
  return {
    notary,
    hours: await exec
      .select({ day, startMinute, endMinute })
      .from(notaryHours)
      .where(eq(notaryHours.lawyerId, lawyerId))
      .orderBy(asc(day), asc(startMinute)),
    services: await exec
      .select({ name, price })
      .from(notaryServices)
      .where(eq(notaryServices.lawyerId, lawyerId))
      .orderBy(asc(position)),
  };
}

async function deleteNotary(exec: Executor, userId: string): Promise<void> {
  for (const table of [notaryHours, notaryServices, notaries])
    await exec.delete(table).where(inArray(table.lawyerId, ofUser(exec, userId)));
}
