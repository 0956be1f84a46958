import * as z from 'zod';
import { present } from '@/lib/clock';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { dayKey, id, instant, rowId } from '@/lib/contract/platform/fields';
import { PARTS_OF_DAY, WAITLIST_DAYS } from '@/lib/domain/meetings/waitlist';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';

const tag = 'Waitlist';

const wanted = {
  /** First and last day, in Manila. */
  from: dayKey,
  to: dayKey,
  part_of_day: z.enum(PARTS_OF_DAY),
  duration,
};

export const waitlistEntry = z
  .object({
    _id: id,
    lawyer: z.object({
      _id: id,
      display_name: z.string(),
      picture_url: z.string().nullable(),
    }),
    ...wanted,
    joined_at: instant,
    /** Whether clients can see and book the lawyer now; otherwise nothing is offered. */
    bookable: z.boolean(),
  })
  .meta({ id: 'WaitlistEntry' });
export type WaitlistEntry = z.output<typeof waitlistEntry>;

const typedDay = z.iso.date({ error: COPY.validation.required });

export const waitlistForm = z
  .object({
    from: typedDay,
    to: typedDay,
    part_of_day: z.enum(PARTS_OF_DAY).default('any'),
    duration: duration.default(30),
  })
  .superRefine(({ from, to }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const today = manilaDayNumber(present());
    if (to < manilaDayKey(today)) add('to', FIELD_COPY.pastDay);
    else if (to < from) add('to', FIELD_COPY.lastDayBeforeFirst);
    else if (to > manilaDayKey(today + WAITLIST_DAYS))
      add('to', fill(FIELD_COPY.dayTooFar, { max: WAITLIST_DAYS }));
  });
export type WaitlistForm = z.input<typeof waitlistForm>;

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist',
  access: 'customer',
  tag,
  summary: 'Wait for a time of a lawyer that becomes free; again with the same lawyer replaces it',
  body: waitlistForm.safeExtend({ lawyer_id: id }).meta({ id: 'WaitlistInput' }),
  status: 201,
  response: waitlistEntry,
  errors: ['not_found', 'waitlist_limit', 'rate_limited'],
});

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/v1/waitlist',
  access: 'customer',
  tag,
  summary: 'What the caller waits for, the first joined first',
  status: 200,
  response: z.object({ results: z.array(waitlistEntry) }),
  errors: [],
});
export type Waitlist = z.output<typeof listWaitlist.response>;

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/v1/waitlist/{id}',
  access: 'customer',
  tag,
  summary: 'Wait no longer',
  params: z.object({ id: rowId }),
  status: 204,
  errors: [],
});

const token = z.string().min(1).max(200);

export const getWaitlistLink = endpoint({
  method: 'PUT',
  path: '/api/v1/waitlist/leave',
  access: 'public',
  tag,
  summary:
    'Read what the link of a mail would end; changes nothing, and keeps the token out of addresses',
  body: z.object({ token }),
  status: 200,
  response: z.object({ lawyer: z.object({ _id: id, display_name: z.string() }), ...wanted }),
  errors: ['not_found', 'rate_limited'],
});
export type WaitlistLink = z.output<typeof getWaitlistLink.response>;

export const leaveByLink = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/leave',
  access: 'public',
  tag,
  summary: 'Wait no longer, by the link of a mail and without a session; may be repeated',
  body: z.object({ token }),
  status: 204,
  errors: ['not_found', 'rate_limited'],
});
