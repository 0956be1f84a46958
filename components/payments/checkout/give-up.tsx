'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useCancelMeeting } from '@/lib/client/meetings/meetings';
import { paymentKeys } from '@/lib/client/payments/payments';
import { messageFor } from '@/lib/client/platform/messages';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';

interface GiveUpProps {
  meetingId: string;
  /** Of the payment whose status the page shows. */
  paymentRef: string;
  /** Epoch milliseconds. */
  start: number;
  lawyerName: string;
}

/** Frees a held time, after a question. */
export function GiveUp({ meetingId, paymentRef, start, lawyerName }: GiveUpProps) {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const cancel = useCancelMeeting();

  const change = (next: boolean) => {
    cancel.reset();
    setOpen(next);
  };

  const free = async () => {
    const done = await cancel.mutateAsync(meetingId).catch(() => null);
    if (done) setOpen(false);
    // Refused or not, what the page shows is out of date.
    await queries.invalidateQueries({ queryKey: paymentKeys.checkout(paymentRef) });
  };

  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        Free this time
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Free this time?"
        description={`${formatDayTime(start)} with ${lawyerName} becomes open to others, and the payment page closes. If you have paid already, keep the time and wait for the confirmation.`}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Keep the time
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingLabel="Freeing the time"
              onClick={free}
            >
              Free this time
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
