import * as z from 'zod';
import { optionalPersonName } from '@/lib/contract/accounts/fields';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { paymentMethod, paymentStatus, refundAccountState } from '@/lib/contract/payments/payments';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  id,
  instant,
  optionalPhone,
  optionalText,
  optionalZone,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import { ABSENCE_STATES } from '@/lib/domain/meetings/attendance/absence';
import { CONFLICT_STATES } from '@/lib/domain/meetings/conflicts/conflict';
import { ATTENDEE_RELATIONS, GUEST_NAME_LENGTH } from '@/lib/domain/meetings/guests';
import {
  MEETING_FILTERS,
  MEETING_PERIODS,
  MEETING_STATUSES,
  MEETING_TYPES,
} from '@/lib/domain/meetings/meeting';
import { MAX_FILES } from '@/lib/domain/platform/files/upload-limits';
import { meetingAssociate } from './associates';
import { comment } from './comments';
import { meetingGuest } from './guests';
import { declineInput, declineReason } from './hand-overs';
import { review } from './reviews';

const tag = 'Meetings';

export const meetingFile = z
  .object({
    _id: id,
    name: z.string(),
    size: z.int(),
    content_type: z.string(),
    url: z.string(),
    mine: z.boolean(),
    /**
     * The reader may remove it, while files may be changed: a lawyer any file the practice added, a member only their
     * own.
     */
    can_remove: z.boolean(),
  })
  .meta({ id: 'MeetingFile' });
export type MeetingFile = z.output<typeof meetingFile>;

const person = z.object({ _id: id, display_name: z.string(), picture_url: z.string().nullable() });

/** A client's report that the lawyer of a phone meeting did not call; texts are null once an account is deleted. */
export const meetingAbsence = z
  .object({
    state: z.enum(ABSENCE_STATES),
    details: z.string().nullable(),
    reported_at: instant,
    answer_until: instant,
    answer: z.string().nullable(),
    answered_at: instant.nullable(),
    decision: z.string().nullable(),
    decided_at: instant.nullable(),
    /** Both were in the call and it could not be connected: refunded at once, and no one counts as absent. */
    unconnected: z.boolean(),
  })
  .meta({ id: 'MeetingAbsence' });
export type MeetingAbsence = z.output<typeof meetingAbsence>;

