'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import type { UploadItem, UploadQueue } from '@/lib/client/meetings/upload-queue';
import {
  ATTACHMENT_EXTENSIONS,
  MAX_FILES,
  MAX_TOTAL_BYTES,
} from '@/lib/domain/platform/upload-limits';
import { KeepOriginal } from '../keep-original';
import type { BookingFields } from './use-booking-form';

const SUBJECT_MAX = 120;
const DESCRIPTION_MAX = 5000;
const MEGABYTE = 1024 * 1024;

interface CaseSectionProps {
  lawyerName: string;
  queue: UploadQueue;
  items: readonly UploadItem[];
}

/** What the meeting is about, for the lawyer alone. */
export function CaseSection({ lawyerName, queue, items }: CaseSectionProps) {
  const { register, control, formState } = useFormContext<BookingFields>();
  const [subject, description] = useWatch({ control, name: ['subject', 'description'] });
  const { errors } = formState;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        {...register('subject')}
        label="Short summary"
        help="One line. The lawyer sees it in the calendar."
        count={{ length: subject?.length ?? 0, max: SUBJECT_MAX }}
        error={errors.subject?.message}
        autoComplete="off"
      />
      <TextareaField
        {...register('description')}
        label="What happened"
        rows={6}
        help={`Only you and ${lawyerName} can read this. Kept on this device as you type, until the tab is closed.`}
        count={{ length: description?.length ?? 0, max: DESCRIPTION_MAX }}
        error={errors.description?.message}
      />
      <TextField
        {...register('other_party')}
        label="The other side"
        optional
        help="So that the lawyer can see a conflict of interest before you meet."
        error={errors.other_party?.message}
        autoComplete="off"
      />
      <div>
        <Documents queue={queue} items={items} />
        <KeepOriginal queue={queue} />
      </div>
    </div>
  );
}

function Documents({ queue, items }: Omit<CaseSectionProps, 'lawyerName'>) {
  const kept = items.filter(({ state }) => state.kind !== 'failed' || state.canRetry);
  const bytes = kept.reduce((sum, item) => sum + item.file.size, 0);
  return (
    <FileDrop
      label="Documents"
      optional
      accept={ATTACHMENT_EXTENSIONS.join(',')}
      help={`Up to ${MAX_FILES} files, ${MAX_TOTAL_BYTES / MEGABYTE} MB in all.${used(bytes)}`}
      onFiles={(files) => queue.add(files)}
    >
      {items.length > 0 &&
        items.map(({ key, file, state }) => (
          <FileRow
            key={key}
            name={file.name}
            size={file.size}
            state={state}
            onRemove={() => queue.remove(key)}
          />
        ))}
    </FileDrop>
  );
}

function used(bytes: number): string {
  if (bytes === 0) return '';
  return ` ${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB used.`;
}
