'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { receivedPaymentsQuery } from '@/lib/client/payments/received-payments';
import type { ReceivedPayments as Received } from '@/lib/contract/payments/received-payments';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { Payouts } from '../payouts/payouts';
import { MonthFiles } from './month-files';
import { MonthSwitch } from './month-switch';
import { PaymentRows } from './payment-rows';
import { PaymentTable } from './payment-table';
import { PaymentTotals } from './payment-totals';
import { paymentsAddress } from './payments-path';

/** What clients paid for a lawyer's meetings and agreements, month by month. */
export function ReceivedPayments({ thisMonth }: { thisMonth: string }) {
  const [{ month }, show] = useAddress(paymentsAddress(thisMonth), 'push');
  const { data, ...query } = useQuery(receivedPaymentsQuery(month));
  const ofMonth = data?.month === month ? data : undefined;
  const months = [...new Set([thisMonth, month, ...(data?.months ?? [])])].toSorted().toReversed();
  const go = (next: string) => show({ month: next });
  return (
    <>
      <h1 className="text-3xl">Payments</h1>
      <p className="mt-2 max-w-form text-neutral-700">
        What is yours and when it is paid out, and what clients paid for meetings and agreements
        with you.
      </p>
      <Payouts />
      <h2 className="mt-10 text-2xl">Month by month</h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <MonthSwitch month={month} months={months} thisMonth={thisMonth} onMonth={go} />
        {ofMonth && <MonthFiles payments={ofMonth} thisMonth={thisMonth} />}
      </div>
      <QueryList
        className="mt-5"
        query={query}
        rows={ofMonth?.results}
        failure={<QueryFailure query={query} action="receivedPayments" />}
        loading={<MonthSkeleton />}
        empty={ofMonth && <NoPayments payments={ofMonth} onMonth={go} />}
      >
        {() => ofMonth && <Month payments={ofMonth} />}
      </QueryList>
    </>
  );
}

interface NoPaymentsProps {
  payments: Received;
  onMonth: (month: string) => void;
}

function NoPayments({ payments, onMonth }: NoPaymentsProps) {
  const [latest] = payments.months;
  return (
    <EmptyState
      title={
        latest ? `No payments in ${formatMonth(monthStart(payments.month))}` : 'No payments yet'
      }
      action={
        latest && (
          <Button variant="outline" onClick={() => onMonth(latest)}>
            Show {formatMonth(monthStart(latest))}
          </Button>
        )
      }
    >
      {latest
        ? `No client paid in this month. The latest payment is of ${formatMonth(monthStart(latest))}.`
        : 'When a client pays for a meeting or an agreement with you, the payment appears here.'}
    </EmptyState>
  );
}

function Month({ payments }: { payments: Received }) {
  const { month, results, totals } = payments;
  const name = formatMonth(monthStart(month));
  return (
    <section aria-label={`Payments of ${name}`}>
      <PaymentTotals totals={totals} />
      <PaymentTable payments={results} caption={`Payments of ${name}, the latest first`} />
      <PaymentRows payments={results} />
    </section>
  );
}

function MonthSkeleton() {
  return (
    <LoadingRegion label="Loading payments">
      <Skeleton className="h-45 w-full lg:h-27" />
      <Skeleton className="mt-5 h-72 w-full" />
    </LoadingRegion>
  );
}
