import { Notice } from '@/components/ui/feedback/notice';
import type { Webhooks } from '@/lib/contract/admin/webhooks';
import { momentLabel } from '@/lib/domain/platform/clock-labels';

interface WebhookHealthProps {
  health: Webhooks['health'];
  /** Epoch milliseconds. */
  now: number;
}

export function WebhookHealth({ health, now }: WebhookHealthProps) {
  const { gateway, url, last_at, missed } = health;
  return (
    <div className="mb-6 grid gap-4">
      {missed > 0 && (
        <Notice tone="bad" title="No events for 24 hours although there were payments">
          <p>
            {missed === 1 ? 'One payment was' : `${missed} payments were`} found by asking the
            gateway instead, so nothing is lost; it only takes longer. At the gateway, check that
            the webhook is enabled and has the address below.
          </p>
        </Notice>
      )}
      <dl className="grid gap-x-6 gap-y-3 rounded border bg-white p-4 sm:grid-cols-[auto_1fr]">
        <dt className="text-neutral-600">Address at the gateway ({gateway})</dt>
        <dd className="font-mono break-all">{url}</dd>
        <dt className="text-neutral-600">Last signed event</dt>
        <dd>{last_at ? `${momentLabel(Date.parse(last_at), now)} PHT` : 'None so far'}</dd>
      </dl>
    </div>
  );
}
