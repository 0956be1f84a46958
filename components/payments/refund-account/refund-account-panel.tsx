'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { NEED_ACCOUNT, whyByHand, willTransfer } from '@/lib/catalogue/money/refund-account';
import {
  REFUND_ACCOUNT_FAILURE,
  refundAccountQuery,
  useGiveRefundAccount,
} from '@/lib/client/payments/refund-account';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import type { RefundAccount } from '@/lib/contract/payments/refund-accounts';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatPeso } from '@/lib/domain/platform/money';
import { RefundAccountForm } from './refund-account-form';

interface RefundAccountPanelProps {
  refund: RefundAccountState;
  className?: string;
}

/** Asks the client for an account if a refund cannot go back the way it was paid; afterwards shows when it arrives. */
export function RefundAccountPanel({ refund, className }: RefundAccountPanelProps) {
  const query = useQuery(refundAccountQuery(refund.refund_id));
  const title = refund.status === 'needed' && !query.data?.account ? NEED_ACCOUNT : 'Your refund';
  return (
    <section
      aria-label={title}
      className={classNames(
        'rounded border border-amber-300 bg-white p-5 print:hidden sm:p-6',
        className,
      )}
    >
      <h2 className="text-xl">{title}</h2>
      {query.data && <Where refund={query.data} />}
      {query.isPending && (
        <LoadingRegion label="Loading the refund">
          <Skeleton className="mt-3 h-12 w-full" />
          <Skeleton className="mt-3 h-24 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure
          query={query}
          failure={REFUND_ACCOUNT_FAILURE}
          headingLevel="h3"
          className="mt-3"
        />
      )}
    </section>
  );
}

function Where({ refund }: { refund: RefundAccount }) {
  const [changing, setChanging] = useState(false);
  const give = useGiveRefundAccount(refund.refund_id);
  const { account, amount } = refund;
  if (refund.status === 'paid')
    return <p className="mt-2">We have transferred {formatPeso(amount)} to you.</p>;
  if (!account || changing) {
    return (
      <>
        <p className="mt-2 max-w-text">
          {whyByHand(refund.method)} Tell us where to transfer your refund of{' '}
          <strong className="font-semibold">{formatPeso(amount)}</strong>. It is there within{' '}
          {BY_HAND_BANKING_DAYS} banking days.
        </p>
        <FactorPrompt />
        <RefundAccountForm
          refund={refund}
          give={give}
          onDone={() => setChanging(false)}
          onBack={account ? () => setChanging(false) : undefined}
        />
      </>
    );
  }
  return (
    <>
      <p role="status" className="mt-2 max-w-text">
        {willTransfer(amount, { bankId: account.bank_id, end: account.account_end })}
      </p>
      <Button variant="outline" className="mt-4" onClick={() => setChanging(true)}>
        Change the account
      </Button>
    </>
  );
}
