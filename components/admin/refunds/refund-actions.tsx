'use client';
import { type FormEvent, useId, useState } from 'react';
import { useQuestion } from '@/components/platform/use-question';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { accountEnding } from '@/lib/catalogue/money/refund-account';
import {
  useMakeRefundManual,
  useRecordPaidRefund,
  useRetryRefund,
} from '@/lib/client/admin/refunds';
import { ApiError } from '@/lib/client/platform/api-error';
import type { AdminRefund } from '@/lib/contract/admin/refunds';
import { COPY } from '@/lib/contract/platform/copy';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { Confirmed } from '../confirmed';

export function RefundActions({ refund }: { refund: AdminRefund }) {
  const { _id: id, amount } = refund;
  const retry = useRetryRefund(id);
  const manual = useMakeRefundManual(id);
  if (refund.status === 'MANUAL') return <RecordPaid refund={refund} />;
  if (refund.status !== 'FAILED') return null;
  return (
    <div className="flex flex-wrap gap-2 max-md:justify-end">
      <Confirmed
        label="Try again"
        title={`Refund ${formatPeso(amount)} through the gateway?`}
        mutation={retry}
        run={() => retry.mutateAsync()}
      >
        We ask the gateway once more. It makes the refund only once, however often we ask.
      </Confirmed>
      <Confirmed
        label="Pay by hand"
        title={`Pay ${formatPeso(amount)} by hand?`}
        mutation={manual}
        run={() => manual.mutateAsync()}
      >
        We ask {payeeOf(refund)} for a bank or wallet account and stop asking the gateway.
      </Confirmed>
    </div>
  );
}

/** Names who gets a refund. */
function payeeOf({ by_payer }: AdminRefund): string {
  return by_payer ? 'the person who paid' : 'the client';
}

/** Records that a refund was transferred: posts it to the ledger and notifies whoever gets it. */
function RecordPaid({ refund }: { refund: AdminRefund }) {
  const record = useRecordPaidRefund(refund._id);
  const { open, change, close } = useQuestion(record);
  const form = useId();
  return (
    <>
      <Button size="small" className="whitespace-nowrap" onClick={() => change(true)}>
        Record payment
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`You have transferred ${formatPeso(refund.amount)}?`}
        description={whatFollows(refund)}
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Back
            </Button>
            <Button type="submit" form={form} pending={record.isPending} pendingLabel="Recording">
              Record payment
            </Button>
          </>
        }
      >
        <Fields form={form} record={record} refund={refund} onDone={close} />
      </Dialog>
    </>
  );
}

function whatFollows(refund: AdminRefund): string {
  const { account } = refund;
  const payee = payeeOf(refund);
  const where = account
    ? `To ${accountEnding({ bankId: account.bank_id, end: account.account_end })}.`
    : `No account was given by ${payee} yet.`;
  return `${where} This is recorded, and we tell ${payee}. You can’t undo this.`;
}

interface FieldsProps {
  form: string;
  record: ReturnType<typeof useRecordPaidRefund>;
  refund: AdminRefund;
  onDone: () => void;
}

function Fields({ form, record, refund, onDone }: FieldsProps) {
  const hasAccount = refund.account !== null;
  const [reference, setReference] = useState('');
  const [day, setDay] = useState('');
  const [sure, setSure] = useState(hasAccount);
  const [checked, setChecked] = useState(false);
  const wrong = record.error instanceof ApiError ? record.error.fields : {};
  const missing = (value: string) => (checked && !value ? COPY.validation.required : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!reference.trim() || !day || !sure) return;
    const body = { reference: reference.trim(), paid_on: day };
    record.mutate(body, { onSuccess: onDone });
  };
  return (
    <form id={form} className="mt-4 grid gap-4" noValidate method="post" onSubmit={submit}>
      {!hasAccount && (
        <Checkbox
          className="rounded border border-amber-300 bg-amber-50 px-3"
          label={`I have transferred this money, and know that it reached ${payeeOf(refund)}`}
          help="No account was given. Once it is recorded, nobody is asked for one any more."
          checked={sure}
          onChange={({ target }) => setSure(target.checked)}
          error={checked && !sure ? 'Please confirm it, or wait for the account.' : undefined}
        />
      )}
      <TextField
        label="Reference of the transfer"
        name="reference"
        autoComplete="off"
        maxLength={100}
        help={`As the bank gave it. We pass it on to ${payeeOf(refund)}.`}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        error={missing(reference.trim()) ?? wrong.reference}
      />
      <TextField
        label="Day of the transfer"
        name="paid_on"
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={missing(day) ?? wrong.paid_on}
      />
      <AdminActionFailure title="It was not recorded" error={record.error} />
    </form>
  );
}
