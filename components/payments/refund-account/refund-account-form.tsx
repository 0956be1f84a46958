'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { BankField } from '@/components/lawyers/banking/bank-field';
import { bankOption } from '@/components/lawyers/banking/bank-options';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useGiveRefundAccount } from '@/lib/client/payments/refund-account';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type RefundAccount, refundAccountInput } from '@/lib/contract/payments/refund-accounts';

/** No bank is chosen at first. */
type Fields = Omit<z.input<typeof refundAccountInput>, 'bank_id'> & { bank_id: string };
type Output = z.output<typeof refundAccountInput>;

const NAMES = ['bank_id', 'account_name', 'account_number'] as const;

interface RefundAccountFormProps {
  refund: RefundAccount;
  onDone: () => void;
  /** Leaves the account as it is, where there is one. */
  onBack?: (() => void) | undefined;
}

/** Where a refund goes. The number is typed whole each time: the page knows its end alone. */
export function RefundAccountForm({ refund, onDone, onBack }: RefundAccountFormProps) {
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
      <p className="text-sm text-neutral-700">
        Stored encrypted, for this transfer alone. We never ask for a PIN or a one-time code.
      </p>
      {give.isError && (
        <Notice tone="bad" title={messageFor('giveRefundAccount', give.error)}>
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
