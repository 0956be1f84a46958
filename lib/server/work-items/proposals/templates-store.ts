import 'server-only';
import { and, asc, count, eq } from 'drizzle-orm';
import { MAX_TEMPLATES } from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemTemplates } from '@/lib/server/schema/work-item-records';

export type TemplateRow = typeof workItemTemplates.$inferSelect;
type Content = Pick<TemplateRow, 'name' | 'terms' | 'updatedAt'>;

export async function listTemplates(exec: Executor, lawyerId: string): Promise<TemplateRow[]> {
  return exec
    .select()
    .from(workItemTemplates)
    .where(eq(workItemTemplates.lawyerId, lawyerId))
    .orderBy(asc(workItemTemplates.name), asc(workItemTemplates.id))
    .limit(MAX_TEMPLATES);
}

export async function countTemplates(exec: Executor, lawyerId: string): Promise<number> {
  const [row] = await exec
    .select({ value: count() })
    .from(workItemTemplates)
    .where(eq(workItemTemplates.lawyerId, lawyerId));
  return row?.value ?? 0;
}

export async function insertTemplate(
  exec: Executor,
  lawyerId: string,
  { updatedAt, ...content }: Content,
): Promise<TemplateRow> {
  const row = { ...content, lawyerId, updatedAt, createdAt: updatedAt };
  const [made] = await exec.insert(workItemTemplates).values(row).returning();
  if (!made) throw new Error('no template was made');
  return made;
}

const own = (lawyerId: string, id: string) =>
  and(eq(workItemTemplates.id, id), eq(workItemTemplates.lawyerId, lawyerId));

export async function updateTemplate(
  exec: Executor,
  lawyerId: string,
  id: string,
  set: Content,
): Promise<TemplateRow | undefined> {
  const [row] = await exec.update(workItemTemplates).set(set).where(own(lawyerId, id)).returning();
  return row;
}

export async function deleteTemplate(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<boolean> {
  const gone = await exec
    .delete(workItemTemplates)
    .where(own(lawyerId, id))
    .returning({ id: workItemTemplates.id });
  return gone.length > 0;
}

export async function deleteAll(exec: Executor, lawyerId: string): Promise<void> {
  await exec.delete(workItemTemplates).where(eq(workItemTemplates.lawyerId, lawyerId));
}
