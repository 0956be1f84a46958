'use client';

import { Check, Copy, Share2 } from 'lucide';
import { useId } from 'react';
import { useCopy } from '../hooks/use-copy';
import { useHydrated } from '../hooks/use-hydrated';
import { Icon } from '../icons/icon';
import { Button } from './button';
import { Input } from './input';
import { share } from './share';

interface LinkFieldProps {
  label: string;
  url: string;
  /** Title in the device's share dialog; without one the text is copied only. */
  title?: string;
}

/** A link to share, or another text to copy. */
export function LinkField({ label, url, title }: LinkFieldProps) {
  const id = useId();
  const { field, copied, copy } = useCopy(url);
  const hydrated = useHydrated();
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <Input
        id={id}
        ref={field}
        className="mt-1.5"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" className="grow" onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} className="size-5" />
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {title && hydrated && 'share' in navigator && (
          <Button variant="outline" className="grow" onClick={() => void share({ title, url })}>
            <Icon of={Share2} className="size-5" />
            Share
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {copied && (title ? 'The link was copied.' : 'It was copied.')}
      </p>
    </div>
  );
}
