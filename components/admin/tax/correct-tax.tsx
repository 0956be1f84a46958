'use client';
import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { TextField } from '@/components/ui/forms/input';
import { useCorrectTax } from '@/lib/client/admin/tax';
import { taxCorrectionInput } from '@/lib/contract/admin/tax';
import { parsePeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { useChecked } from '../use-checked';

/** Records what a lawyer gave back of a payment after its release. */
export function CorrectTax() {
  const correct = useCorrectTax();
  const [payment, setPayment] = useState('');
  const [amount, setAmount] = useState('');
  const checked = useChecked(taxCorrectionInput, correct);
  const save = (reason: string) =>
    checked.send({ payment_id: payment.trim(), amount: parsePeso(amount), reason });
  return (
    <ConfirmAction
      label="Record a correction"
      look={{ size: 'small' }}
      title="Record a correction"
      reason={{ label: 'Reason', help: 'It stays for good. Please don’t name anyone.' }}
      confirm="Record it"
      mutation={checked.mutation}
      failure={<AdminActionFailure title="Nothing was recorded" error={correct.error} />}
      run={save}
      onDone={() => {
        setPayment('');
        setAmount('');
      }}
      fields={
        <>
          <TextField
            label="Id of the payment"
            autoComplete="off"
            value={payment}
            onChange={({ target }) => setPayment(target.value)}
            error={checked.errorOf('payment_id')}
          />
          <TextField
            label="Given back, in pesos"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            error={checked.errorOf('amount')}
          />
        </>
      }
    >
      For money that a lawyer gave back to a client after it was released. The sum of the year
      becomes less, and the tax of it returns to the lawyer’s balance, at most what was withheld in
      this quarter.
    </ConfirmAction>
  );
}
