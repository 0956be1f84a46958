'use client';

import { useCompleteWorkItem } from '@/lib/client/work-items/changes';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';
import { missingForCompletion } from './missing';

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
