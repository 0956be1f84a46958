import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { rowId } from '@/lib/contract/platform/fields';

export const getMeetingCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/calendar',
  access: 'user',
  member: ['meetings'],
  tag: 'Meetings',
  summary: 'The calendar entry (RFC 5545) of a meeting that was confirmed, for its two people',
  params: z.object({ id: rowId }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'bad_transition'],
});
