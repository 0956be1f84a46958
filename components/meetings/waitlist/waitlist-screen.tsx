'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BellRing } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { backLinkClass } from '@/components/ui/layout/text-link';
import {
  LEAVE_WAITLIST_FAILURE,
  useLeaveWaitlist,
  WAITLIST_FAILURE,
  waitlistQuery,
} from '@/lib/client/meetings/waitlist';
import { messageFor } from '@/lib/client/platform/messages';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import type { BookingLawyer } from '../booking/booking-data';
import { FormOfWaitlist } from './waitlist-form';
import { wantedText } from './wanted-text';

interface WaitlistScreenProps {
  lawyer: Pick<BookingLawyer, '_id' | 'display_name' | 'picture_url' | 'services'>;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function WaitlistScreen({ lawyer, now }: WaitlistScreenProps) {
  const name = lawyer.display_name;
  return (
    <main id="main" className="mx-auto max-w-[42rem] px-4 pt-4 pb-16 sm:px-6 lg:pt-8">
      <Link href={profilePath(lawyer._id)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the profile
      </Link>
      <h1 className="mt-1 text-3xl lg:text-4xl">Tell me when a time is free</h1>
      <div className="mt-4 flex items-center gap-3">
        <Avatar name={name} pictureUrl={lawyer.picture_url} square loading="eager" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-neutral-600">
            We’ll notify you when a booked time is cancelled or moved.
          </p>
        </div>
      </div>
      <Card className="mt-6">
        <OwnEntry lawyer={lawyer} now={now} />
      </Card>
    </main>
  );
}

type Done = 'joined' | 'stayed' | 'left' | null;

function OwnEntry({ lawyer, now }: WaitlistScreenProps) {
  const query = useQuery(waitlistQuery);
  const [done, setDone] = useState<Done>(null);
  const [changing, setChanging] = useState(false);
  if (query.isLoadingError) {
    return <QueryFailure query={query} failure={WAITLIST_FAILURE} className="border-0" />;
  }
  if (!query.data) return <LoadingForm />;
  const entry = query.data.results.find((one) => one.lawyer._id === lawyer._id) ?? null;
  if (entry && !changing) {
    return (
      <EntryPanel
        entry={entry}
        name={lawyer.display_name}
        focused={done !== null}
        onChange={() => setChanging(true)}
        onLeft={() => setDone('left')}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {done === 'left' && !entry && (
        <Notice ref={focusOnMount} tabIndex={-1} title="You left the list">
          We will no longer notify you about this lawyer’s times. You can join again below.
        </Notice>
      )}
      <FormOfWaitlist
        lawyerId={lawyer._id}
        services={lawyer.services}
        entry={entry}
        now={now}
        onJoined={() => {
          setDone('joined');
          setChanging(false);
        }}
        onKeep={() => {
          setDone('stayed');
          setChanging(false);
        }}
      />
    </div>
  );
}

function LoadingForm() {
  return (
    <LoadingRegion label="Loading what you wait for">
      <div className="grid gap-6">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-56" />
      </div>
    </LoadingRegion>
  );
}

interface EntryPanelProps {
  entry: WaitlistEntry;
  name: string;
  /** The panel appears after an action: its heading takes the focus. */
  focused: boolean;
  onChange: () => void;
  onLeft: () => void;
}

function EntryPanel({ entry, name, focused, onChange, onLeft }: EntryPanelProps) {
  const leave = useLeaveWaitlist();
  return (
    <>
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={BellRing} className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 {...(focused && { ref: focusOnMount, tabIndex: -1 })} className="text-xl">
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
        <Notice
          tone="bad"
          className="mt-5"
          title={messageFor(LEAVE_WAITLIST_FAILURE, leave.error)}
        />
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
