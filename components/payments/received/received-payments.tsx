'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide';
import Link from 'next/link';
import { type ReactNode, useId, useState } from 'react';
import { ListSearch, useListSearch } from '@/components/platform/list-search';
import { MoreRows } from '@/components/platform/more-rows';
import { usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button, IconButton } from '@/components/ui/forms/button';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { PAYOUTS_FAILURE, payoutQuery, payoutsQuery } from '@/lib/client/payments/payouts';
import {
  RECEIVED_PAYMENTS_FAILURE,
  receivedPaymentsQuery,
} from '@/lib/client/payments/received-payments';
import { messageFor } from '@/lib/client/platform/messages';
import type { Payout } from '@/lib/contract/payments/payouts';
import type { ReceivedPayments as Received } from '@/lib/contract/payments/received-payments';
import { formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { addMonths, monthStart } from '@/lib/domain/platform/months';
import { BalancePanel } from '../payouts/balance-panel';
import { noteOf, PAYOUT_LABELS, RAIL_LABELS } from '../payouts/payout-text';
import { MonthFiles } from './month-files';
import { fits, groupsOf, holdsWords, PAYMENT_FILTERS, type PaymentFilter } from './payment-groups';
import { PaymentTable } from './payment-table';
import { PaymentTotals } from './payment-totals';
import { PAYMENT_QUERY_MAX, paymentsAddress } from './payments-path';

export function ReceivedPayments({ thisMonth }: { thisMonth: string }) {
  const [{ month }, show] = useAddress(paymentsAddress(thisMonth), 'push');
  const { data, ...query } = useQuery(receivedPaymentsQuery(month));
  const practice = usePractice();
  const ofMonth = data?.month === month ? data : undefined;
  const months = [...new Set([thisMonth, month, ...(data?.months ?? [])])].toSorted().toReversed();
  const go = (next: string) => show({ month: next, only: undefined, q: '' });
  return (
    <>
      <h1 className="text-3xl">Payments</h1>
      <p className="mt-2 max-w-form text-neutral-700">
        {practice
          ? `What clients paid for meetings and agreements with Atty. ${practice.lawyerName}.`
          : 'What is yours and when it is paid out, and what clients paid for meetings and agreements with you.'}
      </p>
      {!practice && <Payouts />}
      <h2 className="mt-10 text-2xl">Month by month</h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <MonthSwitch month={month} months={months} thisMonth={thisMonth} onMonth={go} />
        {ofMonth && <MonthFiles payments={ofMonth} thisMonth={thisMonth} />}
      </div>
      <QueryList
        className="mt-5"
        query={query}
        rows={ofMonth?.results}
        failure={<QueryFailure query={query} failure={RECEIVED_PAYMENTS_FAILURE} />}
        loading={<MonthSkeleton />}
        empty={ofMonth && <NoPayments payments={ofMonth} onMonth={go} />}
      >
        {() => ofMonth && <Month payments={ofMonth} thisMonth={thisMonth} />}
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

const FILTER_LABELS: Readonly<Record<PaymentFilter, string>> = {
  coming: 'Coming',
  disputed: 'Disputed',
  paid_out: 'Paid out',
  back: 'Went back',
  to_invoice: 'To invoice',
};

/** Payments from which on a search is of use. */
const MANY = 6;

interface MonthProps {
  payments: Received;
  thisMonth: string;
}

function Month({ payments, thisMonth }: MonthProps) {
  const { month, results, totals } = payments;
  const address = paymentsAddress(thisMonth);
  const [{ only, q }, go] = useAddress(address, 'replace');
  const search = useListSearch(q, PAYMENT_QUERY_MAX, (words) => go({ q: words }));
  const practice = usePractice();
  const chips = useId();
  const name = formatMonth(monthStart(month));
  const shown = results.filter(
    (payment) => (!only || fits(payment, only)) && (q === '' || holdsWords(payment, q)),
  );
  return (
    <section aria-label={`Payments of ${name}`}>
      <PaymentTotals totals={totals} />
      {(results.length >= MANY || q !== '') && (
        <ListSearch
          {...search.props}
          action={address.href({ month })}
          label="Search by client, title or reference"
          placeholder="Client, title, reference"
          className="mt-5"
        />
      )}
      <fieldset className="mt-3 flex min-w-0 gap-2 scroll-x">
        <legend className="sr-only">Only</legend>
        <ChoiceChip
          name={chips}
          className="shrink-0 px-3 text-sm"
          checked={!only}
          onChange={() => go({ only: undefined })}
        >
          All {results.length}
        </ChoiceChip>
        {PAYMENT_FILTERS.filter((filter) => filter !== 'to_invoice' || !practice).map((filter) => {
          const count = results.filter((payment) => fits(payment, filter)).length;
          if (count === 0 && only !== filter) return null;
          return (
            <ChoiceChip
              key={filter}
              name={chips}
              className="shrink-0 px-3 text-sm"
              checked={only === filter}
              onChange={() => go({ only: filter })}
            >
              {FILTER_LABELS[filter]} {count}
            </ChoiceChip>
          );
        })}
      </fieldset>
      {shown.length === 0 ? (
        <p role="status" className="mt-5 text-neutral-700">
          No payment of {name} is like that.{' '}
          <Button
            variant="quiet"
            onClick={() => {
              go({ only: undefined });
              search.clear();
            }}
          >
            Show all
          </Button>
        </p>
      ) : (
        <PaymentTable
          key={`${month} ${only} ${q}`}
          groups={groupsOf(shown)}
          caption={`Payments of ${name}, by when they are paid out`}
          allOpen={only !== undefined || q !== ''}
        />
      )}
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

export function Payouts() {
  const query = useInfiniteQuery(payoutsQuery);
  const overview = query.data?.pages[0];
  const payouts = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <section aria-labelledby="balance" className="mt-6">
      <h2 id="balance" className="text-2xl">
        Your balance
      </h2>
      <div className="mt-3">
        {query.isPending && (
          <LoadingRegion label="Loading your balance">
            <Skeleton className="h-72 w-full lg:h-45" />
          </LoadingRegion>
        )}
        {query.isLoadingError && (
          <QueryFailure query={query} failure={PAYOUTS_FAILURE} headingLevel="h3" />
        )}
        {overview && <BalancePanel overview={overview} />}
      </div>
      {overview && (
        <PayoutList
          payouts={payouts}
          older={
            <MoreRows
              query={query}
              label="Show older payouts"
              failure={messageFor(PAYOUTS_FAILURE, query.error)}
            />
          }
        />
      )}
    </section>
  );
}

interface MonthSwitchProps {
  month: string;
  months: readonly string[];
  thisMonth: string;
  onMonth: (month: string) => void;
}

function MonthSwitch({ month, months, thisMonth, onMonth }: MonthSwitchProps) {
  const earliest = months.at(-1) ?? month;
  return (
    <fieldset className="flex min-w-0 items-center gap-1 max-sm:w-full">
      <legend className="sr-only">Month</legend>
      <IconButton
        aria-label="Month before"
        disabled={month <= earliest}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <Icon of={ChevronLeft} className="size-5" />
      </IconButton>
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <Select aria-label="Month" value={month} onChange={(event) => onMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(monthStart(one))}
            </option>
          ))}
        </Select>
      </div>
      <IconButton
        aria-label="Month after"
        disabled={month >= thisMonth}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Icon of={ChevronRight} className="size-5" />
      </IconButton>
    </fieldset>
  );
}

interface PayoutListProps {
  payouts: readonly Payout[];
  /** The way to those that were not read yet. */
  older: ReactNode;
}

/** The latest payout, and the others behind one press. */
function PayoutList({ payouts, older }: PayoutListProps) {
  const [all, setAll] = useState(false);
  return (
    <div className="mt-6">
      <h3 className="font-serif text-xl font-medium">Payouts</h3>
      {payouts.length === 0 ? (
        <p className="mt-2 text-neutral-700">
          Nothing has been paid out yet. The first payout appears here.
        </p>
      ) : (
        <div className="mt-3 rounded border bg-white">
          <ul aria-label="Payouts" className="divide-y">
            {payouts.slice(0, all ? undefined : 1).map((payout) => (
              <Row key={payout._id} payout={payout} />
            ))}
          </ul>
          {payouts.length > 1 && (
            <div className="border-t p-1">
              <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? 'Show the latest alone' : 'Show all payouts'}
              </Button>
            </div>
          )}
        </div>
      )}
      {all && older}
    </div>
  );
}

