import 'server-only';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { taxProfiles } from '@/lib/server/schema/payouts';

export type TaxRow = typeof taxProfiles.$inferSelect;
type TaxFacts = Pick<TaxRow, 'tin' | 'registeredName' | 'vatStatus' | 'updatedAt'>;
type DocumentColumns = 'documentName' | 'documentSize' | 'documentType' | 'documentKey';
export type StoredTaxDocument = {
  [column in DocumentColumns | 'documentAt']: NonNullable<TaxRow[column]>;
};

const NO_DOCUMENT = {
  documentName: null,
  documentSize: null,
  documentType: null,
  documentKey: null,
  documentAt: null,
};

export async function findTax(exec: Executor, lawyerId: string): Promise<TaxRow | undefined> {
  const [row] = await exec.select().from(taxProfiles).where(eq(taxProfiles.lawyerId, lawyerId));
  return row;
}

export function listTax(exec: Executor, lawyerIds: readonly string[]): Promise<TaxRow[]> {
  return exec
    .select()
    .from(taxProfiles)
    .where(inArray(taxProfiles.lawyerId, [...lawyerIds]));
}

export async function lockTax(exec: Executor, lawyerId: string): Promise<TaxRow | undefined> {
  const [row] = await exec
    .select()
    .from(taxProfiles)
    .where(eq(taxProfiles.lawyerId, lawyerId))
    .for('update');
  return row;
}

export async function saveTax(exec: Executor, lawyerId: string, facts: TaxFacts): Promise<void> {
  await exec
    .insert(taxProfiles)
    .values({ lawyerId, ...facts })
    .onConflictDoUpdate({ target: taxProfiles.lawyerId, set: facts });
}

export async function setDocument(
  exec: Executor,
  lawyerId: string,
  document: StoredTaxDocument | null,
): Promise<void> {
  await exec
    .update(taxProfiles)
    .set(document ?? NO_DOCUMENT)
    .where(eq(taxProfiles.lawyerId, lawyerId));
}

const ofUser = (exec: Executor, userId: string) =>
  inArray(
    taxProfiles.lawyerId,
    exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId)),
  );

export async function findTaxOfUser(exec: Executor, userId: string): Promise<TaxRow | undefined> {
  const [row] = await exec.select().from(taxProfiles).where(ofUser(exec, userId));
  return row;
}

export async function setTin(exec: Executor, lawyerId: string, tin: TaxRow['tin']): Promise<void> {
  await exec.update(taxProfiles).set({ tin }).where(eq(taxProfiles.lawyerId, lawyerId));
}

export async function deleteTax(exec: Executor, lawyerIds: readonly string[]): Promise<void> {
  await exec.delete(taxProfiles).where(inArray(taxProfiles.lawyerId, [...lawyerIds]));
}

/** Lists the lawyers whose tax data outlived their accounts. */
export async function listTaxOfDeleted(exec: Executor): Promise<string[]> {
  const rows = await exec
    .select({ id: taxProfiles.lawyerId })
    .from(taxProfiles)
    .innerJoin(lawyers, eq(lawyers.id, taxProfiles.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(isNotNull(users.deletedAt));
  return rows.map(({ id }) => id);
}

export async function isRegistered(exec: Executor, lawyerId: string): Promise<boolean> {
  const [row] = await exec
    .select({ at: lawyers.taxRegisteredAt })
    .from(lawyers)
    .where(eq(lawyers.id, lawyerId));
  return Boolean(row?.at);
}

/** Notes when the registration was checked, or that it counts no more; false where nothing changed. */
export async function setRegistered(
  exec: Executor,
  lawyerId: string,
  at: Date | null,
): Promise<boolean> {
  const changes = at === null ? isNotNull(lawyers.taxRegisteredAt) : undefined;
  const rows = await exec
    .update(lawyers)
    .set({ taxRegisteredAt: at })
    .where(and(eq(lawyers.id, lawyerId), changes))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}
