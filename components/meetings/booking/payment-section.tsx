'use client';

import Link from 'next/link';
import { useFormContext } from 'react-hook-form';
import { TermsLinks } from '@/components/accounts/authentication/terms-links';
import { PriceLines } from '@/components/payments/checkout/price-lines';
import { RefundOfBooking } from '@/components/payments/refund-rule';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import { formatPeso } from '@/lib/domain/platform/money';
import type { Booking, SubmitError } from './use-booking';
import type { BookingFields } from './use-booking-form';
import type { Pricing } from './use-pricing';

/** Payment method, the price if the summary is out of view, and the consent. */
export function PaymentSection({ booking }: { booking: Booking }) {
  const { pricing, schedule, now, submitError } = booking;
  const { length, start } = schedule;
  const { register, formState } = useFormContext<BookingFields>();
  const free = length === 'free';
  return (
    <div>
      {free ? (
        <p>This consultation is free. It is confirmed as soon as you book.</p>
      ) : (
        <Methods pricing={pricing} />
      )}
      {!free && (
        <div className="mt-5 rounded border bg-neutral-50 p-4 lg:hidden">
          <PriceLines minutes={minutesOf(length)} {...pricing.price(length)} />
          <div className="mt-3">
            <RefundOfBooking start={start} now={now} />
          </div>
        </div>
      )}
      <Checkbox
        {...register('consent')}
        className="mt-4"
        label={`I agree that ${pricing.lawyer.display_name} may read what I wrote and attached, to prepare and to check for a conflict of interest.`}
        error={formState.errors.consent?.message}
      />
      <p className="mt-3 text-sm text-neutral-700">
        By booking you accept the <TermsLinks />.
      </p>
      {submitError && <SubmitErrorNotice submitError={submitError} />}
    </div>
  );
}

function Methods({ pricing }: { pricing: Pricing }) {
  const { register, formState } = useFormContext<BookingFields>();
  const { methods } = pricing.payment;
  if (methods.length === 0) {
    return (
      <Notice tone="waiting" title="No payment method is available right now">
        What you typed is kept on this device. Please try again later.
      </Notice>
    );
  }
  return (
    <FieldGroup label="Pay with" error={formState.errors.payment_method?.message}>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => (
          <RadioCard
            key={method.id}
            {...register('payment_method')}
            value={method.id}
            label={method.label}
            help={method.hint}
          />
        ))}
      </div>
      <p className="mt-2.5 text-sm text-neutral-700">
        You pay on the page of our payment provider and come back here. Card numbers and PINs never
        reach us.
      </p>
    </FieldGroup>
  );
}

function SubmitErrorNotice({ submitError }: { submitError: SubmitError }) {
  if (submitError.kind === 'price') {
    return (
      <Notice
        ref={focusOnMount}
        tabIndex={-1}
        tone="waiting"
        className="mt-4"
        title={`The total is now ${formatPeso(submitError.after)}`}
      >
        It was {formatPeso(submitError.before)} when you opened this page. Nothing was charged and
        no time is held yet. Confirm the new total to go on.
      </Notice>
    );
  }
  return (
    <Notice ref={focusOnMount} tabIndex={-1} tone="bad" className="mt-4" title={submitError.text}>
      {submitError.isLimit ? (
        <span>
          A booking counts until its meeting is over.{' '}
          <Link href="/customer-portal" prefetch={false} className={textLinkClass}>
            See your meetings
          </Link>
        </span>
      ) : (
        'Nothing was charged, and what you typed is kept.'
      )}
    </Notice>
  );
}
