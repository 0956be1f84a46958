'use client';

import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { FileRow } from '@/components/ui/forms/file-row';
import { heldFor } from './pay-button';
import type { Booking, Held } from './use-booking';

interface SendingPanelProps {
  held: Held;
  booking: Booking;
}

/** After the time was held: documents on their way, and the way to the payment. */
export function SendingPanel({ held: { step, next }, booking }: SendingPanelProps) {
  const { pricing, schedule, now, queue, items, retry, goOn } = booking;
  const free = schedule.length === 'free';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-7 rounded border bg-white p-4 sm:p-6 lg:mt-8 lg:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {titleOf(step, free)}
      </h2>
      <p className="mt-2 text-neutral-700" role="status">
        {free
          ? 'Your meeting is confirmed.'
          : `Your time is held for ${heldFor(pricing.payment.hold_minutes, schedule.start, now)}. Nothing is charged yet.`}
        {step === 'stuck' && ' Try the documents again, or go on without them.'}
      </p>
      {items.length > 0 && (
        <ul className="mt-4 divide-y border-y">
          {items.map(({ key, file, state }) => (
            <FileRow
              key={key}
              name={file.name}
              size={file.size}
              state={state}
              onCancel={() => queue.remove(key)}
              onRetry={() => retry(key)}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        {step === 'leaving' ? (
          <a href={next} className={buttonClass({ variant: 'action', size: 'large' })}>
            <Spinner />
            Go to {free ? 'the meeting' : 'payment'}
          </a>
        ) : (
          <Button variant={step === 'stuck' ? 'action' : 'outline'} onClick={goOn}>
            Go on without {step === 'stuck' ? 'them' : 'the rest'}
          </Button>
        )}
      </div>
    </section>
  );
}

function titleOf(step: Held['step'], free: boolean): string {
  if (step === 'sending') return 'Sending your documents';
  if (step === 'stuck') return 'Some documents were not sent';
  return free ? 'Your meeting is confirmed' : 'Your time is held';
}
