'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { BankField } from '@/components/lawyers/banking/bank-field';
import { bankOption } from '@/components/lawyers/banking/bank-options';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { GIVE_REFUND_ACCOUNT_FAILURE } from '@/lib/client/payments/refund-account';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import {
  type RefundAccount,
  type RefundAccountFields,
  refundAccountInput,
} from '@/lib/contract/payments/refund-accounts';

type Fields = Omit<z.input<typeof refundAccountInput>, 'bank_id'> & { bank_id: string };

const NAMES = ['bank_id', 'account_name', 'account_number', 'current_password'] as const;

interface RefundAccountFormProps {
  refund: RefundAccount;
  give: Pick<
    UseMutationResult<RefundAccount, Error, RefundAccountFields>,
    'mutate' | 'isPending' | 'isError' | 'error'
  >;
  onDone: (given: RefundAccount) => void;
  /** Closes the form without a change, if there is an account. */
  onBack?: (() => void) | undefined;
}

/** Account for a refund. The number is always typed in full: the page knows only its last digits. */
export function RefundAccountForm({ refund, give, onDone, onBack }: RefundAccountFormProps) {
  const form = useForm<Fields, unknown, RefundAccountFields>({
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
