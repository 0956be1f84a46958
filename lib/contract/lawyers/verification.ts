import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { file, instant, NUMBER_MAX, optionalText, rowId } from '@/lib/contract/platform/fields';
import {
  STORED_DOCUMENT_KINDS,
  VERIFICATION_STATUSES,
  VERIFICATION_SUBJECTS,
} from '@/lib/domain/lawyers/verification';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { ibpNumber, rollNumber } from './signup';

const token = z.string().min(1).max(200);
/** Blanks in a code are allowed, for readability. */
const code = z
  .string({ error: COPY.validation.required })
  .max(NUMBER_MAX, { error: FIELD_COPY.code, abort: true })
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, FIELD_COPY.code));

export const identityDocument = z
  .object({
    _id: z.string(),
    kind: z.enum(STORED_DOCUMENT_KINDS),
    name: z.string(),
    size: z.int(),
    content_type: z.enum(['image/jpeg', 'application/pdf']),
    url: z.string(),
  })
  .meta({ id: 'IdentityDocument' });
export type IdentityDocument = z.output<typeof identityDocument>;

export const statedFact = z.object({ label: z.string(), value: z.string() });

/** The request as the verifier sees it; documents, facts and IBP number are null until the code is entered. */
const verificationRequest = z
  .object({
    subject: z.enum(VERIFICATION_SUBJECTS),
    display_name: z.string(),
    roll_number: z.string(),
    bar_year: z.int(),
    submitted_at: instant,
    expires_at: instant,
    ibp_number: z.string().nullable(),
    facts: z.array(statedFact).nullable(),
    /** Another lawyer was verified with this roll number; only for IDs. */
    roll_number_taken: z.boolean().nullable(),
    documents: z.array(identityDocument).nullable(),
  })
  .meta({ id: 'VerificationRequest' });
export type VerificationRequest = z.output<typeof verificationRequest>;

export const getVerificationRequest = endpoint({
  method: 'GET',
  path: '/api/v1/auth/verify-ibp/code',
  access: 'public',
  tag: 'Auth',
  summary: 'The verification request that was opened in this browser, with its documents',
  personal: true,
  status: 200,
  response: verificationRequest,
  errors: ['invalid_input', 'rate_limited'],
});

export const openVerificationRequest = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/verify-ibp/code',
  access: 'public',
  tag: 'Auth',
  summary:
    'A verification request; the mailed code, which works once, opens its documents in this browser for ten minutes',
  body: z.object({ token, code: code.optional() }),
  personal: true,
  status: 200,
  response: verificationRequest,
  errors: ['rate_limited'],
});

export const sendVerifierCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-ibp/code',
  access: 'public',
  tag: 'Auth',
  summary: 'Mail the verifier a code that opens the documents of this link',
  body: z.object({ token }),
  status: 204,
  errors: ['rate_limited'],
});

export const getIdentityDocument = endpoint({
  method: 'GET',
  path: '/api/v1/auth/verify-ibp/document/{id}',
  access: 'public',
  tag: 'Auth',
  summary:
    'A document that is checked, for its lawyer, or for the verifier who opened the request; each view is logged',
  params: z.object({ id: rowId }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'rate_limited'],
});

export const decideVerification = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-ibp',
  access: 'public',
  tag: 'Auth',
  summary: 'Approve or reject, once; the lawyer is mailed',
  body: z
    .object({
      token,
      code: code.nullish(),
      decision: z.enum(['approve', 'reject'], { error: COPY.validation.required }),
      reason: optionalText(500),
    })
    .refine((value) => value.decision === 'approve' || value.reason, {
      path: ['reason'],
      message: COPY.validation.required,
    }),
  status: 200,
  response: z.object({
    status: z.enum(['APPROVED', 'REJECTED']),
    display_name: z.string(),
  }),
  errors: [],
});

/** Good standing expires: the check in force, its end, and whether a new IBP ID is required. */
export const standing = z.object({
  checked_at: instant.nullable(),
  check_ends_at: instant.nullable(),
  renewal_due: z.boolean(),
});

const ownVerification = standing
  .extend({
    status: z.enum(VERIFICATION_STATUSES),
    submitted_at: instant.nullable(),
    decided_at: instant.nullable(),
    reason: z.string().nullable(),
    roll_number: z.string(),
    ibp_number: z.string(),
    documents: z.array(identityDocument),
  })
  .meta({ id: 'OwnVerification' });
export type OwnVerification = z.output<typeof ownVerification>;

export const getOwnVerification = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/verification',
  access: 'lawyer',
  tag: 'Lawyer profile',
  summary: 'State of the own verification',
  status: 200,
  response: ownVerification,
  errors: [],
});

export const bothIdsInput = z.object({
  government_id: file,
  ibp_id: file,
  roll_number: rollNumber.optional(),
  ibp_number: ibpNumber.optional(),
});

/** While a check is valid, the IBP ID is enough to renew it. */
export const resubmissionInput = bothIdsInput.partial({ government_id: true });

export const resubmitDocuments = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/verification',
  access: 'lawyer',
  tag: 'Lawyer profile',
  summary:
    'Hand in IDs again: after a rejection, an ended check, or to renew one that is a year old',
  body: resubmissionInput,
  bodyKind: 'multipart',
  maxFileBytes: 2 * MAX_ID_BYTES,
  status: 201,
  response: ownVerification,
  errors: ['bad_transition', 'too_many_pixels'],
});
