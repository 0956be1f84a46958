'use client';

import { Check, Copy, Share2 } from 'lucide';
import { useId } from 'react';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Input } from '@/components/ui/forms/input';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';
import { GUEST_RELATION_LABELS } from '@/lib/catalogue/guest-terms';
import type { useRenewGuestLink, useWithdrawGuest } from '@/lib/client/meetings/guests';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';

interface InvitedGuestProps {
  guest: MeetingGuest;
  url: string;
  /** The link was just made. */
  isNew: boolean;
  renew: ReturnType<typeof useRenewGuestLink>;
  withdraw: ReturnType<typeof useWithdrawGuest>;
}

/** Who is invited, the link to pass on, and the way to take it back. */
export function InvitedGuest({ guest, url, isNew, renew, withdraw }: InvitedGuestProps) {
  return (
    <section
      {...(isNew && { ref: focusOnMount, tabIndex: -1 })}
      aria-label="Your guest"
      className="grid grid-cols-1 gap-4"
    >
      <div>
        <p className="font-semibold wrap-anywhere">{guest.name ?? 'Your guest'}</p>
        <p className="text-sm text-neutral-700">
          {GUEST_RELATION_LABELS[guest.relation]}.{' '}
          {guest.accepted_at
            ? 'Has opened the link and agreed to keep what is said.'
            : 'Has not opened the link yet.'}
        </p>
      </div>
      <GuestLink url={url} />
      <p className="text-sm text-neutral-700">
        Send it to this one person. It works without an account, in the first browser that opens it,
        until the meeting is over, and opens the call of this meeting alone. Messages, files and
        what you wrote about your case stay with you and your lawyer.
      </p>
      <div>
        <Button
          variant="outline"
          wide
          pending={renew.isPending}
          pendingLabel="Making a new link"
          onClick={() => renew.mutate()}
        >
          New link
        </Button>
        <p className="mt-2 text-sm text-neutral-600" role="status">
          {renew.isSuccess
            ? 'This is the new link. The one before no longer works.'
            : 'For another browser, or where somebody else opened it. The link above then stops working, and whoever came by it leaves the call.'}
        </p>
      </div>
      {renew.isError && <Notice tone="bad" title={messageFor('renewGuestLink', renew.error)} />}
      {withdraw.isError && (
        <Notice tone="bad" title={messageFor('withdrawGuest', withdraw.error)} />
      )}
      <div className="border-t pt-4">
        <Button
          variant="danger-outline"
          wide
          pending={withdraw.isPending}
          pendingLabel="Withdrawing"
          onClick={() => withdraw.mutate()}
        >
          Withdraw the invitation
        </Button>
        <p className="mt-2 text-sm text-neutral-600">
          The link stops working at once, and a guest who is in the call leaves it.
        </p>
      </div>
    </section>
  );
}

function GuestLink({ url }: { url: string }) {
  const id = useId();
  const { field, copied, copy } = useCopy(url);
  const hydrated = useHydrated();
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        Link for your guest
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
        {hydrated && 'share' in navigator && (
          <Button variant="outline" className="grow" onClick={() => void share(url)}>
            <Icon of={Share2} className="size-5" />
            Share
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {copied ? 'The link was copied.' : ''}
      </p>
    </div>
  );
}

/** Nothing of the meeting goes with it. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Video meeting', url });
  } catch {
    // Closed without sharing; the link still stands there.
  }
}
