'use client';

import { BellOff } from 'lucide';
import Link from 'next/link';
import { waitlistPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { LEAVE_WAITLIST_FAILURE, useLeaveByLink } from '@/lib/client/meetings/waitlist';
import { messageFor } from '@/lib/client/platform/messages';
import type { WaitlistLink } from '@/lib/contract/meetings/waitlist';
import { wantedText } from './wanted-text';

interface LeaveLinkProps {
  token: string;
  entry: WaitlistLink;
}

/** Target of a mailed link. Only the button leaves the waitlist, because mail scanners open links too. */
export function LeaveLink({ token, entry }: LeaveLinkProps) {
  const leave = useLeaveByLink();
  const name = withTitle(entry.lawyer.display_name);
  if (leave.isSuccess) {
    return (
      <MessagePage icon={<Icon of={BellOff} />} title="You left the list" focused>
        <p className="mt-3 text-neutral-700">
          We will no longer notify you about the times of {name}. You can join again at any time.
        </p>
        <Link
          href={waitlistPath(entry.lawyer._id)}
          prefetch={false}
          className={`${buttonClass({ variant: 'outline', wide: true })} mt-6`}
        >
          Join again
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage icon={<Icon of={BellOff} />} title="Leave the list?">
      <p className="mt-3 text-neutral-700">
        You asked to be told when {name} has a free time: {wantedText(entry)}.
      </p>
      <div className="mt-6 grid gap-4">
        {leave.isError && (
          <Notice tone="bad" title={messageFor(LEAVE_WAITLIST_FAILURE, leave.error)} />
        )}
        <Button
          size="large"
          wide
          pending={leave.isPending}
          pendingLabel="Leaving"
          onClick={() => leave.mutate(token)}
        >
          Leave the list
        </Button>
      </div>
    </MessagePage>
  );
}
