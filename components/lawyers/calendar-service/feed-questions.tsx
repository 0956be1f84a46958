'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useDeleteFeed, type useGenerateFeed } from '@/lib/client/lawyers/calendars';
import { afterwards } from './afterwards';

/** Asks before the address that calendars read is gone. */
export function NewAddress({ generate }: { generate: ReturnType<typeof useGenerateFeed> }) {
  const [open, setOpen] = useState(false);
  const make = async () => {
    if (await afterwards(generate.mutateAsync(undefined))) setOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Make a new address
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Make a new address?"
        description="The current address stops working right away. Calendars that use it will stop showing your meetings until you give them the new one."
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep the current one
            </Button>
            <Button
              pending={generate.isPending}
              pendingLabel="Making it"
              onClick={() => void make()}
            >
              Make a new one
            </Button>
          </>
        }
      />
    </>
  );
}

export function SwitchOff({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const remove = useDeleteFeed();
  const switchOff = async () => {
    if (await afterwards(remove.mutateAsync())) onDone();
  };
  return (
    <>
      <Button variant="danger-outline" onClick={() => setOpen(true)}>
        Switch off
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Switch the feed off?"
        description="Its address stops working right away. Calendars that use it will stop showing your meetings."
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              pendingLabel="Switching off"
              onClick={() => void switchOff()}
            >
              Switch it off
            </Button>
          </>
        }
      />
    </>
  );
}
