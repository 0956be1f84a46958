import 'server-only';
import type { WorkItemFile } from '@/lib/contract/work-items/files';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { FileRow } from './store';

/** A file's entry; the link downloads it. */
export function serializeFile(file: FileRow, { userId }: Party): WorkItemFile {
  return {
    ...{ _id: file.id, name: file.name, size: file.size, content_type: file.contentType },
    url: `/api/v1/work-items/${file.workItemId}/file/${file.id}`,
    mine: file.ownerId === userId,
  };
}
