'use client';

import { Button } from '@/components/ui/forms/button';
import { useReplayWebhook } from '@/lib/client/admin/webhooks';
import { AdminActionFailure } from '../admin-failure';

/** Settles the payment of a delivery again; safe to press as often as one likes. */
export function ReplayWebhook({ id }: { id: string }) {
  const replay = useReplayWebhook(id);
  return (
    <div className="grid gap-2 md:w-40">
      <Button
        variant="outline"
        size="small"
        pending={replay.isPending}
        pendingLabel="Asking"
        onClick={() => replay.mutate()}
      >
        Settle again
      </Button>
      <p role="status" className="text-sm text-neutral-600 empty:hidden">
        {replay.isSuccess && 'As the gateway has it.'}
      </p>
      <AdminActionFailure title="It was not settled" error={replay.error} />
    </div>
  );
}
