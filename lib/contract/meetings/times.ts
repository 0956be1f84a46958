import * as z from 'zod';
import { calendar } from '@/lib/contract/lawyers/lawyers';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, rowId } from '@/lib/contract/platform/fields';

export const meetingTimes = z
  .object({
    /** Lengths are limited to that of the meeting. */
    calendar,
    /**
     * The start that the refund counts from (docs/contract/meetings.md), so that a page can show the effect of a time
     * before it is chosen.
     */
    earliest_start: instant,
    refund_grace_until: instant.nullable(),
  })
  .meta({ id: 'MeetingTimes' });
export type MeetingTimes = z.output<typeof meetingTimes>;

export const getMeetingTimes = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/times',
  access: 'user',
  member: ['meetings'],
  tag: 'Meetings',
  summary: 'The times to which the reader can move a meeting now',
  params: z.object({ id: rowId }),
  status: 200,
  response: meetingTimes,
  errors: ['not_found', 'bad_transition', 'too_late'],
});
