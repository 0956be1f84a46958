'use client';

import { useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { PesoField } from '@/components/ui/forms/peso-field';
import {
  CONFIRM_WORK_ITEM_FAILURE,
  OBJECT_TO_WORK_ITEM_FAILURE,
  REPORT_PROBLEM_FAILURE,
  useConfirmWorkItem,
  useReportProblem,
} from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { CASE_ANSWER_HOURS } from '@/lib/domain/cases/case';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso, typedPrice } from '@/lib/domain/platform/money';
import { ConfirmAction } from '../confirm-action';
import { moneyOf } from '../money';

/** Lets the client of a completed agreement release the money. */
export function ConfirmWork({ item }: { item: WorkItem }) {
  const confirm = useConfirmWorkItem(item._id);
  const { held } = moneyOf(item);
  if (!item.can.includes('confirm')) return null;
  return (
    <ConfirmAction
      label="Confirm the work"
      look={{ variant: 'action', size: 'large', wide: true }}
      title="Confirm that the work is done?"
      confirm="Confirm and release"
      pendingLabel="Confirming"
      failure={CONFIRM_WORK_ITEM_FAILURE}
      mutation={confirm}
      run={() => confirm.mutateAsync({ accepted: true })}
    >
      {held > 0
        ? `${formatPeso(held)} is released to ${withTitle(item.lawyer.display_name)}. `
        : `${withTitle(item.lawyer.display_name)} is told. `}
      After that you can no longer object.
    </ConfirmAction>
  );
}

/** Lets the client object, which holds every release until a decision. */
export function ObjectToWork({ item }: { item: WorkItem }) {
  const object = useConfirmWorkItem(item._id);
  const until = objectUntil(item);
  const claim = useClaim(moneyOf(item).held);
  if (!item.can.includes('object')) return null;
  return (
    <ConfirmAction
      label="Object"
      look={{ wide: true, variant: 'danger-outline' }}
      title="Object to the work?"
      reason={{
        label: 'What is not as agreed?',
        help: `${withTitle(item.lawyer.display_name)} will read it, and so will the person who decides.`,
      }}
      confirmVariant="danger"
      confirm="Object"
      failure={OBJECT_TO_WORK_ITEM_FAILURE}
      mutation={object}
      fields={<ClaimField claim={claim} />}
      run={async (reason) =>
        claim.fits() && object.mutateAsync({ accepted: false, reason, refund: claim.refund })
      }
    >
      <span>
        {withTitle(item.lawyer.display_name)} has {CASE_ANSWER_HOURS} hours to answer. You can
        settle it between yourselves, or a person at Sangguni decides; until then no more money of
        this agreement is released.
      </span>
      {until !== null && <span>{` You can object until ${formatDay(until)}.`}</span>}
    </ConfirmAction>
  );
}

/** Lets the client of paid work that is long overdue report it: an administrator decides about all of its money. */
export function ReportProblem({ item }: { item: WorkItem }) {
  const report = useReportProblem(item._id);
  const { held } = moneyOf(item);
  const claim = useClaim(held);
  if (!item.can.includes('report_problem')) return null;
  return (
    <ConfirmAction
      label="Report a problem"
      look={{ wide: true, variant: 'danger-outline' }}
      title="Report a problem with this agreement?"
      reason={{
        label: 'What has not been done?',
        help: `${withTitle(item.lawyer.display_name)} will read it, and so will the person who decides.`,
      }}
      confirmVariant="danger"
      confirm="Report"
      failure={REPORT_PROBLEM_FAILURE}
      mutation={report}
      fields={<ClaimField claim={claim} />}
      run={async (reason) => claim.fits() && report.mutateAsync({ reason, refund: claim.refund })}
    >
      {withTitle(item.lawyer.display_name)} has {CASE_ANSWER_HOURS} hours to answer. We keep holding{' '}
      {formatPeso(held)} until you settle how much of it is refunded to you, or a person at Sangguni
      decides. That ends the agreement.
    </ConfirmAction>
  );
}

/** Holds the amount the client claims: a part of the held money, or empty for all of it. */
function useClaim(held: number) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const refund = typedPrice(typed);
  return {
    held,
    typed,
    wrong,
    refund,
    type: (value: string) => {
      setWrong(undefined);
      setTyped(value);
    },
    /** Shows an error unless it is a part of the held money. */
    fits: () => {
      const fits = refund === undefined || (refund > 0 && refund <= held);
      if (!fits) setWrong(`Please enter an amount up to ${formatPeso(held)}, or nothing.`);
      return fits;
    },
  };
}

function ClaimField({ claim }: { claim: ReturnType<typeof useClaim> }) {
  return (
    <PesoField
      label="How much do you ask back, in pesos?"
      name="refund"
      optional
      help={`Of ${formatPeso(claim.held)} that is held. Leave it empty to ask for all of it.`}
      error={claim.wrong}
      value={claim.typed}
      onChange={({ target }) => claim.type(target.value)}
    />
  );
}

/** Returns the deadline for an objection, epoch milliseconds: for the whole work, or for the part that ends first. */
export function objectUntil(item: Pick<WorkItem, 'objection_until' | 'milestones'>): number | null {
  if (item.objection_until !== null) return Date.parse(item.objection_until);
  const ends = item.milestones
    .filter(({ finished_at, released_at }) => finished_at !== null && released_at === null)
    .flatMap(({ release_at }) => (release_at === null ? [] : [Date.parse(release_at)]));
  return ends.length > 0 ? Math.min(...ends) : null;
}
