import * as z from 'zod';
import { optionalPersonName, personName } from '@/lib/contract/accounts/fields';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';
import { GUEST_NAME_LENGTH, GUEST_RELATIONS } from '@/lib/domain/meetings/guests';

const tag = 'Guests of a video meeting';

export const meetingGuest = z
  .object({
    relation: z.enum(GUEST_RELATIONS),
    /** As entered by the guest, else by the client; null where neither gave one, and after names are erased. */
    name: z.string().nullable(),
    invited_at: instant,
    accepted_at: instant.nullable(),
    /** The link for the client to share, while it is valid; null for all others. */
    url: z.string().nullable(),
  })
  .meta({ id: 'MeetingGuest' });
export type MeetingGuest = z.output<typeof meetingGuest>;

const params = z.object({ id: rowId });

export const guestInput = z
  .object({
    relation: z.enum(GUEST_RELATIONS),
    name: optionalPersonName(GUEST_NAME_LENGTH),
    consent: z.literal(true, { error: FIELD_COPY.consent }),
  })
  .meta({ id: 'GuestInput' });
export type GuestInput = z.input<typeof guestInput>;

export const inviteGuest = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/guest',
  access: 'customer',
  tag,
  summary:
    'Invite one guest or interpreter to a video meeting; again changes who it is and keeps the link',
  params,
  body: guestInput,
  status: 200,
  response: meetingGuest,
  errors: ['bad_transition', 'too_late', 'meeting_cancelled', 'rate_limited'],
});

export const renewGuestLink = endpoint({
  method: 'POST',
  path: '/api/v1/meeting/{id}/guest',
  access: 'customer',
  tag,
  summary:
    'Another link for the same guest, which one browser can open; the one before, and the browser that opened it, are let in no more',
  params,
  status: 200,
  response: meetingGuest,
  errors: ['bad_transition', 'too_late', 'meeting_cancelled', 'rate_limited'],
});

export const withdrawGuest = endpoint({
  method: 'DELETE',
  path: '/api/v1/meeting/{id}/guest',
  access: 'customer',
  tag,
  summary: 'Take the invitation back; the guest leaves the call at once. May be repeated',
  params,
  status: 204,
  errors: [],
});

/** The meeting as the guest sees it: nothing of the case, and the client by first name and initial. */
export const guestMeeting = z
  .object({
    meeting_id: id,
    client_name: z.string(),
    lawyer_name: z.string(),
    start_time: instant,
    end_time: instant,
    opens_at: instant,
    closes_at: instant,
    state: z.enum(['early', 'open', 'over', 'cancelled']),
  })
  .meta({ id: 'GuestMeeting' });
export type GuestMeeting = z.output<typeof guestMeeting>;

const token = z.string().min(1).max(200);

export const getGuestLink = endpoint({
  method: 'PUT',
  path: '/api/v1/guest',
  access: 'public',
  tag,
  summary:
    'Read what a guest’s link invites to; changes nothing, and keeps the token out of addresses',
  body: z.object({ token }),
  status: 200,
  response: guestMeeting,
  errors: ['not_found', 'rate_limited'],
});

export const guestEntryInput = z
  .object({
    token,
    name: personName(GUEST_NAME_LENGTH),
    /** Consent to keep the conversation confidential, and to the recording of name and times. */
    agreed: z.literal(true, { error: FIELD_COPY.consent }),
  })
  .meta({ id: 'GuestEntryInput' });

export const guestEntryForm = guestEntryInput.omit({ token: true });
export type GuestEntryForm = z.input<typeof guestEntryForm>;

export const enterAsGuest = endpoint({
  method: 'POST',
  path: '/api/v1/guest',
  access: 'public',
  tag,
  summary:
    'Agree as the guest; sets the cookie that lets this browser, the first one, into the call of that meeting',
  body: guestEntryInput,
  status: 200,
  response: guestMeeting,
  errors: ['not_found', 'bad_transition', 'too_late', 'meeting_cancelled', 'rate_limited'],
});

export const getGuestMeeting = endpoint({
  method: 'GET',
  path: '/api/v1/guest/{id}',
  access: 'public',
  tag,
  summary: 'The meeting that this browser is a guest of, by its cookie',
  params,
  status: 200,
  response: guestMeeting.extend({ name: z.string() }),
  errors: ['rate_limited'],
});
