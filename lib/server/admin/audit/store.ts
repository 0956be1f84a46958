import 'server-only';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditRole } from '@/lib/domain/platform/audit/audit';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';

interface Asked {
  readonly event: string | undefined;
  readonly role: AuditRole | undefined;
  readonly subject: string | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
  readonly before: string | undefined;
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

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

export interface Subject extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
}

/** Finds which of these ids have a page in the administration, with their labels. One statement. */
export async function findSubjects(exec: Executor, ids: string[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const among = sql`in ${ids}`;
  const client = fullNameOf('c');
  const lawyer = sql`'Atty. ' || l.display_name`;
  const both = (of: string) => sql`
    join users c on c.id = ${sql.raw(of)}.client_id join lawyers l on l.id = ${sql.raw(of)}.lawyer_id`;
  const { rows } = await exec.execute<Subject>(sql`
    select c.id::text as id, ${client} as name, '/admin/users/' || c.id as path
      from users c where c.id ${among}
    union all
    select v.id::text, 'Verification of ' || ${lawyer}, '/admin/verifications/' || v.id
      from verifications v join lawyers l on l.id = v.lawyer_id where v.id ${among}
    union all
    select m.id::text, 'Meeting of ' || ${client} || ' with ' || ${lawyer},
      '/admin/users/' || c.id || '/meetings?only=' || m.id
      from meetings m ${both('m')} where m.id ${among}
    union all
    select w.id::text, 'Agreement of ' || ${client} || ' with ' || ${lawyer},
      '/admin/users/' || c.id || '/agreements?only=' || w.id
      from work_items w ${both('w')} where w.id ${among}
    union all
    select r.id::text, 'Review of ' || ${lawyer} || ' by ' || ${client},
      '/admin/users/' || c.id || '/meetings?only=' || r.meeting_id
      from reviews r ${both('r')} where r.id ${among}
    union all
    select r.id::text, 'Refund of payment ' || upper(left(p.payable_id::text, 8)), '/admin/refunds'
      from refunds r join payments p on p.id = r.payment_id where r.id ${among}
    union all
    select p.id::text, 'Payment ' || upper(left(p.payable_id::text, 8)), null
      from payments p where p.id ${among}
    union all
    select k.id::text, 'Case of ' || ${client} || ' with ' || ${lawyer}, '/admin/cases/' || k.id
      from cases k ${both('k')} where k.id ${among}
    union all
    select p.id::text, 'Payout to ' || ${lawyer}, '/admin/payouts'
      from payouts p join lawyers l on l.id = p.lawyer_id where p.id ${among}
    union all
    select u.id::text, 'Unclaimed payment ' || u.gateway_payment_id, '/admin/cases?kind=unclaimed&state=decided'
      from unclaimed_payments u where u.id ${among}`);
  return rows;
}
