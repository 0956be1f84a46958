import * as z from 'zod';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  id,
  instant,
  missingOr,
  optionalPhone,
  optionalText,
  optionalZone,
  page,
  paged,
  rowId,
} from '@/lib/contract/platform/fields';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import {
  FOLLOW_UP_NOTE_MAX,
  FOLLOW_UP_STATES,
  FOLLOW_UP_TIMES,
} from '@/lib/domain/meetings/follow-up';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';
import { createMeeting } from './meetings';

const tag = 'Follow-ups';

const person = z.object({ _id: id, display_name: z.string(), picture_url: z.string().nullable() });

/** One to three times that a lawyer offers to a client at a price. None is held before it is chosen. */
export const followUp = z
  .object({
    _id: id,
    state: z.enum(FOLLOW_UP_STATES),
    meeting_id: id,
    lawyer: person,
    client: person,
    /** `open`: available now; false once it is booked by another client. */
    times: z.array(z.object({ start_time: instant, open: z.boolean() })),
    duration,
    type: z.enum(MEETING_TYPES),
    /** Price of the offer; 0 is free. */
    price: centavos,
    platform_fee: centavos,
    total: centavos,
    note: z.string().nullable(),
    phone: z.string().nullable(),
    created_at: instant,
    expires_at: instant,
    /** The lawyer cannot be booked now: hidden, suspended, or the ID check has expired. */
    is_listed: z.boolean(),
    booked: z
      .object({ meeting_id: id, start_time: instant, hold_expires_at: instant.nullable() })
      .nullable(),
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.output<typeof followUp>;

const price = z
  .int({ error: missingOr(FIELD_COPY.price) })
  .refine((value) => value === 0 || (value >= MIN_PRICE && value <= MAX_PRICE), FIELD_COPY.price);

export const followUpInput = z
  .object({
    client_id: rowId,
    /** The meeting it follows; default is the latest confirmed one of the two. */
    meeting_id: rowId.optional(),
    start_times: z
      .array(instant)
      .min(1, FIELD_COPY.followUpTimes)
      .max(FOLLOW_UP_TIMES, fill(FIELD_COPY.followUpTooMany, { max: FOLLOW_UP_TIMES }))
      .refine(
        (all) => new Set(all.map((one) => Date.parse(one))).size === all.length,
        FIELD_COPY.followUpTwice,
      ),
    duration,
    type: z.enum(MEETING_TYPES),
    /** Centavos; 0 is free. */
    price,
    /** Shown to the client in the portal only; never in mail. */
    note: optionalText(FOLLOW_UP_NOTE_MAX),
  })
  .meta({ id: 'FollowUpInput' });

export const offerFollowUp = endpoint({
  method: 'POST',
  path: '/api/v1/follow-ups',
  access: 'lawyer',
  tag,
  summary: 'Offer a client one to three times at a price; none of them is held',
  body: followUpInput,
  idempotent: true,
  status: 201,
  response: followUp,
  errors: ['not_found', 'schedule_conflict', 'bad_transition', 'rate_limited'],
});

export const listFollowUps = endpoint({
  method: 'GET',
  path: '/api/v1/follow-ups',
  access: 'user',
  tag,
  summary:
    'Follow-ups that were offered after a meeting or, for the lawyer, to a client; the newest first',
  query: z
    .object({ meeting_id: rowId.optional(), client_id: rowId.optional(), page })
    .refine(({ meeting_id, client_id }) => meeting_id ?? client_id, {
      path: ['meeting_id'],
      error: COPY.validation.required,
    }),
  status: 200,
  response: paged(followUp),
  errors: [],
});

const params = z.object({ id: rowId });

export const withdrawFollowUp = endpoint({
  method: 'PUT',
  path: '/api/v1/follow-ups/{id}/withdraw',
  access: 'lawyer',
  tag,
  summary:
    'Take an offer back; a time that its client holds stays until it is paid or the hold ends',
  params,
  status: 200,
  response: followUp,
  errors: ['not_found', 'bad_transition'],
});

export const chosenTime = z
  .object({
    start_time: instant,
    time_zone: optionalZone,
    payment_method: paymentMethod.optional(),
    expected_total: centavos,
    phone: optionalPhone,
    /** Consent that the lawyer may read again the texts of the earlier meeting. */
    consent: z.literal(true, { error: FIELD_COPY.consent }),
  })
  .meta({ id: 'FollowUpChoice' });

export const bookFollowUp = endpoint({
  method: 'POST',
  path: '/api/v1/follow-ups/{id}/meeting',
  access: 'customer',
  tag,
  summary: 'Choose one of the offered times: holds it and starts its payment, as a booking does',
  params,
  body: chosenTime,
  idempotent: true,
  status: 201,
  response: createMeeting.response,
  errors: [
    'price_changed',
    'idempotency_mismatch',
    'not_found',
    'schedule_conflict',
    'bad_transition',
    'payment_method_unavailable',
    'meeting_limit',
    'rate_limited',
  ],
});
