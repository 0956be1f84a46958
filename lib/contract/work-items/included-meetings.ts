import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, rowId } from '@/lib/contract/platform/fields';
import { includedMeeting, includedMeetingInput, tag } from './work-items';

export const addIncludedMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/work-items/{id}/meetings',
  access: 'lawyer',
  tag,
  summary: 'Include another meeting; before it is accepted this makes a new version',
  params: z.object({ id: rowId }),
  body: includedMeetingInput,
  idempotent: true,
  status: 201,
  response: z.object({ _id: id }),
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});

export const changeIncludedMeeting = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/meetings/{childId}',
  access: 'lawyer',
  tag,
  summary: 'Change an included meeting that has no time yet',
  params: z.object({ id: rowId, childId: rowId }),
  body: includedMeetingInput,
  status: 200,
  response: includedMeeting,
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});