function Row({ payout }: { payout: Payout }) {
  const { status, transferred, withheld, bank, account_end, rail, created_at, paid_at } = payout;
  const { tone, text } = PAYOUT_LABELS[status];
  const note = noteOf(payout);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="px-4 pt-3 pb-1 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          <Price centavos={transferred} />
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-0.5 text-sm break-words text-neutral-700 tabular">
        <span>
          {paid_at
            ? `Arrived on ${formatDay(Date.parse(paid_at))}`
            : `Begun on ${formatDay(Date.parse(created_at))}`}
        </span>
        <span>, {bank}</span>
        {account_end && <span>{`, account ending in ${account_end}`}</span>}
        <span>, {RAIL_LABELS[rail]}</span>
        {withheld > 0 && (
          <>
            <span>, </span>
            <Withheld centavos={withheld} />
          </>
        )}
      </p>
      {note && <p className="mt-1 text-sm text-neutral-700">{note}</p>}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        What it consists of
      </Button>
      {isOpen && <Parts payoutId={payout._id} />}
    </li>
  );
}

/** Stays on one line: a sum at the end of one and its meaning on the next are hard to read. */
function Withheld({ centavos }: { centavos: number }) {
  return (
    <span className="whitespace-nowrap">
      <Price centavos={centavos} /> withheld as tax
    </span>
  );
}

function Parts({ payoutId }: { payoutId: string }) {
  const { data, ...query } = useQuery(payoutQuery(payoutId));
  return (
    <QueryList
      className="mt-1.5 mb-3"
      query={query}
      rows={data?.parts}
      failure={<QueryFailure query={query} failure={RECEIVED_PAYMENTS_FAILURE} headingLevel="h3" />}
      loading={
        <LoadingRegion label="Loading payments">
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      }
      empty={<p className="text-sm text-neutral-700">No payment is named for this payout.</p>}
    >
      {(parts) => (
        <>
          <ul className="divide-y border-t text-sm">
            {parts.map(({ reference, share, withheld, net, client, about }) => (
              <li key={reference} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 break-words">
                  {client.display_name}
                  <Link
                    href={about.path}
                    prefetch={false}
                    className={classNames(textLinkClass, 'block')}
                  >
                    {about.title}
                  </Link>
                </span>
                <span className="text-right tabular">
                  <Price centavos={share} />
                  {share + withheld < net && (
                    <span>
                      {' of '}
                      <Price centavos={net} />
                    </span>
                  )}
                  {withheld > 0 && (
                    <span className="block text-neutral-600">
                      <Withheld centavos={withheld} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {data && data.tax_at_release > 0 && (
            <p className="flex justify-between gap-4 border-t py-2 text-sm tabular">
              <span>Tax withheld at the release</span>
              <Price centavos={data.tax_at_release} />
            </p>
          )}
        </>
      )}
    </QueryList>
  );
}
