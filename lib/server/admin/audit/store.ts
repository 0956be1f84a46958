import 'server-only';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AuditRole } from '@/lib/domain/platform/audit/audit';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { verifications } from '@/lib/server/schema/verification';

export interface Asked {
  readonly event: string | undefined;
  readonly role: AuditRole | undefined;
  readonly subject: string | undefined;
  readonly from: Date | undefined;
  /** Not included. */
  readonly until: Date | undefined;
  /** Only what is older than this event. */
  readonly before: string | undefined;
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** The newest first, with the user who did it. */
export async function listEvents(exec: Executor, asked: Asked, limit: number) {
  const { event, role, subject, from, until, before } = asked;
  const older = sql`(${auditEvents.at}, ${auditEvents.id}) <
    (select at, id from audit_events where id = ${before})`;
  return exec
    .select({
      event: auditEvents,
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.userId))
    .where(
      and(
        event ? eq(auditEvents.event, event) : undefined,
        role && eq(auditEvents.actor, role),
        subject ? eq(auditEvents.subject, subject) : undefined,
        from && gte(auditEvents.at, from),
        until && lt(auditEvents.at, until),
        before ? older : undefined,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
}

/** Which of these ids are of something that has a page in the administration. One statement. */
export async function findSubjects(exec: Executor, ids: string[]) {
  if (ids.length === 0) return [];
  const page = (name: 'verifications' | 'users') =>
    sql<'verifications' | 'users'>`${name}::text`.as('page');
  const handedIn = exec
    .select({ id: verifications.id, page: page('verifications') })
    .from(verifications)
    .where(inArray(verifications.id, ids));
  const accounts = exec
    .select({ id: users.id, page: page('users') })
    .from(users)
    .where(inArray(users.id, ids));
  return unionAll(handedIn, accounts);
}
