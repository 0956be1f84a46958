'use client';

import { Check, Copy } from 'lucide';
import { useId } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Input } from '@/components/ui/forms/input';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';

/** The address of the feed, which is shown this once. */
export function FeedAddress({ url }: { url: string }) {
  const id = useId();
  const { field, copied, copy } = useCopy(url);
  return (
    <Notice tone="waiting" title="Copy the address now: it is shown only this once">
      <p>
        Anyone with this address can see your meeting times. Give it to your own calendars only.
      </p>
      <label htmlFor={id} className="mt-3 block font-medium">
        Address of your feed
      </label>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row">
        <Input
          id={id}
          ref={field}
          className="min-w-0 flex-1 text-neutral-900"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" className="shrink-0" onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} className="size-5" />
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {copied ? 'The address was copied.' : ''}
      </p>
    </Notice>
  );
}
