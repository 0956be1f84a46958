import { Price } from '@/components/ui/display/price';

interface PriceLinesProps {
  /** Minutes of the meeting, if it is one and they may be shown. */
  minutes: number | undefined;
  /** Centavos. */
  price: number;
  platformFee: number;
  total: number;
}

/** A price line by line: the platform's fee is never a share of the lawyer's. */
export function PriceLines({ minutes, price, platformFee, total }: PriceLinesProps) {
  return (
    <dl className="grid gap-2 tabular">
      <Line
        label={minutes ? `Lawyer’s fee, ${minutes} minutes` : 'Lawyer’s fee'}
        centavos={price}
      />
      {total > 0 && <Line label="Platform fee" centavos={platformFee} />}
      <div className="flex justify-between gap-4 border-t pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>
          <Price centavos={total} />
        </dd>
      </div>
    </dl>
  );
}

function Line({ label, centavos }: { label: string; centavos: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <Price centavos={centavos} />
      </dd>
    </div>
  );
}
