'use client';
import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { useCorrectTax } from '@/lib/client/admin/tax';
import type { PaymentRecord } from '@/lib/contract/admin/records';
import { taxCorrectionInput } from '@/lib/contract/admin/tax';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { useChecked } from '../use-checked';

interface CorrectTaxProps {
  payment: Pick<PaymentRecord, '_id' | 'reference' | 'released'>;
}

/** Records what a lawyer gave back of a payment after its release. */
export function CorrectTax({ payment: { _id: id, reference, released } }: CorrectTaxProps) {
  const correct = useCorrectTax();
  const [amount, setAmount] = useState('');
  const checked = useChecked(taxCorrectionInput, correct);
  const save = async (reason: string) => {
    const { withheld } = await checked.send({ payment_id: id, amount: parsePeso(amount), reason });
    showToast(
      'success',
      withheld > 0
        ? `It was recorded, and ${formatPeso(withheld)} of tax returned to the lawyer’s balance.`
        : 'It was recorded. No tax of it was to be returned.',
    );
  };
  return (
    <ConfirmAction
      label={
        <>
          Correct<span className="sr-only">{` ${reference}`}</span>
        </>
      }
      look={{ variant: 'quiet', size: 'small', className: '-mr-3' }}
      title={`Given back of ${reference}`}
      reason={{ label: 'Reason', help: 'It stays for good. Please don’t name anyone.' }}
      confirm="Record it"
      pendingLabel="Recording"
      mutation={checked.mutation}
      failure={<AdminActionFailure title="Nothing was recorded" error={correct.error} />}
      run={save}
      onDone={() => setAmount('')}
      fields={
        <TextField
          label="Given back, in pesos"
          inputMode="decimal"
          autoComplete="off"
          help={`At most ${formatPeso(released)}, which was released and not given back yet.`}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={checked.errorOf('amount')}
        />
      }
    >
      For money that the lawyer gave back to the client after it was released. The lawyer’s sum of
      the year becomes less, and the tax of it returns to the balance, at most what was withheld in
      this quarter. You can’t undo this.
    </ConfirmAction>
  );
}
