'use client';

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TermsLinks } from '@/components/accounts/authentication/terms-links';
import { withTitle } from '@/components/lawyers/practice';
import { PriceLines } from '@/components/payments/checkout/price-lines';
import { RefundOfBooking } from '@/components/payments/refund-rule';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import {
  BOOK_FOLLOW_UP_FAILURE,
  followUpPaymentQuery,
  useBookFollowUp,
} from '@/lib/client/meetings/follow-ups';
import { checkoutAddress } from '@/lib/client/payments/checkout-address';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { FollowUp } from '@/lib/contract/meetings/follow-ups';
import type { CreatedMeeting } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { bookedPath, meetingPath } from '../meeting-path';

interface ChooseTimeProps {
  followUp: FollowUp;
  /** Epoch milliseconds. */
  now: number;
}

/** One press for the time, one for the payment page; the text of the earlier meeting is reused. */
export function ChooseTime({ followUp, now }: ChooseTimeProps) {
  const { _id: id, times, total, type, is_listed: isListed } = followUp;
  const payment = useQuery({ ...followUpPaymentQuery, enabled: total > 0 });
  const choose = useBookFollowUp(id);
  const [start, setStart] = useState<string>();
  const [method, setMethod] = useState<PaymentMethod>();
  const [phone, setPhone] = useState(followUp.phone ?? '');
  const [missing, setMissing] = useState<'time' | 'phone'>();
  const fields = choose.error instanceof ApiError ? choose.error.fields : {};
  const methods = payment.data?.methods;
  const chosenMethod = method ?? methods?.[0]?.id;
  const open = times.filter((time) => time.open);
  const chosen = open.find((time) => time.start_time === start)?.start_time;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = chosen ? (type === 'PHONE' && !phone.trim() ? 'phone' : undefined) : 'time';
    setMissing(lacks);
    if (!chosen || lacks || choose.isPending) return;
    const body = {
      start_time: chosen,
      expected_total: total,
      consent: true as const,
      ...(total > 0 && { payment_method: chosenMethod }),
      ...(type === 'PHONE' && { phone }),
    };
    // What failed is shown below; live news may take this form away before the answer is there.
    choose.mutateAsync(body).then(leave, () => undefined);
  };
  if (!isListed || open.length === 0) {
    return (
      <Notice
        tone="waiting"
        className="mt-3"
        title={isListed ? 'Others have taken these times' : 'This lawyer can’t be booked now'}
      >
        {isListed
          ? 'They may become free again. Write to your lawyer, who can offer you others.'
          : 'Write to your lawyer, who can tell you how you go on.'}
      </Notice>
    );
  }
  const name = withTitle(followUp.lawyer.display_name);
  return (
    <form className="mt-4 grid gap-4" method="post" noValidate onSubmit={submit}>
      <FieldGroup
        label="When do you want to meet?"
        help={
          <>
            These times are not held: each is open until somebody else takes it. You can choose
            until <DayTime instant={Date.parse(followUp.expires_at)} />.
          </>
        }
        error={missing === 'time' ? COPY.validation.required : fields.start_time}
      >
        <div className="grid gap-2">
          {times.map((time) => (
            <RadioCard
              key={time.start_time}
              name={`time-${id}`}
              value={time.start_time}
              label={<DayTime instant={Date.parse(time.start_time)} />}
              help={time.open ? <OwnTime instant={Date.parse(time.start_time)} /> : 'Taken'}
              disabled={!time.open}
              checked={time.start_time === chosen}
              onChange={() => {
                setStart(time.start_time);
                setMissing(undefined);
              }}
            />
          ))}
        </div>
      </FieldGroup>
      {type === 'PHONE' && (
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          help="Your lawyer calls this number. Abroad, use your own country code."
          value={phone}
          error={missing === 'phone' ? COPY.validation.required : fields.phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      )}
      {total > 0 && methods && methods.length > 0 && (
        <SelectField
          label="Pay with"
          value={chosenMethod}
          error={fields.payment_method}
          onChange={({ target }) => setMethod(target.value as PaymentMethod)}
        >
          {methods.map(({ id: methodId, label }) => (
            <option key={methodId} value={methodId}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {total > 0 && (
        <div className="rounded border bg-neutral-50 p-4">
          <PriceLines
            minutes={followUp.duration}
            price={followUp.price}
            platformFee={followUp.platform_fee}
            total={total}
          />
          <div className="mt-3">
            <RefundOfBooking start={chosen ? Date.parse(chosen) : null} now={now} />
          </div>
        </div>
      )}
      <p className="max-w-text text-sm text-neutral-700">
        What you wrote for the earlier meeting goes along, and you agree that {name} may read it
        again to prepare and to check for a conflict of interest. By booking you accept the{' '}
        <TermsLinks />.
      </p>
      {methods?.length === 0 && (
        <Notice tone="waiting" title="No payment method is available right now">
          Please try again later.
        </Notice>
      )}
      {choose.isError && (
        <Notice
          ref={focusOnMount}
          tabIndex={-1}
          tone="bad"
          title={messageFor(BOOK_FOLLOW_UP_FAILURE, choose.error)}
        >
          Nothing was charged.
        </Notice>
      )}
      <SubmitButton
        variant="action"
        size="large"
        pending={choose.isPending || choose.isSuccess}
        pendingLabel="Holding your time"
        disabled={total > 0 && !chosenMethod}
      >
        {total > 0 ? 'Go to payment' : 'Book for free'}
      </SubmitButton>
    </form>
  );
}

function leave({ _id, checkout_url: url }: CreatedMeeting): void {
  const next = url === null ? bookedPath(_id) : checkoutAddress(url, window.location.origin);
  window.location.assign(next ?? meetingPath('client', _id));
}
