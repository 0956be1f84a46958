import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { taxDeclarations } from '@/lib/server/schema/payouts';

export type DeclarationRow = typeof taxDeclarations.$inferSelect;

export async function findDeclaration(
  exec: Executor,
  lawyerId: string,
  year: number,
): Promise<DeclarationRow | undefined> {
  const [row] = await exec
    .select()
    .from(taxDeclarations)
    .where(and(eq(taxDeclarations.lawyerId, lawyerId), eq(taxDeclarations.year, year)));
  return row;
}

export function listDeclarations(exec: Executor, lawyerId: string): Promise<DeclarationRow[]> {
  return exec
    .select()
    .from(taxDeclarations)
    .where(eq(taxDeclarations.lawyerId, lawyerId))
    .orderBy(asc(taxDeclarations.year));
}

export async function saveDeclaration(exec: Executor, row: DeclarationRow): Promise<void> {
  const { lawyerId: _lawyer, year: _year, ...set } = row;
  await exec
    .insert(taxDeclarations)
    .values(row)
    .onConflictDoUpdate({ target: [taxDeclarations.lawyerId, taxDeclarations.year], set });
}

/** Deletes the declarations of a lawyer. Returns the storage keys of their files. */
export async function deleteDeclarations(exec: Executor, lawyerId: string): Promise<string[]> {
  const rows = await exec
    .delete(taxDeclarations)
    .where(eq(taxDeclarations.lawyerId, lawyerId))
    .returning({ key: taxDeclarations.documentKey });
  return rows.map(({ key }) => key);
}
