import 'server-only';
import { gte, sql } from 'drizzle-orm';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { dailyFigures } from '@/lib/server/schema/oversight';

// Service

/** Adds a server's counts of public events per Manila day. Nothing identifies the visitors. */
export async function addFigures(figures: readonly Figure[]): Promise<void> {
  // In one order, so that two servers at once never wait for each other.
  const sorted = figures.toSorted((a, b) =>
    `${a.day}${a.figure}`.localeCompare(`${b.day}${b.figure}`),
  );
  if (sorted.length > 0) await upsertFigures(database(), sorted);
}

/** Returns the figures from a day (`YYYY-MM-DD`) on; days without any are left out. One statement. */
export function figuresSince(from: string): Promise<Figure[]> {
  return findFigures(database(), from);
}

// Store

type Figure = typeof dailyFigures.$inferSelect;

/** Adds to the counts of these days; concurrent processes are all counted. */
async function upsertFigures(exec: Executor, figures: readonly Figure[]): Promise<void> {
  await exec
    .insert(dailyFigures)
    .values([...figures])
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.figure],
      set: { count: sql`${dailyFigures.count} + excluded.count` },
    });
}

async function findFigures(exec: Executor, from: string): Promise<Figure[]> {
  return exec.select().from(dailyFigures).where(gte(dailyFigures.day, from));
}
