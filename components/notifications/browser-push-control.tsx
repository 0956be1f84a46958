'use client';

import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide';
import { FieldError } from '@/components/ui/display/field-error';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import {
  browserPushQuery,
  preferencesQuery,
  SWITCH_PUSH_FAILURE,
  useSwitchPush,
} from '@/lib/client/notifications/preferences';
import { askPermission, type BrowserPush, PushRefused } from '@/lib/client/notifications/web-push';
import { messageFor } from '@/lib/client/platform/messages';

const COPY: Readonly<Record<BrowserPush, string>> = {
  on: 'This browser shows notifications, even when the site is closed.',
  off: 'This browser doesn’t show notifications yet.',
  denied:
    'This browser blocks notifications from Sangguni. Allow them for this site in your browser settings, then reload the page.',
  'home-screen':
    'On an iPhone or iPad, tap Share, then “Add to Home Screen”. Open Sangguni from there and turn notifications on. It needs iOS 16.4 or later.',
  unsupported:
    'This browser can’t show notifications. You still get them in the bell and by email.',
};

export function BrowserPushControl() {
  const browser = useQuery(browserPushQuery()).data;
  const { data: preferences } = useQuery(preferencesQuery());
  const change = useSwitchPush();
  // A browser may still have the half of a session that ended.
  const state = browser === 'on' && !preferences?.push.subscribed ? 'off' : browser;
  if (!state) return <Skeleton className="h-24" />;
  return (
    <div className="grid gap-3 rounded border bg-white p-4">
      <p className="flex gap-3">
        <Icon of={BellRing} className="mt-0.5 size-5 shrink-0 text-teal-800" />
        <span className="min-w-0" role="status">
          {COPY[state]}
        </span>
      </p>
      {(state === 'on' || state === 'off') && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={change.isPending}
          pendingLabel={state === 'on' ? 'Turning off' : 'Turning on'}
          onClick={() => change.mutate(state === 'on' ? null : askPermission())}
        >
          {state === 'on' ? 'Turn off on this browser' : 'Turn on notifications'}
        </Button>
      )}
      {change.isError && state !== 'denied' && <FieldError>{failureText(change.error)}</FieldError>}
    </div>
  );
}

function failureText(error: Error): string {
  if (error instanceof PushRefused) return 'Your browser didn’t allow it.';
  return messageFor(SWITCH_PUSH_FAILURE, error);
}
