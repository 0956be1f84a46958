import { FileText, Handshake, type IconNode, Lock } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import { MONEY_HELD } from '@/lib/catalogue/agreement-money';
import type { Checkout } from '@/lib/contract/payments/payments';
import { methodLabel } from '../method-text';
import { PriceLines } from '../price-lines';

/** What of which agreement the payment is for, as far as the viewer may know, and what it comes to. */
export function AgreementAside({ checkout }: { checkout: Checkout }) {
  const { details, price, platform_fee, total, state } = checkout;
  const label = methodLabel(checkout);
  const isHeld = state === 'waiting' || state === 'confirmed';
  return (
    <aside
      aria-label="Your payment"
      className="mt-8 self-start rounded border bg-white lg:mt-0 print:break-inside-avoid"
    >
      {details && <About details={details} />}
      <div className="border-t p-5 first:border-t-0">
        <PriceLines minutes={undefined} price={price} platformFee={platform_fee} total={total} />
        <p className="mt-2 text-sm text-neutral-600">
          {label && `${state === 'confirmed' ? 'Paid with ' : ''}${label}. `}
          Reference{' '}
          <span className="font-semibold text-neutral-900 tabular">{checkout.reference}</span>
        </p>
      </div>
      {isHeld && (
        <p className="flex gap-2.5 rounded-b border-t bg-neutral-50 p-5 text-sm text-neutral-700">
          <Icon of={Lock} className="mt-px size-4.5 text-teal-800" />
          <span>{MONEY_HELD}</span>
        </p>
      )}
    </aside>
  );
}

function About({ details }: { details: NonNullable<Checkout['details']> }) {
  const { lawyer, work_item: item } = details;
  return (
    <>
      <div className="flex items-center gap-3.5 p-5">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square size="large" />
        <p className="min-w-0 font-semibold">{withTitle(lawyer.display_name)}</p>
      </div>
      {item && (
        <dl className="grid gap-3 border-t p-5">
          <Fact name="Agreement" icon={Handshake}>
            <span className="font-semibold">{item.title}</span>
          </Fact>
          {item.part !== null && (
            <Fact name="Part" icon={FileText}>
              {item.part}
            </Fact>
          )}
        </dl>
      )}
    </>
  );
}

function Fact(props: { name: string; icon: IconNode; children: ReactNode }) {
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
