import 'server-only';
import type * as z from 'zod';
import type { templateInput } from '@/lib/contract/work-items/templates';
import { MAX_TEMPLATES } from '@/lib/domain/work-items/work-item';
import { findLawyerId } from '@/lib/server/lawyers/profiles/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './templates-store';

type Input = z.output<typeof templateInput>;

export function templatesOf(lawyerId: string): Promise<store.TemplateRow[]> {
  return store.listTemplates(database(), lawyerId);
}

/** @throws AppError bad_transition when the maximum is reached */
export async function createTemplate(
  tx: Transaction,
  lawyerId: string,
  input: Input,
  now: number,
): Promise<store.TemplateRow> {
  // Counted and inserted one after the other.
  await lock(tx, 'lawyer', lawyerId);
  if ((await store.countTemplates(tx, lawyerId)) >= MAX_TEMPLATES)
    throw new AppError(
      'bad_transition',
      `You have ${MAX_TEMPLATES} templates. Delete one you no longer need.`,
    );
  return store.insertTemplate(tx, lawyerId, { ...input, updatedAt: new Date(now) });
}

/** @throws AppError not_found */
export async function changeTemplate(
  lawyerId: string,
  id: string,
  input: Input,
  now: number,
): Promise<store.TemplateRow> {
  const content = { ...input, updatedAt: new Date(now) };
  const row = await store.updateTemplate(database(), lawyerId, id, content);
  if (!row) throw notFound();
  return row;
}

/** @throws AppError not_found */
export async function removeTemplate(lawyerId: string, id: string): Promise<void> {
  if (!(await store.deleteTemplate(database(), lawyerId, id))) throw notFound();
}

export async function exportedTemplates(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const lawyerId = await findLawyerId(exec, userId);
  const rows = lawyerId ? await store.listTemplates(exec, lawyerId) : [];
  if (rows.length === 0) return undefined;
  const data = rows.map(({ name, terms, createdAt, updatedAt }) => ({
    name,
    terms,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
  return { name: 'agreement_templates', data };
}

export async function eraseTemplates(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  const lawyerId = await findLawyerId(tx, id);
  if (lawyerId) await store.deleteAll(tx, lawyerId);
  return [];
}
