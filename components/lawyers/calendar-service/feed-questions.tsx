'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { useDeleteFeed, type useGenerateFeed } from '@/lib/client/lawyers/calendars';
import { afterwards } from './afterwards';

/** Asks before the address that calendars read is gone. */
export function NewAddress({ generate }: { generate: ReturnType<typeof useGenerateFeed> }) {
  return (
    <ConfirmAction
      label="Make a new address"
      title="Make a new address?"
      confirm="Make a new one"
      pendingLabel="Making it"
      keep="Keep the current one"
      failure={null}
      mutation={{ isPending: generate.isPending }}
      run={() => afterwards(generate.mutateAsync())}
    >
      The current address stops working right away. Calendars that use it will stop showing your
      meetings until you give them the new one.
    </ConfirmAction>
  );
}

export function SwitchOff({ onDone }: { onDone: () => void }) {
  const remove = useDeleteFeed();
  return (
    <ConfirmAction
      label="Switch off"
      look={{ variant: 'danger-outline' }}
      title="Switch the feed off?"
      confirm="Switch it off"
      confirmVariant="danger"
      pendingLabel="Switching off"
      keep="Keep it"
      failure={null}
      mutation={remove}
      run={() => afterwards(remove.mutateAsync())}
      onDone={onDone}
    >
      Its address stops working right away. Calendars that use it will stop showing your meetings.
    </ConfirmAction>
  );
}
