import 'server-only';
import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';

export type DocumentRow = typeof identityDocuments.$inferSelect;
export type NewDocument = typeof identityDocuments.$inferInsert;

export async function insertDocuments(exec: Executor, rows: readonly NewDocument[]): Promise<void> {
  await exec.insert(identityDocuments).values([...rows]);
}

export async function findDocuments(
  exec: Executor,
  verificationId: string,
): Promise<DocumentRow[]> {
  const rows = await exec
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.verificationId, verificationId))
    .orderBy(desc(identityDocuments.kind));
  return rows;
}

export async function findDocument(exec: Executor, id: string) {
  const [row] = await exec
    .select({
      document: identityDocuments,
      lawyerId: verifications.lawyerId,
      status: verifications.status,
    })
    .from(identityDocuments)
    .innerJoin(verifications, eq(verifications.id, identityDocuments.verificationId))
    .where(eq(identityDocuments.id, id));
  return row;
}

/** Deletes the documents of verifications decided before an instant. Returns their storage keys. */
export async function deleteOutlived(exec: Executor, decidedBefore: Date): Promise<string[]> {
  const decided = exec
    .select({ id: verifications.id })
    .from(verifications)
    .where(lt(verifications.decidedAt, decidedBefore));
  const rows = await exec
    .delete(identityDocuments)
    .where(inArray(identityDocuments.verificationId, decided))
    .returning({ storageKey: identityDocuments.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}
