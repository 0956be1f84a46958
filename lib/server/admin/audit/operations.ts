import 'server-only';
import * as contract from '@/lib/contract/admin/audit';
import type { AuditRole } from '@/lib/domain/platform/audit/audit';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { auditLog } from './service';

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
