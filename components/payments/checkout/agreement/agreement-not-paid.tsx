import { FileX, Undo2 } from 'lucide';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { SupportLink } from '@/components/platform/support-email';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Checkout } from '@/lib/contract/payments/payments';
import { RefundAccountPanel } from '../../refund-account/refund-account-panel';
import { AgreementLink } from './agreement-link';
import { textFor } from './agreement-text';

/** Not paid: the time to pay ended, nobody asks for it any more, or the money goes back. */
export function AgreementNotPaid({ checkout }: { checkout: Checkout }) {
  const { details, state } = checkout;
  const { title, text } = textFor(checkout);
  const mark = state === 'refunding' || state === 'refunded' ? Undo2 : FileX;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <div className="mt-6 flex gap-3 rounded border border-amber-300 bg-amber-50 p-5 text-amber-900 sm:p-6">
        <Icon of={mark} className="mt-0.5 size-5" />
        <div className="min-w-0">
          {details?.work_item && (
            <p className="font-semibold wrap-anywhere">
              {details.work_item.title}, with {withTitle(details.lawyer.display_name)}
            </p>
          )}
          <p className="max-w-text">{text}</p>
        </div>
      </div>
      {checkout.refund_account && (
        <RefundAccountPanel refund={checkout.refund_account} className="mt-5" />
      )}
      {details?.work_item && (
        <p className="mt-5 print:hidden">
          {state === 'cancelled' ? (
            <Link
              href="/customer-portal/work-items"
              prefetch={false}
              className={buttonClass({ variant: 'action' })}
            >
              See your agreements
            </Link>
          ) : (
            <AgreementLink item={details.work_item} variant="action" />
          )}
        </p>
      )}
      <p className="mt-4 text-neutral-700">
        Questions about this payment: <SupportLink />
      </p>
    </>
  );
}