export const meeting = z
  .object({
    _id: id,
    status: z.enum(MEETING_STATUSES),
    type: z.enum(MEETING_TYPES),
    start_time: instant,
    end_time: instant,
    duration: z.int(),
    /** The client's number, for a PHONE meeting: to the client always, to the lawyer around the call (docs/contract/meetings.md). */
    phone: z.string().nullable(),
    /** “Meeting” for a member of the practice without the right `meetings`. */
    subject: z.string(),
    /** Null for its lawyer before the conflict check, when the client's files are left out too. */
    description: z.string().nullable(),
    other_party: z.string().nullable(),
    conflict_check: z
      .object({ state: z.enum(CONFLICT_STATES), checked_at: instant.nullable() })
      .nullable(),
    /** The attendee, where the client booked for another person, and their relation to the client. */
    attendee_name: z.string().nullable(),
    relation: z.enum(ATTENDEE_RELATIONS).nullable(),
    guest: meetingGuest.nullable(),
    /** The associate the lawyer asked last, with the client's answer. */
    associate: meetingAssociate.nullable(),
    lawyer: person.extend({
      is_listed: z.boolean(),
      area_of_practice: z.string().nullable(),
    }),
    client: person,
    payment: z.object({
      status: paymentStatus.nullable(),
      method: paymentMethod.nullable(),
      price: centavos,
      platform_fee: centavos,
      total: centavos,
      refunded: centavos,
      /** Paid by somebody whom the client asked, so that refunds go there; to the client alone. */
      by_payer: z.boolean(),
    }),
    refund_account: refundAccountState.nullable(),
    files: z.array(meetingFile),
    /** The newest 50 in chronological order; left out of lists. */
    comments: z.array(comment).optional(),
    unread_comments: z.int(),
    can_comment: z.boolean(),
    review: review.nullable(),
    hold_expires_at: instant.nullable(),
    refund_deadline: instant,
    /** The payment's `/checkout?ref=`, for the client of a held meeting. */
    checkout_url: z.string().nullable(),
    /** Link by which somebody else can pay, for the client of a held meeting. */
    payer_url: z.string().nullable(),
    cancelled_by: z.enum(['CLIENT', 'LAWYER', 'SYSTEM']).nullable(),
    cancel_reason: z.string().nullable(),
    /** Where its lawyer declined it; null for every other end. */
    decline_reason: declineReason.nullable(),
    can_cancel: z.boolean(),
    /** Centavos refunded if the reader cancels now; null if it is not confirmed or cannot be cancelled. */
    refund_if_cancelled: centavos.nullable(),
    can_reschedule: z.boolean(),
    /**
     * For its client only, and false in lists: both joined and the call could not be connected, so the money is
     * refunded at once, or the meeting gets another time.
     */
    never_connected: z.boolean(),
    /**
     * For its client, of a meeting by video once its call has opened: the lawyer was in the call. Null for others, before,
     * by phone and in lists.
     */
    lawyer_seen: z.boolean().nullable(),
    /**
     * For a lawyer who left the call too early: until when to be in it so as to have come, and when the client is refunded
     * otherwise. Null in lists, and once it no longer helps.
     */
    stay: z.object({ until: instant, refund_at: instant }).nullable(),
    can_invite_guest: z.boolean(),
    can_ask_associate: z.boolean(),
    can_join: z.boolean(),
    /** The latest change of time; texts are null once an account of either side is deleted. */
    last_move: z
      .object({
        by: z.enum(['CLIENT', 'LAWYER']),
        from_time: instant,
        /**
         * Both had joined and the call could not be connected: no one counts as absent, and the payment covers the
         * new time.
         */
        unconnected: z.boolean(),
        reason: z.string().nullable(),
        details: z.string().nullable(),
        moved_at: instant,
      })
      .nullable(),
    /**
     * Minutes both were in the call together; null until it is COMPLETED, for phone meetings, and where they never
     * met in the call.
     */
    call_minutes: z.int().nullable(),
    client_absent: z.boolean(),
    absence: meetingAbsence.nullable(),
    /** The agreement that includes it; the meeting itself then has no payment or refund. */
    work_item_id: id.nullable(),
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.output<typeof meeting>;

export const bookingInput = z.object({
  type: z.enum(MEETING_TYPES),
  phone: optionalPhone,
  subject: text(120),
  description: text(5000),
  other_party: optionalText(200),
  attendee_name: optionalPersonName(GUEST_NAME_LENGTH),
  relation: z
    .union([z.literal('').transform(() => undefined), z.enum(ATTENDEE_RELATIONS)])
    .nullish()
    .transform((value) => value ?? undefined),
  consent: z.literal(true, { error: FIELD_COPY.consent }),
});

export const createMeetingInput = bookingInput
  .extend({
    lawyer_id: id,
    start_time: instant,
    duration,
    /** Zone of the browser, where it differs from Manila's: mails then show both times. */
    time_zone: optionalZone,
    payment_method: paymentMethod.optional(),
    expected_total: centavos,
    free: z.boolean().default(false),
  })
  .superRefine((value, context) => {
    if (value.type === 'PHONE' && !value.phone) {
      context.addIssue({ code: 'custom', path: ['phone'], message: COPY.validation.required });
    }
    if (!value.free && !value.payment_method) {
      context.addIssue({
        code: 'custom',
        path: ['payment_method'],
        message: COPY.validation.required,
      });
    }
  })
  .meta({ id: 'MeetingInput' });
export type CreateMeetingInput = z.input<typeof createMeetingInput>;

export const createMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meeting',
  access: 'customer',
  tag,
  summary: 'Hold a time and start its payment',
  body: createMeetingInput,
  idempotent: true,
  status: 201,
  response: z.object({
    _id: id,
    checkout_url: z.string().nullable(),
    hold_expires_at: instant.nullable(),
    server_time: instant,
  }),
  errors: [
    'price_changed',
    'idempotency_mismatch',
    'not_found',
    'schedule_conflict',
    'payment_method_unavailable',
    'meeting_limit',
    'free_limit',
    'rate_limited',
  ],
});

