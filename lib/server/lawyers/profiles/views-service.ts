import 'server-only';
import { isbot } from 'isbot';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { isHandle } from './policy';
import * as store from './views-store';

/** What is looked at of who opened a profile, and not stored. */
interface Viewer {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly userAgent: string | null;
}

/**
 * Counts that a profile was opened today. The lawyer's own views and those of programs do not count.
 *
 * @throws AppError not_found for a lawyer clients cannot see
 */
export async function countView(lawyerId: string, viewer: Viewer, now: number): Promise<void> {
  if (!isHandle(lawyerId)) throw notFound();
  // A browser always says what it is.
  const isPerson = viewer.userAgent !== null && viewer.userAgent !== '' && !isbot(viewer.userAgent);
  const view = { day: dayKey(now), viewerId: viewer.userId, counts: isPerson };
  if (!(await store.countView(database(), lawyerId, view))) throw notFound();
}

/** Views of the days from one on, by their keys; a day without any is left out. One statement. */
export function viewsSince(lawyerId: string, from: string) {
  return store.findViews(database(), lawyerId, from);
}

/** The daily job. */
export async function purgeViews(now: number): Promise<void> {
  const first = manilaDayNumber(now) - RETENTION_DAYS.profileViews;
  await store.deleteBefore(database(), manilaDayKey(first));
}

export async function exportedViews(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const data = await store.findAll(exec, userId);
  return data.length > 0 ? { name: 'profile_views', data } : undefined;
}

export async function eraseViews(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
