'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useCancelMeeting } from '@/lib/client/meetings/meetings';
import { messageFor } from '@/lib/client/platform/messages';

/** Gives up a time that is held and not paid, after asking once. */
export function FreeTime({ meetingId }: { meetingId: string }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelMeeting();
  return (
    <>
      <Button variant="quiet-on-dark" onClick={() => setAsking(true)}>
        Free the time
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Give up this time?"
        description="Nothing was charged. Someone else can then book it."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={cancel.isPending}
              pendingLabel="Giving it up"
              onClick={() => cancel.mutate(meetingId)}
            >
              Give it up
            </Button>
          </>
        }
      >
        {cancel.isError && (
          <Notice tone="bad" title={messageFor('cancelMeeting', cancel.error)} className="mt-4" />
        )}
      </Dialog>
    </>
  );
}
