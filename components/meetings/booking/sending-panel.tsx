'use client';

import { useSecondsLeft } from '@/components/payments/checkout/use-seconds-left';
import { Spinner } from '@/components/ui/display/spinner';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { FileRow } from '@/components/ui/forms/file-row';
import { failedOf } from '@/lib/client/meetings/upload-queue';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { added, notAddedOf } from '../files/not-added';
import type { Booking, Held } from './use-booking';

interface SendingPanelProps {
  held: Held;
  booking: Booking;
}

export function SendingPanel({ held, booking }: SendingPanelProps) {
  const { queue, items, schedule } = booking;
  const { step, retry, replace } = held;
  const accept = useAttachmentAccept();
  const free = schedule.length === 'free';
  const failed = failedOf(items).length;
  return (
    <section className="mt-7 rounded border bg-white p-4 sm:p-6 lg:mt-8 lg:p-8">
      <h2
        // What had the focus may be gone: each turn is news, and begins here.
        key={step === 'stuck' ? `stuck over ${failed}` : step}
        ref={focusOnMount}
        tabIndex={-1}
        className="scroll-mt-20 text-2xl"
      >
        {titleOf({ step, free, failed, all: items.length })}
      </h2>
      {step === 'stuck' && failed > 0 && (
        <p className="mt-2">{adviceFor(failed, items.length - failed)}</p>
      )}
      <p className="mt-2 text-neutral-700">
        {held.hold ? <HoldLeft {...held.hold} /> : 'Your meeting is confirmed.'}
      </p>
      {items.length > 0 && (
        <ul className="mt-4 divide-y border-y">
          {items.map(({ key, file, state }) => (
            <FileRow
              key={key}
              name={file.name}
              size={file.size}
              state={state}
              accept={accept}
              onCancel={() => queue.remove(key)}
              onRetry={() => retry(key)}
              onReplace={(other) => replace(key, other)}
              onRemove={state.kind === 'failed' ? () => queue.remove(key) : undefined}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <WayOn held={held} free={free} failed={failed} />
      </div>
    </section>
  );
}

interface WayOnProps {
  held: Held;
  free: boolean;
  failed: number;
}

function WayOn({ held: { step, next, goOn }, free, failed }: WayOnProps) {
  const goal = free ? 'the meeting' : 'payment';
  if (step === 'leaving') {
    return (
      <a href={next} className={buttonClass({ variant: 'action', size: 'large' })}>
        <Spinner />
        Go to {goal}
      </a>
    );
  }
  if (step === 'stuck' && failed === 0) {
    return (
      <Button variant="action" size="large" onClick={goOn}>
        Go to {goal}
      </Button>
    );
  }
  return (
    <Button variant="outline" onClick={goOn}>
      Go on without {step === 'sending' ? 'the rest' : pronoun(failed)}
    </Button>
  );
}

function HoldLeft({ since, until }: { since: number; until: number }) {
  const seconds = useSecondsLeft(until, since);
  return (
    <span>
      <span role="timer" className="tabular">
        {leftText(seconds)}
      </span>{' '}
      Nothing is charged yet.
    </span>
  );
}

function leftText(seconds: number): string {
  if (seconds <= 0) return 'Your time is no longer held.';
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'Your time is held for less than a minute.';
  return `Your time is held for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

interface Progress {
  step: Held['step'];
  free: boolean;
  failed: number;
  all: number;
}

function titleOf({ step, free, failed, all }: Progress): string {
  if (step === 'sending') return 'Sending your documents';
  if (step === 'stuck' && failed > 0) return notAddedOf(failed, all);
  if (step === 'stuck' && all > 0) return added(all);
  return free ? 'Your meeting is confirmed' : 'Your time is held';
}

function adviceFor(failed: number, others: number): string {
  const advice = `Replace ${pronoun(failed)}, or go on without ${pronoun(failed)}.`;
  if (others === 0) return advice;
  const rest = others === 1 ? 'The other file is' : `The other ${others} files are`;
  return `${advice} ${rest} in your booking.`;
}

function pronoun(count: number): string {
  return count === 1 ? 'it' : 'them';
}
