'use client';

import { useCompleteWorkItem } from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';
import { disputedBy, isDisputed } from '../disputed';

type Facts = Pick<
  WorkItem,
  'milestones' | 'additional_services' | 'work_item_meetings' | 'dispute'
>;

interface CompleteProps {
  item: WorkItem;
  /** Epoch milliseconds. */
  now: number;
}

/** For the lawyer of a paid agreement: the work is done, or what has to happen before that can be said. */
export function Complete({ item, now }: CompleteProps) {
  const complete = useCompleteWorkItem(item._id);
  const missing = item.status === 'PAID' ? missingForCompletion(item, now) : [];
  return (
    <>
      {item.can.includes('complete') && (
        <ConfirmAction
          label="Complete the agreement"
          look={{ variant: 'action', wide: true }}
          title="Complete the agreement?"
          confirm="Complete it"
          pendingLabel="Completing"
          action="completeWorkItem"
          mutation={complete}
          run={() => complete.mutateAsync()}
        >
          This says that all the work is done. We ask {item.client.display_name} to confirm it or
          object within {OBJECTION_DAYS} days. We release the money to you when they confirm, or
          after {OBJECTION_DAYS} days without an objection. You can’t undo this.
        </ConfirmAction>
      )}
      {missing.length > 0 && (
        <div className="text-sm text-neutral-700">
          <p className="font-semibold text-neutral-900">Before you can complete it</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-neutral-500">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What stands between a paid agreement and its completion, in sentences; `now` in epoch milliseconds. */
function missingForCompletion(item: Facts, now: number): string[] {
  const { milestones, additional_services: services, work_item_meetings: meetings } = item;
  const named = (name: string | null) => (name === null ? 'The fee' : `“${name}”`);
  return [
    ...milestones.flatMap(({ status, name }) => {
      if (status === 'WAITING') return [`${named(name)} is not paid: ask for it, or waive it.`];
      return status === 'PAYMENT_PENDING' ? [`${named(name)} is being paid.`] : [];
    }),
    ...services.flatMap(({ status, name }) =>
      status === 'PAYMENT_PENDING' ? [`“${name}” is being bought.`] : [],
    ),
    ...meetings.flatMap(({ title, meeting }) =>
      meeting?.status === 'CONFIRMED' && Date.parse(meeting.end_time) > now
        ? [`The meeting “${title}” is still ahead.`]
        : [],
    ),
    ...(isDisputed(item)
      ? [`${disputedBy(item, 'Your client')} We have not decided on that yet.`]
      : []),
  ];
}
