'use client';

import { Download, FileText, Trash2 } from 'lucide';
import { useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button, IconButton } from '@/components/ui/forms/button';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useDeleteMeetingFile } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { TEXTS } from '@/lib/contract/platform/texts';
import { fileSize } from '@/lib/domain/platform/file-size';

interface MeetingFileRowProps {
  meetingId: string;
  file: MeetingFile;
  /** The other person, who added what is not one's own. */
  otherName: string;
  /** Whether files may still change. */
  open: boolean;
}

/** A file of a meeting: its name downloads it, an own one can be removed. */
export function MeetingFileRow({ meetingId, file, otherName, open }: MeetingFileRowProps) {
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
          {fileSize(file.size)}, added by {file.mine ? 'you' : otherName}
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
        {file.mine && open && <RemoveFile meetingId={meetingId} file={file} />}
      </div>
    </li>
  );
}

function RemoveFile({ meetingId, file }: { meetingId: string; file: MeetingFile }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteMeetingFile(meetingId);
  const confirm = () =>
    remove.mutate(file._id, {
      onSuccess: () => showToast('success', TEXTS.meetingFiles.success),
      onError: (error) => showToast('error', messageFor('meetingFiles', error)),
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
