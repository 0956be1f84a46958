import { FlaskConical } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { formatPeso } from '@/lib/domain/platform/money';
import { SITE } from '@/lib/site';
import { TestPayment } from './test-payment';

interface TestPaymentPageProps {
  session: {
    id: string;
    reference: string;
    description: string;
    /** Centavos. */
    amount: number;
    methods: readonly PaymentMethod[];
    status: 'active' | 'paid' | 'expired';
    success_url: string;
    cancel_url: string;
  };
  supportEmail: string;
}

/** Simulates the page of a payment company: plain on purpose, without our own design. */
export function TestPaymentPage({ session, supportEmail }: TestPaymentPageProps) {
  const { amount, status } = session;
  return (
    <main id="main" className="min-h-dvh bg-white">
      <p className="flex items-center justify-center gap-2 border-b-2 border-amber-600 bg-amber-100 px-4 py-3 text-center font-semibold text-amber-900">
        <Icon of={FlaskConical} className="size-5" />
        Test payment, no money moves
      </p>
      <div className="mx-auto max-w-dialog px-4 py-8 sm:py-14">
        <div className="rounded-none border-2 border-neutral-400 p-5 sm:p-8">
          <h1 className="font-sans text-xl font-semibold">Pay {SITE.name}</h1>
          <p className="mt-4 text-3xl font-semibold tabular">{formatPeso(amount)}</p>
          <Facts session={session} />
          <div className="mt-6">
            {status === 'active' ? (
              <TestPayment
                sessionId={session.id}
                amount={formatPeso(amount)}
                methods={session.methods}
              />
            ) : (
              <Over session={session} />
            )}
          </div>
        </div>
        <p className="mt-2 text-sm text-neutral-700">
          Questions:{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-tap items-center underline underline-offset-4"
          >
            {supportEmail}
          </a>
        </p>
      </div>
    </main>
  );
}

function Facts({ session }: Pick<TestPaymentPageProps, 'session'>) {
  const [method, ...others] = session.methods;
  const facts = [
    ['For', session.description],
    ...(method && others.length === 0 ? [['Method', PAYMENT_METHOD_LABELS[method].label]] : []),
  ];
  return (
    <dl className="mt-4 divide-y border-y">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <dt className="text-sm text-neutral-600 sm:pt-0.5">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Over({ session }: Pick<TestPaymentPageProps, 'session'>) {
  const isPaid = session.status === 'paid';
  return (
    <>
      <p>
        {isPaid
          ? 'This payment was made (test).'
          : 'This payment page is closed: the time to pay has ended.'}
      </p>
      <a
        href={isPaid ? session.success_url : session.cancel_url}
        className="mt-3 inline-flex min-h-tap items-center font-semibold underline underline-offset-4"
      >
        Back to {SITE.name}
      </a>
    </>
  );
}
