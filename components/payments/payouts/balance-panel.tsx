import Link from 'next/link';
import { Fact } from '@/components/ui/display/fact';
import { Price } from '@/components/ui/display/price';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { LawyerPayouts } from '@/lib/contract/payments/payouts';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { PayOut } from './pay-out';
import { notPayableReason, WAITING_COPY } from './payout-text';

/** A lawyer's balance by state, and the next steps. */
export function BalancePanel({ overview }: { overview: LawyerPayouts }) {
  const { held, available, on_the_way, paid_out, paydays } = overview;
  const [next] = paydays;
  return (
    <div className="rounded border bg-white">
      {next && (
        <p className="border-b p-4 lg:px-6">
          <span className="block font-serif text-2xl tabular">
            <Price centavos={next.amount} /> on {formatDate(dayKeyStart(next.day))}
          </span>
          <span className="text-sm text-neutral-600">Your next payout, as things stand.</span>
        </p>
      )}
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        <Fact
          name="Available"
          value={<Price centavos={available} />}
          note="yours, to be paid out"
        />
        <Fact
          name="Held"
          value={<Price centavos={held} />}
          note="for your clients, until its day"
        />
        <Fact
          name="On its way"
          value={<Price centavos={on_the_way} />}
          note="to your bank account"
        />
        <Fact name="Paid out" value={<Price centavos={paid_out} />} note="so far" />
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t p-4 lg:px-6">
        <NextPayout overview={overview} />
        {overview.can_request && <PayOut overview={overview} />}
      </div>
      <Ahead overview={overview} />
    </div>
  );
}

/** Payouts of the next Mondays, and money that is held until an event. */
function Ahead({ overview: { paydays, waiting } }: { overview: LawyerPayouts }) {
  if (paydays.length + waiting.length === 0) return null;
  return (
    <div className="border-t p-4 lg:px-6">
      <h3 className="font-sans text-base font-semibold">What is paid out when</h3>
      {paydays.length > 0 && (
        <p className="mt-1 text-sm text-neutral-600">As things stand, if nothing else comes in.</p>
      )}
      <ul className="mt-2 divide-y text-sm tabular">
        {paydays.map(({ day, amount }) => (
          <li key={day} className="flex justify-between gap-4 py-2">
            <span>{formatDate(dayKeyStart(day))}</span>
            <Price centavos={amount} />
          </li>
        ))}
        {waiting.map(({ why, amount, count }) => (
          <li key={why} className="flex justify-between gap-4 py-2 text-neutral-700">
            <span>
              <span>{WAITING_COPY[why]}</span>
              {count > 1 && <span>{`, ${count} payments`}</span>}
            </span>
            <Price centavos={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NextPayout({ overview }: { overview: LawyerPayouts }) {
  const { bank, minimum, next_payout_on, payable_from, why_not } = overview;
  const reason = notPayableReason(overview);
  const next = dayKeyStart(next_payout_on);
  // A new account is left out of the Mondays before its day.
  const isPayday = payable_from === null || next >= Date.parse(payable_from);
  return (
    <div className="min-w-0 max-w-form text-sm text-neutral-700">
      {reason && <p className="font-medium text-neutral-900">{reason}</p>}
      {(why_not === 'no_bank' || why_not === 'bank_unreachable') && (
        <p className="mt-1">
          <Link
            href="/lawyer-portal/profile/banking-info"
            prefetch={false}
            className={textLinkClass}
          >
            Open your bank details
          </Link>
        </p>
      )}
      {bank && (
        <p>
          <span>
            Each Monday we pay out what is available, from {formatPeso(minimum)}, to {bank.name},
            account ending in <span className="tabular">{bank.account_end}</span>.
          </span>{' '}
          {payable_from && why_not !== 'bank_changed' && (
            <span>{`Your new account is paid from ${formatDate(Date.parse(payable_from))}. `}</span>
          )}
          {isPayday && <span>{`Next: ${formatDate(next)}.`}</span>}
        </p>
      )}
    </div>
  );
}
