import * as z from 'zod';
import { identityDocument, statedFact } from '@/lib/contract/lawyers/verification';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, optionalText, page, paged, rowId } from '@/lib/contract/platform/fields';
import { VERIFICATION_SUBJECTS } from '@/lib/domain/lawyers/verification';

const tag = 'Administration';

export const VERIFICATION_FILTERS = ['pending', 'approved', 'rejected'] as const;
export type VerificationFilter = (typeof VERIFICATION_FILTERS)[number];

const row = z.object({
  _id: id,
  subject: z.enum(VERIFICATION_SUBJECTS),
  lawyer: z.object({ _id: id, display_name: z.string(), user_id: id }),
  roll_number: z.string(),
  ibp_number: z.string(),
  bar_year: z.int(),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  submitted_at: instant,
  decided_at: instant.nullable(),
  /** A verification of the same subject was approved before this submission. */
  renewal: z.boolean(),
});

export const verificationRow = row.meta({ id: 'AdminVerificationRow' });
export type VerificationRow = z.output<typeof verificationRow>;

export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/v1/admin/verifications',
  access: 'admin',
  tag,
  summary:
    'IDs and notarial commissions that lawyers handed in: those that wait first, the oldest of them at the top',
  query: z.object({
    status: z.enum(VERIFICATION_FILTERS).optional(),
    subject: z.enum(VERIFICATION_SUBJECTS).optional(),
    page,
  }),
  status: 200,
  response: paged(verificationRow).extend({ total: z.int() }).meta({ id: 'AdminVerificationPage' }),
  errors: [],
});

export const adminVerification = row
  .extend({
    email: z.string(),
    reason: z.string().nullable(),
    /** Identifies the submitted data; null once decided. A decision with an older version is refused. */
    version: z.string().nullable(),
    facts: z.array(statedFact),
    /** Another lawyer was verified with this roll number; only for IDs. */
    roll_number_taken: z.boolean(),
    own: z.boolean(),
    documents: z.array(identityDocument),
    earlier: z.array(
      z.object({
        _id: id,
        status: z.enum(['APPROVED', 'REJECTED']),
        submitted_at: instant,
        decided_at: instant,
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminVerification' });
export type AdminVerification = z.output<typeof adminVerification>;

export const getVerification = endpoint({
  method: 'GET',
  path: '/api/v1/admin/verifications/{id}',
  access: 'admin',
  tag,
  summary: 'One of them, with what the lawyer states and earlier decisions',
  params: z.object({ id: rowId }),
  status: 200,
  response: adminVerification,
  errors: [],
});

export const getVerificationDocument = endpoint({
  method: 'GET',
  path: '/api/v1/admin/verifications/{id}/document/{childId}',
  access: 'admin',
  tag,
  summary: 'A document, until the decision; each view is in the audit log',
  params: z.object({ id: rowId, childId: rowId }),
  status: 200,
  responseKind: 'file',
  errors: [],
});

export const decideAsAdmin = endpoint({
  method: 'POST',
  path: '/api/v1/admin/verifications/{id}/decision',
  access: 'admin',
  tag,
  summary: 'Approve or reject, once; the lawyer is mailed',
  params: z.object({ id: rowId }),
  body: z
    .object({
      decision: z.enum(['approve', 'reject'], { error: COPY.validation.required }),
      reason: optionalText(500),
      version: z.string().min(1).max(80),
    })
    .refine((value) => value.decision === 'approve' || value.reason, {
      path: ['reason'],
      message: COPY.validation.required,
    }),
  status: 200,
  response: adminVerification,
  errors: ['bad_transition', 'version_changed'],
});
