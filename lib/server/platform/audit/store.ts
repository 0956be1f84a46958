import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditEvents } from '@/lib/server/schema/audit';
import type { Executor } from '../db/pool';

type NewEvent = typeof auditEvents.$inferInsert;

export async function findLast(exec: Executor, subject: string, events: readonly string[]) {
  const [row] = await exec
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), inArray(auditEvents.event, [...events])))
    .orderBy(desc(auditEvents.at))
    .limit(1);
  return row;
}

export async function insertEvent(exec: Executor, event: NewEvent): Promise<void> {
  await exec.insert(auditEvents).values(event);
}
