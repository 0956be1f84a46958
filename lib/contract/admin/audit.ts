import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { filterDay, id, instant, rowId } from '@/lib/contract/platform/fields';
import { AUDIT_EVENTS, AUDIT_ROLES } from '@/lib/domain/platform/audit/audit';

export const auditRow = z
  .object({
    _id: id,
    at: instant,
    event: z.string(),
    role: z.enum(AUDIT_ROLES),
    by: z.object({ _id: id, name: z.string() }).nullable(),
    subject: z.string(),
    name: z.string().nullable(),
    path: z.string().nullable(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditRow = z.output<typeof auditRow>;

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'admin',
  tag: 'Administration',
  summary: 'Who did what to what, the newest first; `next` is the `before` of the older ones',
  query: z.object({
    event: z.enum(AUDIT_EVENTS).optional(),
    role: z.enum(AUDIT_ROLES).optional(),
    subject: z.string().trim().min(1).max(80).optional(),
    /** Days in Manila, both inclusive. */
    from: filterDay.optional(),
    to: filterDay.optional(),
    before: rowId.optional(),
  }),
  status: 200,
  response: z
    .object({ results: z.array(auditRow), next: z.string().nullable() })
    .meta({ id: 'AuditPage' }),
  errors: [],
});
