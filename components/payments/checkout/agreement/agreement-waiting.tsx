import { ExternalLink, Mail } from 'lucide';
import { withTitle } from '@/components/lawyers/practice';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Checkout } from '@/lib/contract/payments/payments';
import { HoldClock } from '../hold-clock';
import { isChecking, isUnpaid, payerOf, type Returned, through } from '../method-text';
import { NotPaidYet } from '../not-paid-yet';
import { type ProgressStep, ProgressSteps } from '../progress-steps';
import { AgreementLink } from './agreement-link';
import { textFor } from './agreement-text';

interface AgreementWaitingProps {
  checkout: Checkout;
  /** The last request for the status failed. */
  outOfReach: boolean;
  returned: Returned;
}

/**
 * Unpaid: the state, the time left and, unless the client came from paying, the links to the payment page and the
 * agreement.
 */
export function AgreementWaiting({ checkout, outOfReach, returned }: AgreementWaitingProps) {
  const { details, hold_expires_at, server_time } = checkout;
  const { title, text } = textFor(checkout, returned);
  const unpaid = isUnpaid(checkout, returned);
  const checking = isChecking(checkout, returned);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-neutral-700">{text}</p>
      <div className="mt-7 rounded border bg-white p-5 sm:p-6">
        {hold_expires_at && !checking && (
          <HoldClock
            label="Time to pay"
            over="Time is up. Checking for your payment"
            until={Date.parse(hold_expires_at)}
            serverTime={Date.parse(server_time)}
          />
        )}
        {!unpaid && <ProgressSteps steps={stepsOf(checkout, checking, outOfReach)} />}
      </div>
      {checking && <NotPaidYet paymentRef={checkout.ref} />}
      {details?.work_item && (
        <>
          <div className="mt-5 flex flex-col gap-3 sm:flex-row print:hidden">
            {details.checkout_url && !checking && (
              <a href={details.checkout_url} className={buttonClass({ variant: 'action' })}>
                <span>
                  Pay <Price centavos={checkout.total} />
                </span>
                <Icon of={ExternalLink} className="size-4" />
              </a>
            )}
            <AgreementLink item={details.work_item} variant="outline" />
          </div>
          <p className="mt-5 flex max-w-text gap-2.5 text-neutral-700">
            <Icon of={Mail} className="mt-0.5 size-5 text-neutral-500" />
            <span className="min-w-0">
              You can close this page. We’ll email {details.client_email} when the payment is
              confirmed. If your payment arrives too late, you get all of it back.
            </span>
          </p>
        </>
      )}
    </>
  );
}

function stepsOf(checkout: Checkout, checking: boolean, outOfReach: boolean): ProgressStep[] {
  const { details } = checkout;
  const item = details?.work_item;
  return [
    {
      title: checking ? `Paid${through(checkout)}` : 'Payment started',
      note: item ? (item.part ?? item.title) : 'By the client of the agreement',
      state: 'done',
    },
    {
      title: `Waiting for ${payerOf(checkout)} to confirm`,
      note: outOfReach
        ? 'We can’t check the payment right now. We’ll keep trying.'
        : 'Checked every few seconds',
      state: 'now',
    },
    {
      title: 'Payment confirmed',
      note: details
        ? `You and ${withTitle(details.lawyer.display_name)} get an email`
        : 'The client and the lawyer get an email',
      state: 'later',
    },
  ];
}
