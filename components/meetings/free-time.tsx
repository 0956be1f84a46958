'use client';

import { type ComponentProps, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useCancelMeeting } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';

interface FreeTimeProps {
  meetingId: string;
  variant: ComponentProps<typeof Button>['variant'];
  texts: {
    button: string;
    title: string;
    description: string;
    keep: string;
    confirm: string;
    pending: string;
  };
  /** Tried: freed or refused, what the page shows is out of date. */
  onTried?: () => Promise<void>;
}

/** Releases an unpaid hold, after a confirmation. */
export function FreeTime({ meetingId, variant, texts, onTried }: FreeTimeProps) {
  const [open, setOpen] = useState(false);
  const cancel = useCancelMeeting();

  const change = (next: boolean) => {
    cancel.reset();
    setOpen(next);
  };
  const free = async () => {
    const done = await cancel.mutateAsync(meetingId).catch(() => null);
    if (done) setOpen(false);
    await onTried?.();
  };

  return (
    <>
      <Button variant={variant} onClick={() => change(true)}>
        {texts.button}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingLabel={texts.pending}
              onClick={free}
            >
              {texts.confirm}
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
