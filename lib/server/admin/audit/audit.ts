import 'server-only';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import * as contract from '@/lib/contract/admin/audit';
import type { AuditRole } from '@/lib/domain/platform/audit/audit';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { DAY_MS, isoInstant, manilaDayStart, parseDayKey } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { verifications } from '@/lib/server/schema/verification';

// Operations

/** Rows of an audit log are short, and many are looked through. */
const ROWS = 2 * PAGE_SIZE;

interface AuditQuery {
  readonly event?: string | undefined;
  readonly role?: AuditRole | undefined;
  readonly subject?: string | undefined;
  /** Days in Manila, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listAuditEvents = operation(contract.listAuditEvents, async ({ query }) => {
  const { rows, paths, next } = await auditLog(query);
  return {
    results: rows.map(({ event, by }) => ({
      _id: event.id,
      at: isoInstant(event.at.getTime()),
      event: event.event,
      role: event.actor as AuditRole,
      by: by && { _id: by.id, name: `${by.firstName} ${by.lastName}` },
      subject: event.subject,
      path: paths.get(event.subject) ?? null,
      detail: event.detail,
    })),
    next,
  };
});

/** A part of the audit log, the newest first, and where the older ones begin. Two statements. */
async function auditLog({ event, role, subject, from, to, before }: AuditQuery) {
  const asked = { event, role, subject, before, from: dayStart(from), until: dayStart(to, DAY_MS) };
  const found = await listEvents(database(), asked, ROWS + 1);
  const rows = found.slice(0, ROWS);
  return {
    rows,
    paths: await pathsOf(rows),
    next: found.length > ROWS ? (rows.at(-1)?.event.id ?? null) : null,
  };
}

function dayStart(key: string | undefined, later = 0): Date | undefined {
  const day = key === undefined ? null : parseDayKey(key);
  return day === null ? undefined : new Date(manilaDayStart(day) + later);
}

async function pathsOf(rows: readonly EventRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ event }) => event.subject))].filter((id) => UUID.test(id));
  const subjects = await findSubjects(database(), ids);
  return new Map(subjects.map(({ id, page }) => [id, `/admin/${page}/${id}`]));
}

// Store

interface Asked {
  readonly event: string | undefined;
  readonly role: AuditRole | undefined;
  readonly subject: string | undefined;
  readonly from: Date | undefined;
  /** Not included. */
  readonly until: Date | undefined;
  /** Only what is older than this event. */
  readonly before: string | undefined;
}

type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** The newest first, with the user who did it. */
async function listEvents(exec: Executor, asked: Asked, limit: number) {
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
async function findSubjects(exec: Executor, ids: string[]) {
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

// Feature

export const audit = {
  operations: [listAuditEvents],
  access: {
    'GET /api/v1/admin/audit': { answers: 'admin 200 code', sample: () => ({}) },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
