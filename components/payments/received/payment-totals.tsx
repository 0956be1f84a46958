import { Fact } from '@/components/ui/display/fact';
import { Price } from '@/components/ui/display/price';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';

export function PaymentTotals({ totals }: { totals: ReceivedPayments['totals'] }) {
  return (
    <dl className="grid grid-cols-2 rounded border bg-white lg:grid-cols-4">
      <Fact
        name="Your fees"
        value={<Price centavos={totals.net} />}
        note="after refunds, before tax"
      />
      <Fact
        name="Clients paid"
        value={<Price centavos={totals.gross} />}
        note={totals.count === 1 ? 'in 1 payment' : `in ${totals.count} payments`}
      />
      <Fact
        name="Platform fee"
        value={<Price centavos={totals.platform_fee} />}
        note="paid by clients on top of yours"
      />
      <Fact
        name="Refunded"
        value={<Price centavos={totals.refunded} />}
        note="or on its way to clients"
      />
    </dl>
  );
}
