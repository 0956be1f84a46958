'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { withHint } from '@/components/platform/with-hint';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import { failedOf, usableOf } from '@/lib/client/meetings/upload-queue';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { namesOf } from '../files/files-not-added';
import { HeicNote } from '../files/heic-note';
import { notAddedOf } from '../files/not-added';
import { KeepOriginal } from '../keep-original';
import { StoryDangerPanel } from './booking-danger';
import type { Booking } from './use-booking';
import type { BookingFields } from './use-booking-form';

const SHOWN = 60;

const SUBJECT_MAX = 120;
const DESCRIPTION_MAX = 5000;
const MEGABYTE = 1024 * 1024;

const SUMMARY_HELP = {
  search: 'Filled in from your search. Change it as you like.',
  text: 'Taken from what you wrote. Change it as you like: the lawyer sees it first.',
  typed: 'One line. The lawyer sees it first, and in the calendar.',
} as const;

export function CaseSection({ booking }: { booking: Booking }) {
  const { register, control, formState } = useFormContext<BookingFields>();
  const [subject, description] = useWatch({ control, name: ['subject', 'description'] });
  const { errors } = formState;
  const { written } = booking;
  return (
    <div className="grid grid-cols-1 gap-5">
      <OfferedText written={written} />
      <TextareaField
        {...register('description', { onChange: written.summarise })}
        label="What happened"
        rows={6}
        help={`Only you, ${booking.pricing.lawyer.display_name} and those who help in that practice can read this. Kept on this device as you type, until you close the tab or sign out.`}
        count={{ length: description?.length ?? 0, max: DESCRIPTION_MAX }}
        error={withHint(
          errors.description?.message,
          'One sentence is enough: what happened, and when?',
        )}
      />
      <StoryDangerPanel />
      <TextField
        {...register('subject')}
        label="Short summary"
        help={SUMMARY_HELP[written.summary]}
        count={{ length: subject?.length ?? 0, max: SUBJECT_MAX }}
        // A description makes the summary by itself: one error is enough.
        error={errors.description ? undefined : errors.subject?.message}
        autoComplete="off"
      />
      <TextField
        {...register('other_party')}
        label="The other side"
        optional
        help="So the lawyer can check for a conflict of interest before you meet."
        error={errors.other_party?.message}
        autoComplete="off"
      />
      <div>
        <Documents booking={booking} />
        {booking.items.some(({ file }) => file.type.startsWith('image/')) && (
          <KeepOriginal
            kept={booking.queue.keepsOriginals}
            onChange={(keep) => booking.queue.keepOriginals(keep)}
          />
        )}
      </div>
    </div>
  );
}

function Documents({ booking }: { booking: Booking }) {
  const { queue, items } = booking;
  const accept = useAttachmentAccept();
  const bytes = usableOf(items).reduce((sum, item) => sum + item.file.size, 0);
  return (
    <>
      <FileDrop
        label="Documents"
        optional
        accept={accept}
        help={`Up to ${MAX_FILES} files, ${MAX_TOTAL_BYTES / MEGABYTE} MB in total.${used(bytes)}`}
        onFiles={(files) => queue.add(files)}
      >
        {items.length > 0 &&
          items.map(({ key, file, state }) => (
            <FileRow
              key={key}
              name={file.name}
              size={file.size}
              state={state}
              accept={accept}
              onReplace={(other) => queue.replace(key, other)}
              onRemove={() => queue.remove(key)}
            />
          ))}
      </FileDrop>
      <HeicNote names={items.map(({ file }) => file.name)} />
      <AddAgain booking={booking} />
      <GoOnWithout booking={booking} />
    </>
  );
}

function AddAgain({ booking: { filesAgain, asks } }: { booking: Booking }) {
  const { names, goOnWithout } = filesAgain;
  if (names.length === 0) return null;
  return (
    <Notice
      key={asks}
      ref={asks > 0 ? focusOnMount : undefined}
      tabIndex={-1}
      tone={asks > 0 ? 'bad' : 'waiting'}
      className="mt-3"
      title={
        <span className="break-words">
          Please add {names.length === 1 ? 'this file' : 'these files'} again: {names.join(', ')}
        </span>
      }
    >
      <p>Your text is kept when you sign in again or reload the page. Files are not.</p>
      <Button variant="outline" size="small" className="mt-3" onClick={goOnWithout}>
        Go on without {names.length === 1 ? 'it' : 'them'}
      </Button>
    </Notice>
  );
}

/** Asks before a time is held for a booking that lacks some of its files. */
function GoOnWithout({ booking: { items, asks, goOnWithout } }: { booking: Booking }) {
  const failed = failedOf(items);
  if (asks === 0 || failed.length === 0) return null;
  const them = failed.length === 1 ? 'it' : 'them';
  return (
    <Notice
      key={asks}
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      className="mt-3"
      title={notAddedOf(failed.length, items.length)}
    >
      <p className="break-words">
        {namesOf(failed.map(({ file }) => file))}: replace {them} above, or go on without {them}. No
        time is held yet.
      </p>
      <Button variant="outline" size="small" className="mt-3" onClick={goOnWithout}>
        Go on without {them}
      </Button>
    </Notice>
  );
}

function used(bytes: number): string {
  return bytes === 0 ? '' : ` ${fileSize(bytes)} used.`;
}

/** Offers the text written for another lawyer, so that it need not be typed again. */
function OfferedText({ written }: Pick<Booking, 'written'>) {
  const { elsewhere, use, dismiss } = written;
  if (!elsewhere) return null;
  const { lawyerName, text } = elsewhere;
  return (
    <Notice
      title={
        <span className="break-words">
          You wrote to {lawyerName}: “
          {beginning(text.subject || text.description || text.other_party)}”
        </span>
      }
    >
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => use(elsewhere)}>
          Use it here
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          No, thanks
        </Button>
      </div>
    </Notice>
  );
}

function beginning(words: string): string {
  return words.length <= SHOWN ? words : `${words.slice(0, SHOWN).trimEnd()}…`;
}
