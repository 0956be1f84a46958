import { ProgressSteps } from '@/components/payments/checkout/progress-steps';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatPeso } from '@/lib/domain/platform/money';

interface RefundStepsProps {
  payment: Meeting['payment'];
  asked: boolean;
}

/** Progress of the client's refund; nothing if there is none. */
export function RefundSteps({ payment, asked }: RefundStepsProps) {
  const { status, method, refunded, by_payer } = payment;
  if (asked || (status !== 'REFUND_PENDING' && status !== 'REFUNDED')) return null;
  const isSent = status === 'REFUNDED';
  const sum = isSent ? formatPeso(refunded) : 'The refund';
  return (
    <section aria-labelledby="refund" className="mt-5 rounded border bg-white p-5 sm:p-6">
      <h2 id="refund" className="text-xl">
        {by_payer ? 'The refund' : 'Your refund'}
      </h2>
      <ProgressSteps
        steps={[
          { title: 'Refund started', note: 'You do not have to do anything.', state: 'done' },
          {
            title: isSent ? 'Sent' : 'Being sent',
            note: isSent
              ? 'It has left us.'
              : `If it can’t go back that way, we ask ${by_payer ? 'them by email for an account' : 'you for an account here'}.`,
            state: isSent ? 'done' : 'now',
          },
          {
            title: by_payer ? 'Back with the person who paid' : 'Back with you',
            note:
              method === 'qrph' && !by_payer
                ? 'On the account that you gave.'
                : goesBack(sum, method, by_payer),
            state: 'later',
          },
        ]}
      />
    </section>
  );
}
