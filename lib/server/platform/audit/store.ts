import 'server-only';
import { auditEvents } from '@/lib/server/schema/audit';
import type { Executor } from '../db/pool';

type NewEvent = typeof auditEvents.$inferInsert;

export async function insertEvent(exec: Executor, event: NewEvent): Promise<void> {
  await exec.insert(auditEvents).values(event);
}
