'use client';

import { type ComponentProps, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CANCEL_BOOKING } from '@/lib/catalogue/refund-rule';
import { useCancelMeeting } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';

interface CancelBookingProps {
  meetingId: string;
  variant: ComponentProps<typeof Button>['variant'];
  /** What follows from it. */
  children: string;
  /** Tried: cancelled or refused, what the page shows is out of date. */
  onTried?: () => Promise<void>;
}

/** Cancels a booking that is not paid yet, after a confirmation. */
export function CancelBooking({ meetingId, variant, children, onTried }: CancelBookingProps) {
  const [open, setOpen] = useState(false);
  const cancel = useCancelMeeting();

  const change = (next: boolean) => {
    cancel.reset();
    setOpen(next);
  };
  const confirm = async () => {
    const done = await cancel.mutateAsync(meetingId).catch(() => null);
    if (done) setOpen(false);
    await onTried?.();
  };

  return (
    <>
      <Button variant={variant} onClick={() => change(true)}>
        {CANCEL_BOOKING}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`${CANCEL_BOOKING}?`}
        description={children}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingLabel="Cancelling"
              onClick={confirm}
            >
              {CANCEL_BOOKING}
            </Button>
          </>
        }
      >
        {cancel.isError && (
          <Notice tone="bad" className="mt-4" title={messageFor('cancelMeeting', cancel.error)} />
        )}
      </Dialog>
    </>
  );
}
