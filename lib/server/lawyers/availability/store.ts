import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { availabilityExceptions, availabilityHours, lawyers } from '@/lib/server/schema/lawyers';

const SETTINGS = {
  noticeMinutes: lawyers.noticeMinutes,
  bufferMinutes: lawyers.bufferMinutes,
  dailyMaximum: lawyers.dailyMaximum,
  freeConsultation: lawyers.freeConsultation,
  price30: lawyers.price30,
  price60: lawyers.price60,
} as const;

export type Settings = Pick<typeof lawyers.$inferSelect, keyof typeof SETTINGS>;
type Own<Row extends { id: string; lawyerId: string }> = Omit<Row, 'id' | 'lawyerId'>;
export type HoursRow = Own<typeof availabilityHours.$inferSelect>;
export type ExceptionRow = Own<typeof availabilityExceptions.$inferSelect>;

const availability = prepared((exec) =>
  exec
    .select({
      settings: {
        ...SETTINGS,
        hasFeed: sql<boolean>`exists (select from calendar_feeds f where f.lawyer_id = lawyers.id)`,
      },
      hours: sql<HoursRow[]>`coalesce((select json_agg(h) from (
        select day, available, start_minute as "startMinute", end_minute as "endMinute"
        from availability_hours where lawyer_id = lawyers.id order by day, start_minute, end_minute, id) h), '[]')`,
      exceptions: sql<ExceptionRow[]>`coalesce((select json_agg(e) from (
        select date, available, start_minute as "startMinute", end_minute as "endMinute"
        from availability_exceptions where lawyer_id = lawyers.id order by date, start_minute, end_minute, id) e), '[]')`,
    })
    .from(lawyers)
    .where(eq(lawyers.id, sql.placeholder('lawyerId'))),
);

export async function findAvailability(exec: Executor, lawyerId: string) {
  const [row] = await availability(exec, { lawyerId });
  return row;
}

export async function updateSettings(
  exec: Executor,
  lawyerId: string,
  settings: Partial<Settings>,
): Promise<void> {
  if (Object.values(settings).every((value) => value === undefined)) return;
  await exec.update(lawyers).set(settings).where(eq(lawyers.id, lawyerId));
}

export async function replaceHours(
  exec: Executor,
  lawyerId: string,
  rows: readonly HoursRow[],
): Promise<void> {
  await exec.delete(availabilityHours).where(eq(availabilityHours.lawyerId, lawyerId));
  if (rows.length === 0) return;
  await exec.insert(availabilityHours).values(rows.map((row) => ({ ...row, lawyerId })));
}

export async function replaceExceptions(
  exec: Executor,
  lawyerId: string,
  rows: readonly Omit<typeof availabilityExceptions.$inferInsert, 'id' | 'lawyerId'>[],
): Promise<void> {
  await exec.delete(availabilityExceptions).where(eq(availabilityExceptions.lawyerId, lawyerId));
  if (rows.length === 0) return;
  await exec.insert(availabilityExceptions).values(rows.map((row) => ({ ...row, lawyerId })));
}
