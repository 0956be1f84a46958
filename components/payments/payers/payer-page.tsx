'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, HandCoins, Hourglass } from 'lucide';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { withTitle } from '@/components/lawyers/practice';
import { OwnTimeInText, YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { thenPay } from '@/lib/client/payments/checkout-address';
import {
  PAY_FOR_CLIENT_FAILURE,
  payerRequestQuery,
  usePayForClient,
} from '@/lib/client/payments/payers';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type PayerForm, type PayerRequest, payerForm } from '@/lib/contract/payments/payers';
import { formatDayTime, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { Returned } from '../checkout/method-text';
import { PriceLines } from '../checkout/price-lines';

interface PayerPageProps {
  token: string;
  initial: PayerRequest;
  returned: Returned;
}

/** Where somebody pays for a client who asked: the amount, the lawyer and the time, and nothing of the case. */
export function PayerPage({ token, initial, returned }: PayerPageProps) {
  const { data: request } = useQuery({ ...payerRequestQuery(token), initialData: initial });
  const { about } = request;
  if (request.state === 'open' && about) {
    if (returned === 'paid') return <Checking />;
    return <Open token={token} request={request} about={about} returned={returned} />;
  }
  if (request.state === 'paid' && request.by_link) return <Paid request={request} />;
  return <Ended request={request} />;
}

type About = NonNullable<PayerRequest['about']>;

interface OpenProps extends Pick<PayerPageProps, 'token' | 'returned'> {
  request: PayerRequest;
  about: About;
}

function Open({ token, request, about, returned }: OpenProps) {
  const failed = request.last_attempt_failed;
  return (
    <MessagePage icon={<Icon of={HandCoins} />} title={`${about.client_name} asks you to pay`}>
      {(failed || returned === 'closed') && (
        <Notice tone="waiting" className="mt-4" title="Not paid yet">
          {failed
            ? 'The last payment did not go through. Nothing was charged.'
            : 'You left the payment page before paying.'}
        </Notice>
      )}
      <For about={about} />
      <div className="mt-4 border-t pt-4">
        <PriceLines
          minutes={minutesOf(about)}
          price={request.price}
          platformFee={request.platform_fee}
          total={request.total}
        />
      </div>
      <PayForm token={token} total={request.total} />
      {request.hold_expires_at && <HeldUntil instant={Date.parse(request.hold_expires_at)} />}
      <ul className="mt-4 list-disc space-y-1 border-t pt-4 pl-5 text-sm text-neutral-700 marker:text-neutral-500">
        <li>You need no account. The first payment counts; a second one goes back.</li>
        <li>If money goes back, for whatever reason, it goes back to you.</li>
        <li>
          What the meeting is about stays between {about.client_name} and the lawyer. An invoice is
          issued to {about.client_name}, the client.
        </li>
      </ul>
    </MessagePage>
  );
}

function For({ about }: { about: About }) {
  const start = Date.parse(about.start_time);
  return (
    <p className="mt-4">
      <span className="block text-neutral-700">
        Consultation with {withTitle(about.lawyer_name)}
      </span>
      <span className="block font-semibold">{formatDayTime(start)}</span>
      <YourTime instant={start} className="block text-sm text-neutral-600" />
    </p>
  );
}

function HeldUntil({ instant }: { instant: number }) {
  return (
    <p className="mt-3 text-sm text-neutral-700">
      <span>The time is held until {formatTime(instant)} PHT</span>
      <OwnTimeInText instant={instant} />
      <span>. Then this link ends.</span>
    </p>
  );
}

const NAMES = ['email'] as const;

function PayForm({ token, total }: { token: string; total: number }) {
  const pay = usePayForClient(token);
  const { register, formState, handleSubmit, setError } = useForm<PayerForm>({
    resolver: zodResolver(payerForm, FIELD_MESSAGES),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit((fields) =>
    thenPay(
      pay.mutateAsync(fields).catch((error: Error) => {
        showFieldErrors(error, NAMES, setError);
        throw error;
      }),
    ),
  );
  return (
    <form className="mt-5 grid grid-cols-1 gap-4" noValidate method="post" onSubmit={submit}>
      <TextField
        label="Your email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help="For the receipt, and a refund if there is one. For nothing else."
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {pay.isError && <Notice tone="bad" title={messageFor(PAY_FOR_CLIENT_FAILURE, pay.error)} />}
      <SubmitButton
        size="large"
        wide
        variant="action"
        pending={pay.isPending || pay.isSuccess}
        pendingLabel="Opening the payment page"
      >
        <span>
          Pay <Price centavos={total} />
        </span>
      </SubmitButton>
    </form>
  );
}

function Checking() {
  return (
    <MessagePage
      focused
      icon={<Icon of={Hourglass} />}
      title="We are checking your payment. Do not pay again."
    >
      <p className="mt-3 text-neutral-700" role="status">
        This usually takes a few seconds, but it can take a few minutes. This page updates by
        itself. You can also close it: the receipt comes by email.
      </p>
    </MessagePage>
  );
}

function Paid({ request }: { request: PayerRequest }) {
  const { about, total, returned, reference } = request;
  return (
    <MessagePage focused icon={<Icon of={CircleCheck} />} title="Paid. Thank you.">
      <p className="mt-3 text-neutral-700" role="status">
        {`We received ${formatPeso(total)}. The receipt comes to the email that you gave${about ? `, and ${about.client_name} was told` : ''}.`}
      </p>
      {reference && (
        <p className="mt-2 text-neutral-700">
          Reference <strong className="tabular">{reference}</strong>
        </p>
      )}
      {about && <For about={about} />}
      <Returning returned={returned} />
    </MessagePage>
  );
}

function Ended({ request }: { request: PayerRequest }) {
  const paid = request.state === 'paid';
  return (
    <MessagePage
      icon={<Icon of={paid ? CircleCheck : CalendarX} />}
      title={paid ? 'This is already paid' : 'There is nothing to pay any more'}
    >
      <p className="mt-3 text-neutral-700" role="status">
        {paid
          ? 'Somebody was first. You do not have to do anything.'
          : 'The time is no longer held, or the booking was cancelled.'}{' '}
        If you have paid as well, all of it goes back to you, and we write to you.
      </p>
      <Returning returned={request.returned} />
    </MessagePage>
  );
}

function Returning({ returned }: Pick<PayerRequest, 'returned'>) {
  if (!returned) return null;
  const peso = formatPeso(returned.amount);
  return (
    <Notice
      className="mt-4"
      title={returned.done ? `${peso} was sent back` : `${peso} is being sent back`}
    >
      It goes to whoever paid by this link. When it shows depends on the bank or wallet.
    </Notice>
  );
}

function minutesOf({ start_time, end_time }: About): number {
  return (Date.parse(end_time) - Date.parse(start_time)) / MINUTE_MS;
}
