'use client';

import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { NextSection } from './next-section';

interface SaveBarProps {
  dirty: boolean;
  pending: boolean;
  onDiscard: () => void;
}

/** Last element of a form: the state of its changes. On a phone it stays in view, above the tab bar, while there are some. */
export function SaveBar({ dirty, pending, onDiscard }: SaveBarProps) {
  return (
    <div
      className={classNames(
        'bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t bg-neutral-50 px-4 py-3 lg:sticky lg:bottom-0 lg:mx-0 lg:px-0 low:static',
        (dirty || pending) && 'sticky',
      )}
    >
      <p className={classNames('text-sm text-neutral-700', !dirty && 'sr-only')} role="status">
        {dirty ? 'Not saved yet' : 'No changes to save'}
      </p>
      <div className="ml-auto flex min-w-0 gap-2">
        {!dirty && !pending && <NextSection />}
        {dirty && !pending && (
          <Button variant="plain" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <SubmitButton disabled={!dirty} pending={pending} pendingLabel="Saving">
          Save
        </SubmitButton>
      </div>
    </div>
  );
}
