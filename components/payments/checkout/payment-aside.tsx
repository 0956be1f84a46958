import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import type { Checkout } from '@/lib/contract/payments/payments';
import { methodLabel } from './method-text';
import { PriceLines } from './price-lines';

interface PaymentAsideProps {
  label: string;
  checkout: Checkout;
  minutes: number | undefined;
  about: ReactNode;
  note: { icon: IconNode; text: ReactNode } | null;
}

export function PaymentAside({ label, checkout, minutes, about, note }: PaymentAsideProps) {
  const method = methodLabel(checkout);
  return (
    <aside
      aria-label={label}
      className="mt-8 self-start rounded border bg-white lg:mt-0 print:break-inside-avoid"
    >
      {about}
      <div className="border-t p-5 first:border-t-0">
        {isOver(checkout) ? (
          <p className="font-semibold">Nothing to pay</p>
        ) : (
          <PriceLines
            minutes={minutes}
            price={checkout.price}
            platformFee={checkout.platform_fee}
            total={checkout.total}
          />
        )}
        <p className="mt-2 text-sm text-neutral-600">
          {method && !isOver(checkout) && <span>{`${paidWith(checkout)}${method}. `}</span>}
          <span>Reference</span>{' '}
          <span className="font-semibold text-neutral-900 tabular">{checkout.reference}</span>
        </p>
      </div>
      {note && (
        <div className="flex gap-2.5 rounded-b border-t bg-neutral-50 p-5 text-sm text-neutral-700">
          <Icon of={note.icon} className="mt-px size-4.5 text-teal-800" />
          <div className="min-w-0">{note.text}</div>
        </div>
      )}
    </aside>
  );
}

function paidWith({ state, by_payer }: Checkout): string {
  if (state !== 'confirmed') return '';
  return by_payer ? 'Paid for you with ' : 'Paid with ';
}

/** Whether it was cancelled or expired before any money arrived: no sum is due any more. */
function isOver({ state, received }: Checkout): boolean {
  return received === null && (state === 'cancelled' || state === 'expired');
}

export function PaidLawyer({ lawyer }: { lawyer: NonNullable<Checkout['details']>['lawyer'] }) {
  return (
    <div className="flex items-center gap-3.5 p-5">
      <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square size="large" />
      <p className="min-w-0 font-semibold">{withTitle(lawyer.display_name)}</p>
    </div>
  );
}

export function PaidFact(props: { name: string; icon: IconNode; children: ReactNode }) {
  const { name, icon, children } = props;
  return (
    <div className="flex gap-3">
      <dt>
        <Icon of={icon} className="mt-0.5 size-5 text-neutral-500" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
