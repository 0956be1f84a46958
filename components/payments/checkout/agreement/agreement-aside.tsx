import { FileText, Handshake, Lock } from 'lucide';
import { MONEY_HELD } from '@/lib/catalogue/agreement-money';
import type { Checkout } from '@/lib/contract/payments/payments';
import { PaidFact, PaidLawyer, PaymentAside } from '../payment-aside';

/** What of which agreement the payment is for, as far as the viewer may know, and what it comes to. */
export function AgreementAside({ checkout }: { checkout: Checkout }) {
  const { details, state } = checkout;
  const isHeld = state === 'waiting' || state === 'confirmed';
  return (
    <PaymentAside
      label="Your payment"
      checkout={checkout}
      minutes={undefined}
      about={details && <About details={details} />}
      note={isHeld ? { icon: Lock, text: MONEY_HELD } : null}
    />
  );
}

function About({ details }: { details: NonNullable<Checkout['details']> }) {
  const { lawyer, work_item: item } = details;
  return (
    <>
      <PaidLawyer lawyer={lawyer} />
      {item && (
        <dl className="grid gap-3 border-t p-5">
          <PaidFact name="Agreement" icon={Handshake}>
            <span className="font-semibold">{item.title}</span>
          </PaidFact>
          {item.part !== null && (
            <PaidFact name="Part" icon={FileText}>
              {item.part}
            </PaidFact>
          )}
        </dl>
      )}
    </>
  );
}
