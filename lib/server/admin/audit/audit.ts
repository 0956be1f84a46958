import 'server-only';
import * as contract from '@/lib/contract/admin/audit';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { AuditRole } from '@/lib/domain/platform/audit/audit';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { DAY_MS, isoInstant, manilaDayStart, parseDayKey } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import * as store from './store';

// Operations

const ROWS = 2 * PAGE_SIZE;

interface AuditQuery {
  readonly event?: string | undefined;
  readonly role?: AuditRole | undefined;
  readonly subject?: string | undefined;
  /** Manila days, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listAuditEvents = operation(contract.listAuditEvents, async ({ query }) => {
  const { rows, subjects, next } = await auditLog(query);
  return {
    results: rows.map(({ event, by }) => ({
      _id: event.id,
      at: isoInstant(event.at.getTime()),
      event: event.event,
      role: event.actor as AuditRole,
      by: by && { _id: by.id, name: fullName(by) },
      subject: event.subject,
      name: subjects.get(event.subject)?.name ?? null,
      path: subjects.get(event.subject)?.path ?? null,
      detail: (event.detail && subjects.get(event.detail)?.name) ?? event.detail,
    })),
    next,
  };
});

async function auditLog({ event, role, subject, from, to, before }: AuditQuery) {
  const asked = { event, role, subject, before, from: dayStart(from), until: dayStart(to, DAY_MS) };
  const found = await store.listEvents(database(), asked, ROWS + 1);
  const rows = found.slice(0, ROWS);
  return {
    rows,
    subjects: await subjectsOf(rows),
    next: found.length > ROWS ? (rows.at(-1)?.event.id ?? null) : null,
  };
}

function dayStart(key: string | undefined, later = 0): Date | undefined {
  const day = key === undefined ? null : parseDayKey(key);
  return day === null ? undefined : new Date(manilaDayStart(day) + later);
}

async function subjectsOf(
  rows: readonly store.EventRow[],
): Promise<ReadonlyMap<string, store.Subject>> {
  const named = rows.flatMap(({ event }) => [event.subject, event.detail ?? '']);
  const ids = [...new Set(named)].filter((id) => UUID.test(id));
  const subjects = await store.findSubjects(database(), ids);
  return new Map(subjects.map((subject) => [subject.id, subject]));
}

// Feature

export const audit = {
  operations: [listAuditEvents],
} as const satisfies Pick<Feature, 'operations'>;
