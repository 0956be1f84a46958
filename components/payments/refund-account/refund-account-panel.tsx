'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { FactorPrompt } from '@/components/accounts/second-factor/factor-prompt';
import { BankField } from '@/components/lawyers/banking/bank-field';
import { bankOption } from '@/components/lawyers/banking/bank-options';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { NEED_ACCOUNT, whyByHand, willTransfer } from '@/lib/catalogue/money/refund-account';
import {
  GIVE_REFUND_ACCOUNT_FAILURE,
  REFUND_ACCOUNT_FAILURE,
  refundAccountQuery,
  useGiveRefundAccount,
} from '@/lib/client/payments/refund-account';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { RefundAccountState } from '@/lib/contract/payments/payments';
import { type RefundAccount, refundAccountInput } from '@/lib/contract/payments/refund-accounts';
import { BY_HAND_BANKING_DAYS } from '@/lib/domain/payments/refund';
import { formatPeso } from '@/lib/domain/platform/money';

interface RefundAccountPanelProps {
  refund: RefundAccountState;
  className?: string;
}

/** Asks the client for an account if a refund cannot go back the way it was paid; afterwards shows when it arrives. */
export function RefundAccountPanel({ refund, className }: RefundAccountPanelProps) {
  const query = useQuery(refundAccountQuery(refund.refund_id));
  const title = refund.status === 'needed' && !query.data?.account ? NEED_ACCOUNT : 'Your refund';
  return (
    <section
      aria-label={title}
      className={classNames(
        'rounded border border-amber-300 bg-white p-5 print:hidden sm:p-6',
        className,
      )}
    >
      <h2 className="text-xl">{title}</h2>
      {query.data && <Where refund={query.data} />}
      {query.isPending && (
        <LoadingRegion label="Loading the refund">
          <Skeleton className="mt-3 h-12 w-full" />
          <Skeleton className="mt-3 h-24 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure
          query={query}
          failure={REFUND_ACCOUNT_FAILURE}
          headingLevel="h3"
          className="mt-3"
        />
      )}
    </section>
  );
}

function Where({ refund }: { refund: RefundAccount }) {
  const [changing, setChanging] = useState(false);
  const { account, amount } = refund;
  if (refund.status === 'paid')
    return <p className="mt-2">We have transferred {formatPeso(amount)} to you.</p>;
  if (!account || changing) {
    return (
      <>
        <p className="mt-2 max-w-text">
          {whyByHand(refund.method)} Tell us where to transfer your refund of{' '}
          <strong className="font-semibold">{formatPeso(amount)}</strong>. It is there within{' '}
          {BY_HAND_BANKING_DAYS} banking days.
        </p>
        <RefundAccountForm
          refund={refund}
          onDone={() => setChanging(false)}
          onBack={account ? () => setChanging(false) : undefined}
        />
      </>
    );
  }
  return (
    <>
      <p role="status" className="mt-2 max-w-text">
        {willTransfer(amount, { bankId: account.bank_id, end: account.account_end })}
      </p>
      <Button variant="outline" className="mt-4" onClick={() => setChanging(true)}>
        Change the account
      </Button>
    </>
  );
}

type Fields = Omit<z.input<typeof refundAccountInput>, 'bank_id'> & { bank_id: string };

type Output = z.output<typeof refundAccountInput>;

const NAMES = ['bank_id', 'account_name', 'account_number', 'current_password'] as const;

interface RefundAccountFormProps {
  refund: RefundAccount;
  onDone: () => void;
  /** Closes the form without a change, if there is an account. */
  onBack?: (() => void) | undefined;
}

/** Account for a refund. The number is always typed in full: the page knows only its last digits. */
function RefundAccountForm({ refund, onDone, onBack }: RefundAccountFormProps) {
  const give = useGiveRefundAccount(refund.refund_id);
  const form = useForm<Fields, unknown, Output>({
    resolver: zodResolver(refundAccountInput, FIELD_MESSAGES),
    defaultValues: {
      bank_id: refund.account?.bank_id ?? '',
      account_name: refund.account?.account_name ?? '',
      account_number: '',
    },
  });
  // Before the others, which the focus of a refused form goes by.
  const bankField = useController({ control: form.control, name: 'bank_id' });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const wallet = bankOption(bankField.field.value)?.wallet;
  const submit = handleSubmit((fields) =>
    give.mutate(fields, {
      onSuccess: onDone,
      onError: (error) => showFieldErrors(error, NAMES, setError),
    }),
  );
  return (
    <form className="mt-5 grid max-w-form gap-5" noValidate method="post" onSubmit={submit}>
      <FactorPrompt />
      <BankField field={bankField.field} error={bankField.fieldState.error?.message} />
      <TextField
        label="Account name"
        autoComplete="off"
        help="As it stands at the bank or wallet."
        error={errors.account_name?.message}
        {...register('account_name')}
      />
      <TextField
        label={wallet ? 'Mobile number' : 'Account number'}
        inputMode="numeric"
        autoComplete="off"
        help={
          wallet
            ? 'Of your wallet, such as 0917 123 4567.'
            : '6 to 20 digits, as on your passbook or in the app of your bank.'
        }
        error={errors.account_number?.message}
        {...register('account_number')}
      />
      {refund.account && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          help="So that nobody else sends your money elsewhere. With a second factor you can leave it empty."
          error={errors.current_password?.message}
          {...register('current_password', { setValueAs: (typed) => typed || undefined })}
        />
      )}
      <p className="text-sm text-neutral-700">
        Stored encrypted, for this transfer alone. We never ask for a PIN or a one-time code.
      </p>
      {give.isError && (
        <Notice tone="bad" title={messageFor(GIVE_REFUND_ACCOUNT_FAILURE, give.error)}>
          What you typed is still here.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={give.isPending} pendingLabel="Saving">
          Save the account
        </SubmitButton>
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}
