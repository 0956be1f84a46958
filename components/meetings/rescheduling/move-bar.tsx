'use client';

import Link from 'next/link';
import { ClockTime } from '@/components/ui/display/day-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { dayChip } from '@/lib/domain/platform/clock-labels';

interface MoveBarProps {
  /** The chosen start, epoch milliseconds. */
  start: number | null;
  pending: boolean;
  /** The page of the meeting. */
  back: string;
}

/** The last element of the form: the new time and the button, always in view; above the navigation of a phone. */
export function MoveBar({ start, pending, back }: MoveBarProps) {
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex items-center justify-between gap-3 border-t bg-neutral-50 px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0">
      <p className="min-w-0 leading-tight" role="status">
        {start === null ? (
          <span className="text-neutral-700">Choose a new time</span>
        ) : (
          <Time start={start} />
        )}
      </p>
      <div className="flex shrink-0 gap-2">
        <Link href={back} className={`${buttonClass({ variant: 'outline' })} max-sm:hidden`}>
          Keep the time
        </Link>
        <SubmitButton
          variant="action"
          disabled={start === null}
          pending={pending}
          pendingLabel="Rescheduling"
        >
          Reschedule
        </SubmitButton>
      </div>
    </div>
  );
}

function Time({ start }: { start: number }) {
  const { weekday, date } = dayChip(start);
  return (
    <>
      <span className="block text-sm text-neutral-600">New time</span>
      <span className="font-semibold">
        {weekday} {date}, <ClockTime instant={start} />
      </span>
    </>
  );
}
