import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { MEETING_STATUSES, MEETING_TYPES } from '@/lib/domain/meetings/meeting';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/payments/payment';
import { WORK_ITEM_STATUSES } from '@/lib/domain/work-items/work-item';

const access = 'admin';
const tag = 'Administration';

const person = z.object({ _id: id, name: z.string() });
const people = { client: person, lawyer: person };

/** Without subject or description, which are confidential between client and lawyer. */
export const meetingRecord = z
  .object({
    _id: id,
    ...people,
    status: z.enum(MEETING_STATUSES),
    type: z.enum(MEETING_TYPES),
    start_time: instant,
    end_time: instant,
    /** Including the platform's fee. */
    total: centavos,
    created_at: instant,
  })
  .meta({ id: 'AdminMeetingRecord' });
export type MeetingRecord = z.output<typeof meetingRecord>;

export const agreementRecord = z
  .object({
    _id: id,
    ...people,
    status: z.enum(WORK_ITEM_STATUSES),
    title: z.string(),
    price: centavos,
    created_at: instant,
    accepted_at: instant.nullable(),
    completed_at: instant.nullable(),
  })
  .meta({ id: 'AdminAgreementRecord' });
export type AgreementRecord = z.output<typeof agreementRecord>;

export const paymentRecord = z
  .object({
    _id: id,
    reference: z.string(),
    ...people,
    about: z.object({ kind: z.enum(['meeting', 'agreement']), _id: id }),
    status: z.enum(PAYMENT_STATUSES),
    method: z.enum(PAYMENT_METHODS).nullable(),
    total: centavos,
    /** Amount received; null before the payment arrives. */
    received: centavos.nullable(),
    refunded: centavos,
    /** Released to the lawyer, before tax, less what was given back afterwards; 0 before the release. */
    released: centavos,
    gateway: z.string(),
    gateway_payment: z.string().nullable(),
    checkout: z.string().nullable(),
    created_at: instant,
    paid_at: instant.nullable(),
  })
  .meta({ id: 'AdminPaymentRecord' });
export type PaymentRecord = z.output<typeof paymentRecord>;

const list = {
  method: 'GET',
  access,
  tag,
  params: z.object({ id: rowId }),
  query: z.object({
    only: rowId.optional(),
    page,
  }),
  status: 200,
  errors: [],
} as const;

const ofPerson = <T extends z.ZodType>(record: T) => paged(record).extend({ name: z.string() });

export const listMeetingsOfUser = endpoint({
  ...list,
  path: '/api/v1/admin/users/{id}/meetings',
  summary: 'Meetings of a person, on either side, the latest first; each view is in the audit log',
  response: ofPerson(meetingRecord),
});

export const listAgreementsOfUser = endpoint({
  ...list,
  path: '/api/v1/admin/users/{id}/agreements',
  summary:
    'Agreements of a person, on either side, the newest first; each view is in the audit log',
  response: ofPerson(agreementRecord),
});

export const listPaymentsOfUser = endpoint({
  ...list,
  path: '/api/v1/admin/users/{id}/payments',
  summary:
    'Payments by a person and for their work, the newest first; each view is in the audit log',
  response: ofPerson(paymentRecord),
});
