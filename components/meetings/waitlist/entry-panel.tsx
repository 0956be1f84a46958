'use client';

import { BellRing } from 'lucide';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { useLeaveWaitlist } from '@/lib/client/meetings/waitlist';
import { messageFor } from '@/lib/client/platform/messages';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { wantedText } from './wanted-text';

interface EntryPanelProps {
  entry: WaitlistEntry;
  /** With the title. */
  name: string;
  /** It comes after something was done here: the heading takes the focus. */
  news: boolean;
  onChange: () => void;
  onLeft: () => void;
}

/** What the client waits for, what happens next, and the way out. */
export function EntryPanel({ entry, name, news, onChange, onLeft }: EntryPanelProps) {
  const leave = useLeaveWaitlist();
  return (
    <>
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={BellRing} className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 {...(news && { ref: focusOnMount, tabIndex: -1 })} className="text-xl">
            You are on the list
          </h2>
          <p className="mt-0.5 text-neutral-700">{wantedText(entry)}</p>
        </div>
      </div>
      <h3 className="mt-6 border-t pt-5 font-semibold">What happens next</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-neutral-700">
        <li>
          When somebody cancels or moves a meeting with {name}, we tell the first {OFFERED_CLIENTS}{' '}
          people on the list whom the time suits, by email and in their notifications.
        </li>
        <li>
          The link opens the booking page but does not hold the time: the first to book gets it.
        </li>
        <li>
          We don’t notify you of times that open with a new day or when the lawyer adds hours.
          Please check the profile for those.
        </li>
        <li>
          You stay on the list until you book this lawyer, leave, or{' '}
          {formatDate(dayKeyStart(entry.to))} is over.
        </li>
      </ul>
      {leave.isError && (
        <Notice tone="bad" className="mt-5" title={messageFor('leaveWaitlist', leave.error)} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="outline" className="grow sm:grow-0" onClick={onChange}>
          Change
        </Button>
        <Button
          variant="outline"
          className="grow sm:grow-0"
          pending={leave.isPending}
          pendingLabel="Leaving"
          onClick={() => leave.mutate(entry._id, { onSuccess: onLeft })}
        >
          Leave the list
        </Button>
      </div>
    </>
  );
}
