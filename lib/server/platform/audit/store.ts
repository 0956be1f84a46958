import 'server-only';
import type { Executor } from '../db/pool';
import { auditEvents } from '../db/schema/audit';

type NewEvent = typeof auditEvents.$inferInsert;

export async function insertEvent(exec: Executor, event: NewEvent): Promise<void> {
  await exec.insert(auditEvents).values(event);
}
