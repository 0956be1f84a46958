import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import type { Payout } from '@/lib/contract/payments/payouts';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { noteOf, PAYOUT_LABELS, RAIL_LABELS } from './payout-text';

/** Payouts of a lawyer, the newest first. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-lg font-semibold">Payouts</h3>
      {payouts.length === 0 ? (
        <p className="mt-2 text-neutral-700">
          Nothing has been paid out yet. The first payout appears here.
        </p>
      ) : (
        <ul aria-label="Payouts" className="mt-3 divide-y rounded border bg-white">
          {payouts.map((payout) => (
            <Row key={payout._id} payout={payout} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ payout }: { payout: Payout }) {
  const { status, transferred, withheld, bank, account_end, rail, created_at, paid_at } = payout;
  const { tone, text } = PAYOUT_LABELS[status];
  const note = noteOf(payout);
  return (
    <li className="p-4 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="font-semibold">
          <Price centavos={transferred} />
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="mt-1 text-sm break-words text-neutral-700">
        {bank}
        {account_end && `, account ending in ${account_end}`}, {RAIL_LABELS[rail]}
      </p>
      <p className="mt-0.5 text-sm text-neutral-600 tabular">
        {paid_at
          ? `Arrived on ${formatDay(Date.parse(paid_at))}`
          : `Begun on ${formatDay(Date.parse(created_at))}`}
        {withheld > 0 && (
          <>
            , <Price centavos={withheld} /> withheld as tax
          </>
        )}
      </p>
      {note && <p className="mt-1 text-sm text-neutral-700">{note}</p>}
    </li>
  );
}
