import { useState } from 'react';
import { sumsOf } from '@/components/cases/case-text';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { PesoField } from '@/components/ui/forms/peso-field';
import { useAskInCase, useDecideCase } from '@/lib/client/admin/cases';
import type { FullCase } from '@/lib/contract/admin/cases';
import { REPLY_HOURS, REVIEW_DAYS, STATEMENT_MAX } from '@/lib/domain/cases/case';
import { refundableOf } from '@/lib/domain/cases/split';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';

/** Decides where the held money goes, in three ways with their sums; can also ask both sides a question. */
export function CaseDecision({ of }: { of: FullCase }) {
  const decide = useDecideCase(of._id);
  const all = refundableOf(of.held);
  const shared = {
    reason: { label: 'Reason', help: 'Both will read it on the page of the case and in an email.' },
    mutation: decide,
    failure: <AdminActionFailure title="It was not decided" error={decide.error} />,
  };
  const absence = of.kind === 'ABSENCE';
  return (
    <div className="flex flex-wrap gap-3">
      <Ask of={of} />
      <ConfirmAction
        {...shared}
        label={all > 0 ? 'Release all' : 'Keep the meeting'}
        title={all > 0 ? 'Release the money to the lawyer?' : 'Keep the meeting as it is?'}
        confirm={all > 0 ? 'Release it' : 'Keep it'}
        confirmVariant="action"
        run={(reason) => decide.mutateAsync({ decision: 'release', reason })}
      >
        <Effect of={of} refund={0} />
      </ConfirmAction>
      {all > 0 && <Split of={of} decide={decide} shared={shared} all={all} />}
      <ConfirmAction
        {...shared}
        label={all > 0 ? `Refund ${formatPeso(all)}` : 'Cancel the meeting'}
        title={all > 0 ? 'Refund all of it to the client?' : 'Cancel the meeting?'}
        confirmVariant="danger"
        confirm={all > 0 ? `Refund ${formatPeso(all)}` : 'Cancel it'}
        run={(reason) => decide.mutateAsync({ decision: 'refund', reason })}
      >
        <Effect of={of} refund={null} />
        {absence && <span>{' The meeting is cancelled.'}</span>}
      </ConfirmAction>
    </div>
  );
}

function Ask({ of }: { of: FullCase }) {
  const ask = useAskInCase(of._id);
  return (
    <ConfirmAction
      label="Ask both"
      look={{ variant: 'outline' }}
      title="Ask both a question?"
      reason={{
        label: 'Question',
        help: 'Both will read it, and each other’s reply.',
        max: STATEMENT_MAX,
      }}
      confirm="Ask"
      mutation={ask}
      failure={<AdminActionFailure title="It was not asked" error={ask.error} />}
      run={(question) => ask.mutateAsync({ question })}
    >
      Each may reply once within {REPLY_HOURS} hours. It can be decided once both have, or when that
      time is over.
    </ConfirmAction>
  );
}

interface SplitProps {
  of: FullCase;
  decide: ReturnType<typeof useDecideCase>;
  shared: {
    reason: { label: string; help: string };
    mutation: ReturnType<typeof useDecideCase>;
    failure: React.ReactNode;
  };
  all: number;
}

function Split({ of, decide, shared, all }: SplitProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const back = parsePeso(typed);
  const fits = back > 0 && back < all;
  const refusal = `Please enter an amount above ₱0 and below ${formatPeso(all)}.`;
  return (
    <ConfirmAction
      {...shared}
      label="Split it"
      title="Split the money?"
      confirmVariant="danger"
      confirm={fits ? `Refund ${formatPeso(back)} and release the rest` : 'Split it'}
      fields={
        <PesoField
          label="Back to the client, in pesos"
          name="refund"
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
          return false;
        }
        return decide.mutateAsync({ decision: 'split', refund: back, reason });
      }}
    >
      {fits ? (
        <Effect of={of} refund={back} />
      ) : (
        'Part of it is refunded to the client, and the rest is released to the lawyer.'
      )}
    </ConfirmAction>
  );
}

function Effect({ of, refund }: { of: FullCase; refund: number | null }) {
  const when =
    of.state === 'REVIEW'
      ? 'This is final, and the money moves at once.'
      : `The money moves in ${REVIEW_DAYS} days, unless one of them asks for another look.`;
  return (
    <span>
      <span>
        {sumsOf(of, refund, null)} {when}
      </span>
      {of.kind === 'UNFINISHED' && <span>{' This ends the agreement.'}</span>}
    </span>
  );
}
