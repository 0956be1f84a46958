'use client';

import { FactorNeeded } from '@/components/accounts/second-factor/factor-needed';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { REQUEST_PAYOUT_FAILURE, useRequestPayout } from '@/lib/client/payments/payouts';
import { reasonFor } from '@/lib/client/platform/messages';
import type { LawyerPayouts } from '@/lib/contract/payments/payouts';
import { formatPeso } from '@/lib/domain/platform/money';

export function PayOut({ overview }: { overview: LawyerPayouts }) {
  const { payable, available, bank } = overview;
  const request = useRequestPayout();
  return (
    <>
      <FactorPrompt />
      <ConfirmAction
        label="Pay out now"
        look={{ variant: 'action' }}
        title={`Pay out ${formatPeso(payable)}?`}
        confirm={`Pay out ${formatPeso(payable)}`}
        fields={
          payable < available && (
            <p className="text-sm text-neutral-700">
              Your bank takes up to {formatPeso(payable)} at a time. The rest stays in your balance.
            </p>
          )
        }
        failure={
          request.isError && (
            <Notice tone="bad" title={messageWithFactor(REQUEST_PAYOUT_FAILURE, request.error)}>
              {reasonFor(request.error)}
            </Notice>
          )
        }
        mutation={request}
        run={() => request.mutateAsync()}
        onDone={() => showToast('success', 'Your payout is on its way.')}
      >
        {`It goes to ${bank?.name}, account ending in ${bank?.account_end}. A payout cannot be stopped.`}
      </ConfirmAction>
      <FactorNeeded what="A payout on request" />
    </>
  );
}
