'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CHANGE_BLOCKER_FAILURE, DELETE_BLOCKER_FAILURE } from '@/lib/client/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import type { TimeRange } from '@/lib/domain/platform/time';
import { type BlockerEntry, longTimes } from '../model/entries';
import { FailureNotice } from './failure-notice';
import { ScopeChoice } from './scope-choice';

interface ScopeDialogProps {
  entry: BlockerEntry;
  /** New time after a move; null for a deletion. */
  range: TimeRange | null;
  pending: boolean;
  error: Error | null;
  onConfirm: (scope: SeriesScope) => void;
  onClose: () => void;
}

/** Asks which blockers of a series a move or deletion applies to; asks for confirmation if there is only one. */
export function ScopeDialog(props: ScopeDialogProps) {
  const { entry, range, pending, error, onConfirm, onClose } = props;
  const [scope, setScope] = useState<SeriesScope>('one');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${range ? 'Change' : 'Delete'} ${entry.title}?`}
      description={
        range
          ? `To ${longTimes(range)}.`
          : `${longTimes(entry)}. Clients can then book your open hours again.`
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={range ? 'primary' : 'danger'}
            pending={pending}
            pendingLabel={range ? 'Saving' : 'Deleting'}
            onClick={() => onConfirm(scope)}
          >
            {range ? 'Save' : 'Delete'}
          </Button>
        </>
      }
    >
      <FailureNotice
        failure={range ? CHANGE_BLOCKER_FAILURE : DELETE_BLOCKER_FAILURE}
        error={error}
      />
      {entry.blocker.series_id && (
        <div className="mt-4">
          <ScopeChoice value={scope} onChange={setScope} />
        </div>
      )}
    </Dialog>
  );
}
