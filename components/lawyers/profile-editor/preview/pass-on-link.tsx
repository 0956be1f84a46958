'use client';

import { Check, Copy } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';

/** Copies the booking link by one press; where the browser forbids it, the link is shown to be copied by hand. */
export function PassOnLink({ url }: { url: string }) {
  const { field, copied, copy } = useCopy(url);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => void copy()}>
        <Icon of={copied ? Check : Copy} className="size-4" />
        <span>{copied ? 'Copied' : 'Copy my booking link'}</span>
      </Button>
      <input
        ref={field}
        readOnly
        tabIndex={-1}
        aria-label="Booking link"
        value={url}
        className="field not-focus:sr-only"
      />
      <p className="sr-only" role="status">
        {copied && 'The link was copied.'}
      </p>
    </>
  );
}
