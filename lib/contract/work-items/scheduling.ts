import * as z from 'zod';
import { calendar } from '@/lib/contract/lawyers/lawyers';
import { meeting } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, optionalPhone, optionalZone, rowId } from '@/lib/contract/platform/fields';
import { MEETING_TYPES } from '@/lib/domain/meetings/meeting';

const tag = 'Work items';

/** A time for an included meeting; nothing more is paid for it. */
export const scheduledMeetingInput = z
  .object({
    work_item_meeting_id: rowId,
    start_time: instant,
    time_zone: optionalZone,
    type: z.enum(MEETING_TYPES),
    phone: optionalPhone,
  })
  .superRefine((value, context) => {
    if (value.type !== 'PHONE' || value.phone) return;
    context.addIssue({ code: 'custom', path: ['phone'], message: COPY.validation.required });
  })
  .meta({ id: 'ScheduledMeetingInput' });

export const scheduleMeeting = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/meetings/create',
  access: 'customer',
  tag,
  summary: 'Choose the time of an included meeting',
  params: z.object({ id: rowId }),
  body: scheduledMeetingInput,
  status: 200,
  response: meeting,
  errors: ['not_found', 'bad_transition', 'schedule_conflict', 'rate_limited'],
});

export const getIncludedMeetingTimes = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/meetings/{childId}/times',
  access: 'customer',
  tag,
  summary: 'The open times for an included meeting, each with its length alone',
  params: z.object({ id: rowId, childId: rowId }),
  status: 200,
  response: z.object({ calendar }),
  errors: ['not_found', 'bad_transition'],
});