export type CreatedMeeting = z.output<(typeof createMeeting)['response']>;

export const getMeeting = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}',
  access: 'user',
  member: ['meetings'],
  tag,
  summary: 'A meeting, for its client and its lawyer',
  params: z.object({ id: rowId }),
  status: 200,
  response: meeting,
  errors: ['not_found'],
});

export const meetingPeriod = z.enum(MEETING_PERIODS);

export const MEETING_QUERY_MAX = 100;

export const listMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/meetings',
  access: 'user',
  member: ['calendar', 'meetings'],
  tag,
  summary:
    'Own meetings of a period, of a status, of those that touch a span, or of a search; upcoming unless told',
  query: z.object({
    period: meetingPeriod.optional(),
    status: z.enum(MEETING_STATUSES).optional(),
    from: instant.optional(),
    to: instant.optional(),
    q: z.string().trim().max(MEETING_QUERY_MAX).optional(),
    /** Cancelled; over and without a summary; with unread messages. */
    only: z.enum(MEETING_FILTERS).optional(),
    page,
  }),
  status: 200,
  response: paged(meeting).extend({ total: z.int() }),
  errors: [],
});

export const cancelInput = z
  .object({
    reason: optionalText(500),
    /** The `refund_if_cancelled` the caller saw: if it has changed, nothing happens. */
    expected_refund: centavos.nullable().optional(),
    /** By its lawyer alone. */
    decline: declineInput.optional(),
  })
  .default({ reason: undefined })
  .meta({ id: 'CancelInput' });

export const cancelMeeting = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/cancel',
  access: 'user',
  member: ['meetings'],
  tag,
  summary:
    'Release an unpaid hold, or cancel a confirmed meeting; what goes back follows the refund rule',
  params: z.object({ id: rowId }),
  body: cancelInput,
  status: 200,
  response: meeting,
  errors: ['not_found', 'bad_transition', 'price_changed'],
});

export const rescheduleInput = z
  .object({ start_time: instant, reason: text(120), details: optionalText(1000) })
  .meta({ id: 'RescheduleInput' });

export const rescheduleMeeting = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/reschedule',
  access: 'user',
  member: ['meetings'],
  tag,
  summary:
    'Move a confirmed meeting, or one that could not be connected, to another free time, at the same length and price',
  params: z.object({ id: rowId }),
  body: rescheduleInput,
  status: 200,
  response: meeting,
  errors: ['not_found', 'bad_transition', 'too_late', 'schedule_conflict', 'rate_limited'],
});

export const addMeetingFiles = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/files',
  access: 'user',
  member: ['files'],
  tag,
  summary: 'Attach files; answers with all files of the meeting',
  params: z.object({ id: rowId }),
  body: z.object({
    files: z
      .array(z.file())
      .min(1)
      .max(MAX_FILES, fill(FIELD_COPY.filesTooMany, { max: MAX_FILES })),
    /** `true` keeps the metadata of pictures, such as place and time; otherwise it is removed. */
    keep_original: z.enum(['true', 'false']).default('false'),
  }),
  bodyKind: 'multipart',
  status: 200,
  response: z.object({ files: z.array(meetingFile) }),
  errors: ['bad_transition'],
});

const fileParams = z.object({ id: rowId, childId: rowId });

export const getMeetingFile = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/file/{childId}',
  access: 'user',
  member: ['files'],
  tag,
  summary: 'Download a file, for the two people of the meeting',
  params: fileParams,
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const deleteMeetingFile = endpoint({
  method: 'DELETE',
  path: '/api/v1/meeting/{id}/file/{childId}',
  access: 'user',
  member: ['files'],
  tag,
  summary: 'Remove an own file',
  params: fileParams,
  status: 204,
  errors: ['not_found', 'bad_transition'],
});
