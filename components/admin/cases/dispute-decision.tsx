import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { TextField } from '@/components/ui/forms/input';
import { useDecideDispute } from '@/lib/client/admin/cases';
import type { DisputeCase } from '@/lib/contract/admin/cases';
import { formatPeso } from '@/lib/domain/platform/money';
import { type Split, splitHeld } from '@/lib/domain/cases/split';
import { AdminActionFailure } from '../admin-failure';

/** Where the held money goes: three ways, each with its sums. */
export function DisputeDecision({ of }: { of: DisputeCase }) {
  const decide = useDecideDispute(of.agreement_id);
  const all = of.held.reduce((sum, { refundable }) => sum + refundable, 0);
  const shared = {
    reason: { label: 'Reason', help: 'Both will read it on the agreement page.' },
    mutation: decide,
    failure: <AdminActionFailure title="It was not decided" error={decide.error} />,
  };
  return (
    <>
      <ConfirmAction
        {...shared}
        label={`Release ${formatPeso(splitHeld(of.held, 0).lawyer)}`}
        title="Release the money to the lawyer?"
        confirm="Release it"
        confirmVariant="action"
        run={(reason) => decide.mutateAsync({ decision: 'release', reason })}
      >
        <Sums of={of} split={splitHeld(of.held, 0)} />
      </ConfirmAction>
      <SplitDecision of={of} decide={decide} shared={shared} all={all} />
      <ConfirmAction
        {...shared}
        label={`Refund ${formatPeso(all)}`}
        title="Refund all of it to the client?"
        confirmVariant="danger"
        confirm={`Refund ${formatPeso(all)}`}
        run={(reason) => decide.mutateAsync({ decision: 'refund', reason })}
      >
        <Sums of={of} split={splitHeld(of.held, all)} />
      </ConfirmAction>
    </>
  );
}

interface SplitDecisionProps {
  of: DisputeCase;
  decide: ReturnType<typeof useDecideDispute>;
  shared: {
    reason: { label: string; help: string };
    mutation: ReturnType<typeof useDecideDispute>;
    failure: React.ReactNode;
  };
  /** Centavos that are held. */
  all: number;
}

function SplitDecision({ of, decide, shared, all }: SplitDecisionProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const back = centavosOf(typed);
  const fits = back !== null && back > 0 && back < all;
  const refusal = `Please enter an amount above ₱0 and below ${formatPeso(all)}.`;
  return (
    <ConfirmAction
      {...shared}
      label="Split it"
      title="Split the money?"
      confirmVariant="danger"
      confirm={fits ? `Refund ${formatPeso(back)} and release the rest` : 'Split it'}
      fields={
        <TextField
          label="Back to the client, in pesos"
          name="refund"
          inputMode="decimal"
          autoComplete="off"
          help={`Of ${formatPeso(all)}. Payments are refunded from the newest to the oldest, with each one’s platform fee last.`}
          error={wrong}
          value={typed}
          onChange={({ target }) => {
            setWrong(undefined);
            setTyped(target.value);
          }}
        />
      }
      run={async (reason) => {
        if (!fits) {
          setWrong(refusal);
          throw new Error(refusal);
        }
        await decide.mutateAsync({ decision: 'split', refund: back, reason });
      }}
    >
      {fits ? (
        <Sums of={of} split={splitHeld(of.held, back)} />
      ) : (
        'Part of it is refunded to the client, and the rest is released to the lawyer.'
      )}
    </ConfirmAction>
  );
}

function Sums({ of, split }: { of: DisputeCase; split: Split }) {
  const { back, lawyer, fees } = split;
  return (
    <>
      {formatPeso(back)} goes back to {of.client.display_name}, {formatPeso(lawyer)} is released to{' '}
      {of.lawyer.display_name}
      {fees > 0 && `, ${formatPeso(fees)} stays as the platform’s fee`}.
      {of.about === 'UNFINISHED' && ' This ends the agreement.'}
    </>
  );
}

/** Pesos as they are typed, `12,500.50`; null for anything else. */
function centavosOf(typed: string): number | null {
  const plain = typed.replace(/[₱,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
