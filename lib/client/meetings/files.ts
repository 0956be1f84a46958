import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { upload } from '@/lib/client/media/upload';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import {
  addMeetingFiles,
  deleteMeetingFile,
  type Meeting,
  type MeetingFile,
} from '@/lib/contract/meetings/meetings';
import { MEETING_FILES_FAILURE } from './file-refusals';
import { meetingKeys } from './meetings';
import type { SendFile } from './upload-queue';

export interface FilesKind {
  readonly send: SendFile;
  readonly remove: (id: string, fileId: string) => Promise<unknown>;
  readonly change: (
    queries: QueryClient,
    id: string,
    change: (files: MeetingFile[]) => MeetingFile[],
  ) => void;
  readonly failure: MessageRow;
}

export const meetingFiles: FilesKind = {
  send: (id, file, { keepOriginal, ...options }) => {
    const body = { files: [file], keep_original: keepOriginal ? ('true' as const) : undefined };
    return upload(addMeetingFiles, { params: { id }, body }, options);
  },
  remove: (id, fileId) => call(deleteMeetingFile, { params: { id, childId: fileId } }),
  change: (queries, id, change) =>
    queries.setQueryData<Meeting>(meetingKeys.detail(id), (meeting) =>
      meeting ? { ...meeting, files: change(meeting.files) } : meeting,
    ),
  failure: MEETING_FILES_FAILURE,
};

export function useDeleteFile(kind: FilesKind, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fileId: string) => kind.remove(id, fileId),
    onSuccess: (_nothing, fileId) =>
      kind.change(queries, id, (files) => files.filter((file) => file._id !== fileId)),
  });
}
