'use client';

import type { ComponentProps } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import type { Button } from '@/components/ui/forms/button';
import { CANCEL_BOOKING } from '@/lib/catalogue/refund-rule';
import { CANCEL_MEETING_FAILURE, useCancelMeeting } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';

interface CancelBookingProps {
  meetingId: string;
  variant: ComponentProps<typeof Button>['variant'];
  children: string;
  /** Called after a try, cancelled or refused: the page's data is out of date. */
  onTried?: () => Promise<void>;
}

/** Cancels an unpaid booking after a confirmation. */
export function CancelBooking({ meetingId, variant, children, onTried }: CancelBookingProps) {
  const cancel = useCancelMeeting();
  return (
    <ConfirmAction
      label={CANCEL_BOOKING}
      look={{ variant }}
      title={`${CANCEL_BOOKING}?`}
      confirm={CANCEL_BOOKING}
      confirmVariant="danger"
      pendingLabel="Cancelling"
      keep="Keep it"
      failure={
        cancel.isError && (
          <Notice tone="bad" title={messageFor(CANCEL_MEETING_FAILURE, cancel.error)} />
        )
      }
      mutation={cancel}
      run={() => cancel.mutateAsync(meetingId).finally(() => void onTried?.())}
    >
      {children}
    </ConfirmAction>
  );
}
