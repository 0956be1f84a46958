'use client';

import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { FileRow } from '@/components/ui/forms/file-row';
import type { UploadItem } from '@/lib/client/meetings/upload-queue';
import type { HeldState } from './use-booking';

interface SendingPanelProps {
  submitState: HeldState;
  /** Where it goes next: a payment page, or the meeting itself. */
  free: boolean;
  /** How long the time is held, in words. */
  heldFor: string;
  items: readonly UploadItem[];
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  onGoOn: () => void;
}

/** After the time was held: documents on their way, and the way to the payment. */
export function SendingPanel(props: SendingPanelProps) {
  const { submitState, free, heldFor, items, onCancel, onRetry, onGoOn } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = free ? 'the meeting' : 'payment';
  return (
    <section className="mt-7 rounded border bg-white p-4 sm:p-6 lg:mt-8 lg:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {titleOf(submitState.kind, free)}
      </h2>
      <p className="mt-2 text-neutral-700" role="status">
        {free
          ? 'Your meeting is confirmed.'
          : `Your time is held for ${heldFor}. Nothing is charged yet.`}
        {submitState.kind === 'stuck' && ' Try the documents again, or go on without them.'}
      </p>
      {items.length > 0 && (
        <ul className="mt-4 divide-y border-y">
          {items.map(({ key, file, state }) => (
            <FileRow
              key={key}
              name={file.name}
              size={file.size}
              state={state}
              onCancel={() => onCancel(key)}
              onRetry={() => onRetry(key)}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        {submitState.kind === 'leaving' ? (
          <a
            href={submitState.target}
            className={buttonClass({ variant: 'action', size: 'large' })}
          >
            <Spinner />
            Go to {next}
          </a>
        ) : (
          <Button variant={submitState.kind === 'stuck' ? 'action' : 'outline'} onClick={onGoOn}>
            Go on without {submitState.kind === 'stuck' ? 'them' : 'the rest'}
          </Button>
        )}
      </div>
    </section>
  );
}

function titleOf(kind: HeldState['kind'], free: boolean): string {
  if (kind === 'sending') return 'Sending your documents';
  if (kind === 'stuck') return 'Some documents were not sent';
  return free ? 'Your meeting is confirmed' : 'Your time is held';
}
