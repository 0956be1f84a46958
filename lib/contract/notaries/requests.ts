import * as z from 'zod';
import { present } from '@/lib/clock';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  clock,
  dayKey,
  id,
  instant,
  optionalText,
  page,
  paged,
  phoneOr,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import * as limits from '@/lib/domain/notaries/limits';
import { DAY_PARTS, REQUEST_STATUSES } from '@/lib/domain/notaries/request';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';

const tag = 'Notarial services';
const { required } = COPY.validation;

const shared = {
  _id: id,
  status: z.enum(REQUEST_STATUSES),
  service: z.string(),
  day: dayKey,
  /** Null for any time of the day. */
  part_of_day: z.enum(DAY_PARTS).nullable(),
  /** Empty for none. */
  message: z.string(),
  phone: z.string(),
  answer: z.string().nullable(),
  created_at: instant,
  answered_at: instant.nullable(),
  /** The appointment, once the request is accepted; null also for one accepted before there was an hour. */
  start_time: instant.nullable(),
};

export const receivedRequest = z
  .object({
    ...shared,
    client: z.object({ display_name: z.string(), picture_url: z.string().nullable() }),
    seen: z.boolean(),
  })
  .meta({ id: 'ReceivedNotaryRequest' });
export type ReceivedRequest = z.output<typeof receivedRequest>;

export const sentRequest = z
  .object({
    ...shared,
    notary: z.object({
      _id: id,
      display_name: z.string(),
      picture_url: z.string().nullable(),
      office_address: z.string(),
      phone: z.string(),
      listed: z.boolean(),
    }),
  })
  .meta({ id: 'SentNotaryRequest' });
export type SentRequest = z.output<typeof sentRequest>;

export const requestInput = z
  .object({
    service: text(limits.SERVICE_NAME_MAX, FIELD_COPY.requestService),
    day: z.iso.date({ error: FIELD_COPY.requestDay }).superRefine((day, context) => {
      const today = manilaDayNumber(present());
      const add = (message: string) => context.addIssue({ code: 'custom', message });
      if (day < manilaDayKey(today)) add(FIELD_COPY.pastDay);
      else if (day > manilaDayKey(today + limits.REQUEST_DAYS))
        add(fill(FIELD_COPY.dayTooFar, { max: limits.REQUEST_DAYS }));
    }),
    part_of_day: z.enum(DAY_PARTS).nullish(),
    message: optionalText(limits.REQUEST_MESSAGE_MAX),
    phone: phoneOr(FIELD_COPY.requestPhone),
  })
  .meta({ id: 'NotaryRequestInput' });
export type RequestInput = z.output<typeof requestInput>;
/** As the form holds it. */
export type RequestText = z.input<typeof requestInput>;

export const requestAppointment = endpoint({
  method: 'POST',
  path: '/api/v1/notary-public/{id}/requests',
  access: 'customer',
  tag,
  summary: 'Ask a notary public for an appointment at the office; three a day',
  params: z.object({ id }),
  body: requestInput,
  idempotent: true,
  status: 201,
  response: sentRequest,
  errors: ['rate_limited'],
});

export const listSentRequests = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/requests/sent',
  access: 'customer',
  tag,
  summary: 'Appointments that the client asked for, the newest first',
  query: z.object({ page }),
  status: 200,
  response: paged(sentRequest),
  errors: [],
});

export const withdrawRequest = endpoint({
  method: 'DELETE',
  path: '/api/v1/notary-public/requests/{id}',
  access: 'customer',
  tag,
  summary: 'Withdraw a request; its notary is told. A repeat changes nothing',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['bad_transition'],
});

export const REQUEST_FILTERS = ['open', 'answered'] as const;

export const listReceivedRequests = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/requests',
  access: 'lawyer',
  tag,
  summary:
    'Appointments that clients ask for: those without an answer by their day, the rest newest first',
  query: z.object({ status: z.enum(REQUEST_FILTERS).default('open'), page }),
  status: 200,
  response: paged(receivedRequest).extend({
    open: z.int(),
    unseen: z.int(),
  }),
  errors: [],
});

export const markRequestsSeen = endpoint({
  method: 'PUT',
  path: '/api/v1/notary-public/requests/seen',
  access: 'lawyer',
  tag,
  summary: 'Mark every request as seen; idempotent',
  status: 204,
  errors: [],
});

export const answerInput = z
  .object({
    answer: z.enum(['accept', 'decline'], { error: required }),
    note: optionalText(limits.ANSWER_MAX),
    /** Manila time on the day asked for; with `accept` only. */
    time: clock.optional(),
  })
  .refine(({ answer, time }) => answer === 'decline' || time, { path: ['time'], message: required })
  .refine(({ answer, note }) => answer === 'accept' || note, { path: ['note'], message: required })
  .meta({ id: 'NotaryRequestAnswer' });
export type AnswerInput = z.output<typeof answerInput>;

export const answerRequest = endpoint({
  method: 'PUT',
  path: '/api/v1/notary-public/requests/{id}',
  access: 'lawyer',
  tag,
  summary: 'Accept a request at an hour, or decline it, once; its client is mailed',
  params: z.object({ id: rowId }),
  body: answerInput,
  status: 200,
  response: receivedRequest,
  errors: ['bad_transition'],
});

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/v1/notary-public/appointments',
  access: 'lawyer',
  member: ['calendar'],
  tag,
  summary: 'Own accepted appointments with an hour that touch a span, the earliest first',
  query: z.object({ from: instant, to: instant }),
  status: 200,
  response: z.object({
    results: z.array(
      z
        .object({ _id: id, client: z.string(), start_time: instant, end_time: instant })
        .meta({ id: 'NotaryAppointment' }),
    ),
  }),
  errors: [],
});
export type NotaryAppointment = z.output<typeof listAppointments.response>['results'][number];
