import { durationLabel } from '@/components/meetings/meeting-labels';
import { ClockTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { firstTotal } from './first-payment';

interface PendingPaymentProps {
  item: WorkItem;
  /** Epoch milliseconds. */
  now: number;
}

/** Accepted and not paid yet: the way on, how long it is open, and what comes after it. */
export function PendingPayment({ item, now }: PendingPaymentProps) {
  const part = item.milestones.find(({ status }) => status === 'PAYMENT_PENDING');
  const until = part?.hold_expires_at ? Date.parse(part.hold_expires_at) : null;
  const url = item.checkout_url ?? part?.checkout_url;
  return (
    <div className="p-5">
      <h2 className="text-xl">Pay to begin</h2>
      <p className="mt-2 text-neutral-700">
        You accepted the agreement. It takes effect as soon as your payment arrives.
      </p>
      {url && (
        <a
          href={url}
          className={`mt-4 ${buttonClass({ variant: 'action', size: 'large', wide: true })}`}
        >
          <span>
            Continue to payment, <Price centavos={firstTotal(item)} />
          </span>
        </a>
      )}
      {until !== null && (
        <p className="mt-3 text-sm text-neutral-700 tabular">
          {until > now
            ? `${durationLabel(until - now)} left. `
            : 'We are checking whether a payment arrived. '}
          {until > now && (
            <>
              If it is not paid by <ClockTime instant={until} />, nothing is charged and the
              agreement is a proposal again. You can then accept or decline it.
            </>
          )}
        </p>
      )}
    </div>
  );
}
