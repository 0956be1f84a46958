import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
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
export type HoursRow = typeof availabilityHours.$inferSelect;
export type ExceptionRow = typeof availabilityExceptions.$inferSelect;
type Own<Row extends { id: string; lawyerId: string }> = Omit<Row, 'id' | 'lawyerId'>;

export async function findSettings(
  exec: Executor,
  lawyerId: string,
): Promise<(Settings & { hasFeed: boolean }) | undefined> {
  const hasFeed = sql<boolean>`exists (select from calendar_feeds f where f.lawyer_id = lawyers.id)`;
  const [row] = await exec
    .select({ ...SETTINGS, hasFeed })
    .from(lawyers)
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function findHours(exec: Executor, lawyerId: string): Promise<HoursRow[]> {
  const { day, startMinute, endMinute, id } = availabilityHours;
  return exec
    .select()
    .from(availabilityHours)
    .where(eq(availabilityHours.lawyerId, lawyerId))
    .orderBy(day, startMinute, endMinute, id);
}

export async function findExceptions(exec: Executor, lawyerId: string): Promise<ExceptionRow[]> {
  const { date, startMinute, endMinute, id } = availabilityExceptions;
  return exec
    .select()
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.lawyerId, lawyerId))
    .orderBy(date, startMinute, endMinute, id);
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
  rows: readonly Own<HoursRow>[],
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
