'use client';

import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { LinkField } from '@/components/ui/forms/link-field';
import { GUEST_RELATION_LABELS } from '@/lib/catalogue/guest-terms';
import {
  RENEW_GUEST_LINK_FAILURE,
  type useRenewGuestLink,
  type useWithdrawGuest,
  WITHDRAW_GUEST_FAILURE,
} from '@/lib/client/meetings/guests';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';

interface InvitedGuestProps {
  guest: MeetingGuest;
  url: string;
  isNew: boolean;
  renew: ReturnType<typeof useRenewGuestLink>;
  withdraw: ReturnType<typeof useWithdrawGuest>;
}

export function InvitedGuest({ guest, url, isNew, renew, withdraw }: InvitedGuestProps) {
  return (
    <section
      {...(isNew && { ref: focusOnMount, tabIndex: -1 })}
      aria-label="Your guest"
      className="grid grid-cols-1 gap-4"
    >
      <div>
        <p className="font-semibold wrap-anywhere">
          {guest.name ?? GUEST_RELATION_LABELS[guest.relation]}
        </p>
        <p className="text-sm text-neutral-700">
          {guest.name !== null && <span>{`${GUEST_RELATION_LABELS[guest.relation]}. `}</span>}
          <span>
            {guest.accepted_at
              ? 'Has opened the link and agreed to keep what is said.'
              : 'Has not opened the link yet.'}
          </span>
        </p>
      </div>
      {/* Nothing of the meeting goes with it. */}
      <LinkField label="Link for your guest" url={url} title="Video meeting" />
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
      {renew.isError && (
        <Notice tone="bad" title={messageFor(RENEW_GUEST_LINK_FAILURE, renew.error)} />
      )}
      {withdraw.isError && (
        <Notice tone="bad" title={messageFor(WITHDRAW_GUEST_FAILURE, withdraw.error)} />
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
