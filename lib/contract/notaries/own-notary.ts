import * as z from 'zod';
import { CITY_SLUGS } from '@/lib/catalogue/cities';
import { present } from '@/lib/clock';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { clock, dayKey, file, id, instant, phone, text } from '@/lib/contract/platform/fields';
import { VERIFICATION_STATUSES } from '@/lib/domain/lawyers/verification';
import { isCommissionEnd, isCommissionOver } from '@/lib/domain/notaries/commission';
import { NOTARY_PARTS } from '@/lib/domain/notaries/completeness';
import * as limits from '@/lib/domain/notaries/limits';
import { areApart } from '@/lib/domain/notaries/office-hours';
import { MAX_ID_BYTES, MAX_PICTURE_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { minuteOfClock } from '@/lib/domain/platform/time';
import { notaryService, officeHours } from './notaries';

const access = 'lawyer';
const tag = 'Notarial services';
const { required } = COPY.validation;

const approvedCommission = z
  .object({
    city: z.string(),
    commission_number: z.string(),
    commission_territory: z.string(),
    commission_valid_until: dayKey,
    approved_at: instant,
  })
  .meta({ id: 'ApprovedCommission' });

export const ownNotary = z
  .object({
    _id: id,
    display_name: z.string(),
    picture_url: z.string().nullable(),
    /** The latest submitted document, while stored; for its notary and the verifier only. */
    notarial_commission_doc_url: z.string().nullable(),
    /** Slug of the catalogue; empty until filled in, like the texts below. */
    city: z.string(),
    province: z.string(),
    office_address: z.string(),
    phone: z.string(),
    commission_number: z.string(),
    commission_territory: z.string(),
    commission_valid_until: dayKey.nullable(),
    services: z.array(notaryService),
    office_hours: z.array(officeHours),
    /** The notary's choice. The profile is listed when nothing is missing. */
    is_public: z.boolean(),
    listed: z.boolean(),
    missing: z.array(z.enum(NOTARY_PARTS)),
    /** The check of the commission as now stated; NONE when no document was submitted for it. */
    check: z.object({
      status: z.enum(VERIFICATION_STATUSES),
      submitted_at: instant.nullable(),
      reason: z.string().nullable(),
    }),
    /** The last approved commission, also an expired one; it remains in force while another is checked. */
    approved: approvedCommission.nullable(),
    /** Days from today to its last day, negative once it is over. */
    days_left: z.int().nullable(),
  })
  .meta({ id: 'OwnNotary' });
export type OwnNotary = z.output<typeof ownNotary>;

export const getOwnNotary = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/private',
  access,
  tag,
  summary:
    'The own notary profile, what is missing before people find it, and how its check stands',
  status: 200,
  response: ownNotary,
  errors: [],
});

const service = z.object({
  name: text(limits.SERVICE_NAME_MAX),
  price: z
    .int({ error: required })
    .min(limits.FEE_MIN, FIELD_COPY.price)
    .max(limits.FEE_MAX, FIELD_COPY.price),
});

const hours = z
  .object({ day: z.int().min(0).max(6), open: clock, close: clock })
  .refine(({ open, close }) => minuteOfClock(close) > minuteOfClock(open), {
    path: ['close'],
    message: FIELD_COPY.endBeforeStart,
  });

export const notaryInput = z
  .object({
    city: z.enum(CITY_SLUGS as [string, ...string[]], { error: required }),
    office_address: text(limits.OFFICE_ADDRESS_MAX),
    phone,
    commission_number: text(limits.COMMISSION_NUMBER_MAX),
    commission_territory: text(limits.TERRITORY_MAX),
    commission_valid_until: z.iso
      .date({ error: required })
      .refine((day) => isCommissionEnd(day, present()), FIELD_COPY.commissionEnd)
      .refine((day) => !isCommissionOver(day, present()), FIELD_COPY.commissionOver),
    services: z
      .array(service, { error: required })
      .min(1, required)
      .max(limits.SERVICES_MAX, fill(FIELD_COPY.tooManyEntries, { max: limits.SERVICES_MAX })),
    office_hours: z
      .array(hours, { error: required })
      .min(1, required)
      .max(limits.HOURS_MAX, fill(FIELD_COPY.tooManyEntries, { max: limits.HOURS_MAX }))
      .refine((all) => areApart(all.map(minutesOf)), FIELD_COPY.officeHoursOverlap),
  })
  .meta({ id: 'NotaryInput' });
export type NotaryInput = z.output<typeof notaryInput>;

export function minutesOf({ day, open, close }: z.output<typeof officeHours>) {
  return { day, startMinute: minuteOfClock(open), endMinute: minuteOfClock(close) };
}

export const saveNotary = endpoint({
  method: 'PUT',
  path: '/api/v1/notary-public',
  access,
  tag,
  summary:
    'Save office, hours, fees and the commission; what was approved stands until another is approved or it ends',
  body: notaryInput,
  status: 200,
  response: ownNotary,
  errors: ['rate_limited'],
});

export const setNotaryPicture = endpoint({
  method: 'POST',
  path: '/api/v1/notary-public/picture',
  access,
  tag,
  summary: 'Set the picture of the notary profile; without one the picture of the account is shown',
  body: z.object({ picture: z.array(z.file()).length(1, FIELD_COPY.onePicture) }),
  bodyKind: 'multipart',
  maxFileBytes: MAX_PICTURE_BYTES,
  status: 201,
  response: z.object({ picture_url: z.string() }),
  errors: ['too_many_pixels'],
});

const docPath = '/api/v1/notary-public/notarial-commission-doc';

export const setCommissionDocument = endpoint({
  method: 'POST',
  path: docPath,
  access,
  tag,
  summary:
    'Hand in the document of the commission as JPEG, PNG or PDF; the verifier checks it against what is stated',
  body: z.object({ notarial_commission_doc: file }),
  bodyKind: 'multipart',
  maxFileBytes: MAX_ID_BYTES,
  status: 201,
  response: z.object({ picture_url: z.string(), notarial_commission_doc_url: z.string() }),
  errors: ['bad_transition', 'too_many_pixels'],
});

export const removeCommissionDocument = endpoint({
  method: 'DELETE',
  path: docPath,
  access,
  tag,
  summary:
    'Delete the stored document; a check that waits for it is withdrawn. A repeat changes nothing',
  status: 204,
  errors: [],
});

export const toggleNotaryVisibility = endpoint({
  method: 'PUT',
  path: '/api/v1/notary-public/toggle-visibility',
  access,
  tag,
  summary: 'Show the notary profile or hide it: it is turned around',
  idempotent: true,
  status: 200,
  response: ownNotary,
  errors: ['bad_transition'],
});
