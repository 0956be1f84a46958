'use client';

import { Download, FileText, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button, IconButton } from '@/components/ui/forms/button';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type FilesKind, useDeleteFile } from '@/lib/client/meetings/files';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import { fileSize } from '@/lib/domain/platform/files/file-size';

export interface FilesOf {
  readonly kind: FilesKind;
  readonly id: string;
}

interface AttachedFileProps {
  holder: FilesOf;
  file: MeetingFile;
  from: ReactNode;
  open: boolean;
}

/**
 * Returns who added a file, as the reader sees it: to a member of a practice, files of the lawyer or another member
 * are not their own.
 */
export function addedBy(
  { mine, can_remove }: Pick<AttachedFileProps['file'], 'mine' | 'can_remove'>,
  otherName: string,
): string {
  if (!mine) return otherName;
  return can_remove ? 'you' : 'the practice';
}

export function AttachedFile({ holder, file, from, open }: AttachedFileProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2.5">
      <span className="grid size-10 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={FileText} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-sm text-neutral-600 tabular">
          {fileSize(file.size)}
          {from}
        </p>
      </div>
      <div className="flex items-center">
        <a
          href={file.url}
          download={file.name}
          aria-label={`Download ${file.name}`}
          className={iconButtonClass}
        >
          <Icon of={Download} className="size-5" />
        </a>
        {file.can_remove && open && <RemoveFile holder={holder} file={file} />}
      </div>
    </li>
  );
}

function RemoveFile({ holder, file }: Pick<AttachedFileProps, 'holder' | 'file'>) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteFile(holder.kind, holder.id);
  const confirm = () =>
    remove.mutate(file._id, {
      onSuccess: () => showToast('success', COPY.meetingFiles.success),
      onError: (error) => showToast('error', messageFor(holder.kind.failure, error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton aria-label={`Remove ${file.name}`} onClick={() => setAsking(true)}>
        <Icon of={Trash2} className="size-5" />
      </IconButton>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this file?"
        description={`${file.name} is deleted for both of you.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              pendingLabel="Removing"
              onClick={confirm}
            >
              Remove
            </Button>
          </>
        }
      />
    </>
  );
}
