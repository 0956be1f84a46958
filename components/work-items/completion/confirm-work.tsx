'use client';

import { withTitle } from '@/components/lawyers/practice';
import { useConfirmWorkItem, useReportProblem } from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { ConfirmAction } from '../confirm-action';
import { moneyOf } from '../money';

/** For the client of a completed agreement: releases the money. */
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
      action="confirmWorkItem"
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

/** For the client: holds every release until it is decided. */
export function ObjectToWork({ item }: { item: WorkItem }) {
  const object = useConfirmWorkItem(item._id);
  const until = objectUntil(item);
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
      action="objectToWorkItem"
      mutation={object}
      run={(reason) => object.mutateAsync({ accepted: false, reason })}
    >
      No more money of this agreement is released until a person at Sangguni has decided.
      {until !== null && ` You can object until ${formatDay(until)}.`}
    </ConfirmAction>
  );
}

/** For the client of paid work that is not finished long after it should be: a person decides about all of its money. */
export function ReportProblem({ item }: { item: WorkItem }) {
  const report = useReportProblem(item._id);
  const { held } = moneyOf(item);
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
      action="reportProblem"
      mutation={report}
      run={(reason) => report.mutateAsync(reason)}
    >
      We keep holding {formatPeso(held)} until a person at Sangguni decides how much of it is
      refunded to you. The decision ends the agreement.
    </ConfirmAction>
  );
}

/** The last moment for an objection, epoch milliseconds: of the whole work, or of the part that ends first. */
export function objectUntil(item: Pick<WorkItem, 'objection_until' | 'milestones'>): number | null {
  if (item.objection_until !== null) return Date.parse(item.objection_until);
  const ends = item.milestones
    .filter(({ finished_at, released_at }) => finished_at !== null && released_at === null)
    .flatMap(({ release_at }) => (release_at === null ? [] : [Date.parse(release_at)]));
  return ends.length > 0 ? Math.min(...ends) : null;
}
