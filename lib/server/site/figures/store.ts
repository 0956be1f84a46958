import 'server-only';
import { gte, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { dailyFigures } from '@/lib/server/schema/oversight';

export type Figure = typeof dailyFigures.$inferSelect;

/** Adds to what is counted of these days; any number of processes at once are all counted. */
export async function addFigures(exec: Executor, figures: readonly Figure[]): Promise<void> {
  await exec
    .insert(dailyFigures)
    .values([...figures])
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.figure],
      set: { count: sql`${dailyFigures.count} + excluded.count` },
    });
}

/** Of the days from one on. */
export async function findFigures(exec: Executor, from: string): Promise<Figure[]> {
  return exec.select().from(dailyFigures).where(gte(dailyFigures.day, from));
}
