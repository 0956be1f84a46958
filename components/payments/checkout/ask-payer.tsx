'use client';

import { HandCoins } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import type { ButtonVariant } from '@/components/ui/forms/button-class';
import { LinkField } from '@/components/ui/forms/link-field';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatTime } from '@/lib/domain/platform/clock-labels';

const ASK = 'Ask somebody else to pay';

interface AskPayerProps {
  url: string;
  /** End of the hold, epoch milliseconds. */
  until: number;
  variant?: ButtonVariant;
}

/** The link by which somebody else pays for what the client holds. */
export function AskPayer({ url, until, variant = 'outline' }: AskPayerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Icon of={HandCoins} className="size-5" />
        {ASK}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={ASK}
        description={`The link works until ${formatTime(until)} PHT, as long as your time is held.`}
      >
        <div className="mt-4 grid grid-cols-1 gap-4">
          <LinkField label="Link to pay" url={url} title="Please pay for my consultation" />
          <ul className="list-disc space-y-1 pl-5 text-sm text-neutral-700 marker:text-neutral-500">
            <li>
              Whoever opens it sees the amount, the lawyer, the time, your first name and the first
              letter of your last name. Nothing of your case.
            </li>
            <li>They need no account. You are told as soon as it is paid.</li>
            <li>You remain the client: the meeting and the invoice are yours.</li>
            <li>If money goes back, it goes back to whoever paid.</li>
          </ul>
        </div>
      </Dialog>
    </>
  );
}
