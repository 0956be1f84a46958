'use client';

import { Check, Copy } from 'lucide';
import { useId } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Input } from '@/components/ui/forms/input';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';

interface SecretShownProps {
  secret: string;
  onDone: () => void;
}

/** Shows a secret the one time that the server answers it. */
export function SecretShown({ secret, onDone }: SecretShownProps) {
  const id = useId();
  const { field, copied, copy } = useCopy(secret);
  return (
    <div className="mt-4 grid gap-5">
      <div>
        <label htmlFor={id} className="block font-medium">
          Secret
        </label>
        <Input
          id={id}
          ref={field}
          className="mt-1.5 font-mono text-sm"
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <p className="mt-1.5 text-sm text-neutral-600">
          Your program checks with it that an event comes from us. We show it this once: please keep
          it where your program reads it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} className="size-5" />
          <span>{copied ? 'Copied' : 'Copy the secret'}</span>
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
      <p className="sr-only" role="status">
        {copied ? 'The secret was copied.' : ''}
      </p>
    </div>
  );
}
