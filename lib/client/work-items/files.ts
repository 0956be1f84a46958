import { upload } from '@/lib/client/media/upload';
import { filesFailure } from '@/lib/client/meetings/file-refusals';
import type { FilesKind } from '@/lib/client/meetings/files';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { addWorkItemFiles, deleteWorkItemFile } from '@/lib/contract/work-items/files';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemKeys } from './queries';

export const AGREEMENT_FILES_FAILURE: MessageRow = filesFailure('agreement');

export const agreementFiles: FilesKind = {
  send: (id, file, { keepOriginal, ...options }) => {
    const body = { files: [file], keep_original: keepOriginal ? ('true' as const) : undefined };
    return upload(addWorkItemFiles, { params: { id }, body }, options);
  },
  remove: (id, fileId) => call(deleteWorkItemFile, { params: { id, childId: fileId } }),
  change: (queries, id, change) =>
    queries.setQueryData<WorkItem>(workItemKeys.detail(id), (item) =>
      item ? { ...item, files: change(item.files) } : item,
    ),
  failure: AGREEMENT_FILES_FAILURE,
};
