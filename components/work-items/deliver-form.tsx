'use client';

import { type FormEvent, useState } from 'react';
import { HeicNote } from '@/components/meetings/files/heic-note';
import { KeepOriginal } from '@/components/meetings/keep-original';
import { ActionFailure } from '@/components/platform/action-failure';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import type { MessageRow } from '@/lib/client/platform/messages';
import type { Delivery } from '@/lib/client/work-items/orders';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { DELIVERY_NOTE_MAX } from '@/lib/domain/work-items/order';

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

interface DeliverFormProps {
  deliver: {
    isPending: boolean;
    error: Error | null;
    mutateAsync: (delivery: Delivery) => Promise<unknown>;
  };
  failure: MessageRow;
  /** Whether a note without a file delivers, too. */
  noteIsEnough?: boolean;
  onDone: () => void;
}

/** Form with which a lawyer delivers work: files, and a note. */
export function DeliverForm({ deliver, failure, noteIsEnough, onDone }: DeliverFormProps) {
  const accept = useAttachmentAccept();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [note, setNote] = useState('');
  const [keepOriginal, setKeepOriginal] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = files.length === 0 && !(noteIsEnough && note.trim());
  const long = note.trim().length > DELIVERY_NOTE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || long || deliver.isPending) return;
    const done = () => {
      showToast('success', 'The work is delivered');
      onDone();
    };
    // The form is gone with the answer, so that a callback of the mutation would not be called.
    deliver.mutateAsync({ files, note: note.trim(), keepOriginal }).then(done, () => undefined);
  };
  return (
    <form className="mt-4 grid grid-cols-1 gap-4" noValidate method="post" onSubmit={submit}>
      <FileDrop
        label="Files"
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in total.`}
        accept={accept}
        optional={Boolean(noteIsEnough)}
        error={
          tried && missing
            ? noteIsEnough
              ? FIELD_COPY.nothingDelivered
              : 'Please choose at least one file.'
            : undefined
        }
        onFiles={(added) => setFiles([...files, ...added])}
      >
        {files.length > 0 &&
          files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              size={file.size}
              state={{ kind: 'waiting' }}
              accept={accept}
              onRemove={() => setFiles(files.filter((one) => one !== file))}
            />
          ))}
      </FileDrop>
      <HeicNote names={files.map(({ name }) => name)} />
      {files.some(({ type }) => type.startsWith('image/')) && (
        <KeepOriginal kept={keepOriginal} onChange={setKeepOriginal} />
      )}
      <TextareaField
        label="Note"
        name="note"
        optional={!noteIsEnough}
        help="What to look at, or what to do with it next."
        count={{ length: note.trim().length, max: DELIVERY_NOTE_MAX }}
        error={long ? fill(COPY.validation.tooLong, { max: DELIVERY_NOTE_MAX }) : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActionFailure failure={failure} error={deliver.error} />
      <SubmitButton variant="action" wide pending={deliver.isPending} pendingLabel="Delivering">
        Deliver
      </SubmitButton>
    </form>
  );
}
