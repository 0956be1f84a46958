'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { browserPushQuery, useSwitchPush } from '@/lib/client/notifications/preferences';
import { askPermission, isTurnedOff } from '@/lib/client/notifications/web-push';

/** Offers web push where the browser has it and nobody said no; Safari asks after a press alone. */
export function PushOffer() {
  const { data: browser } = useQuery(browserPushQuery());
  const change = useSwitchPush();
  const [wasOff] = useState(isTurnedOff);
  if (change.isSuccess) {
    return (
      <p role="status" className="border-t px-4 py-3 text-sm text-neutral-700">
        This browser will show notifications from now on.
      </p>
    );
  }
  if (browser !== 'off' || wasOff) return null;
  return (
    <div className="border-t p-2">
      <Button
        variant="quiet"
        wide
        pending={change.isPending}
        pendingLabel="Turning on"
        onClick={() => change.mutate(askPermission())}
      >
        Turn on notifications
      </Button>
      {change.isError && (
        <p role="alert" className="px-2 py-1 text-sm text-red-700">
          Your browser didn’t turn them on. See your account settings for help.
        </p>
      )}
    </div>
  );
}
