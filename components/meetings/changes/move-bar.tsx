'use client';

import Link from 'next/link';
import { ClockTime } from '@/components/ui/display/day-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatDate } from '@/lib/domain/platform/clock-labels';

interface MoveBarProps {
  /** The chosen start, epoch milliseconds. */
  start: number | null;
  pending: boolean;
  back: string;
  words: BarWords;
}

interface BarWords {
  readonly choose: string;
  readonly chosen: string;
  readonly back: string;
  readonly submit: string;
  readonly pending: string;
}

/** Last element of the form: the new time and the button, always in view; above the tab bar of a phone. */
export function MoveBar({ start, pending, back, words }: MoveBarProps) {
  return (
    <div className="sticky low:static bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex items-center justify-between gap-3 border-t bg-neutral-50 px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0">
      <p className="min-w-0 leading-tight" role="status">
        {start === null ? (
          <span className="text-neutral-700">{words.choose}</span>
        ) : (
          <Time start={start} label={words.chosen} />
        )}
      </p>
      <div className="flex shrink-0 gap-2">
        <Link
          href={back}
          prefetch={false}
          className={`${buttonClass({ variant: 'outline' })} max-sm:hidden`}
        >
          {words.back}
        </Link>
        <SubmitButton
          variant="action"
          disabled={start === null}
          pending={pending}
          pendingLabel={words.pending}
        >
          {words.submit}
        </SubmitButton>
      </div>
    </div>
  );
}

function Time({ start, label }: { start: number; label: string }) {
  return (
    <>
      <span className="block text-sm text-neutral-600">{label}</span>
      <span className="font-semibold">
        {formatDate(start)}, <ClockTime instant={start} />
      </span>
    </>
  );
}
