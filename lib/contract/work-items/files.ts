import * as z from 'zod';
import { addMeetingFiles, meetingFile } from '@/lib/contract/meetings/meetings';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { rowId } from '@/lib/contract/platform/fields';

const access = 'user';
const tag = 'Work items';

export const workItemFile = meetingFile.meta({ id: 'WorkItemFile' });
export type WorkItemFile = z.output<typeof workItemFile>;

export const addWorkItemFiles = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/files',
  access,
  member: ['files'],
  tag,
  summary: 'Attach files; answers with all files of the agreement',
  params: z.object({ id: rowId }),
  body: addMeetingFiles.body,
  bodyKind: 'multipart',
  status: 200,
  response: z.object({ files: z.array(workItemFile) }),
  errors: ['bad_transition'],
});

const fileParams = z.object({ id: rowId, childId: rowId });

export const getWorkItemFile = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/file/{childId}',
  access,
  member: ['files'],
  tag,
  summary: 'Download a file, for the two people of the agreement',
  params: fileParams,
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const deleteWorkItemFile = endpoint({
  method: 'DELETE',
  path: '/api/v1/work-items/{id}/file/{childId}',
  access,
  member: ['files'],
  tag,
  summary: 'Remove an own file',
  params: fileParams,
  status: 204,
  errors: ['not_found', 'bad_transition'],
});
