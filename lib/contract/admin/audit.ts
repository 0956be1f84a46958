import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { filterDay, id, instant, rowId } from '@/lib/contract/platform/fields';
import { AUDIT_EVENTS, AUDIT_ROLES } from '@/lib/domain/platform/audit/audit';

export const auditRow = z
  .object({
    _id: id,
    at: instant,
    /** Its key; the screen has words for it. */
    event: z.string(),
    role: z.enum(AUDIT_ROLES),
    /** Who did it, where it was a user. */
    by: z.object({ _id: id, name: z.string() }).nullable(),
    subject: z.string(),
    /** What the subject is called: the name of a person, or what it is and whose. */
    name: z.string().nullable(),
    /** Page of the subject in the administration, where there is one. */
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
    /** Id of what it was done to. */
    subject: z.string().trim().min(1).max(80).optional(),
    /** Days in Manila, both included. */
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
