'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { Button } from '@/components/ui/forms/button';
import { useDiscardJob, useRetryJob } from '@/lib/client/admin/jobs';
import type { AdminJob } from '@/lib/contract/admin/jobs';
import { AdminActionFailure } from '../admin-failure';

/** What can be done about a job that failed. */
export function JobActions({ job }: { job: AdminJob }) {
  const retry = useRetryJob(job._id);
  const discard = useDiscardJob(job._id);
  if (job.attempts === 0 || job.locked_at) return null;
  return (
    <div className="grid gap-2 md:w-40">
      <Button
        variant="outline"
        size="small"
        pending={retry.isPending}
        pendingLabel="Sending"
        onClick={() => retry.mutate()}
      >
        Run it now
      </Button>
      {job.attempts >= job.max_attempts && (
        <ConfirmAction
          label="Discard"
          look={{ variant: 'danger-outline', size: 'small' }}
          title={`Discard ${job.task}?`}
          reason={{
            label: 'Reason',
            help: 'It stays in the audit log for good. Please don’t name anyone.',
          }}
          confirmVariant="danger"
          confirm="Discard"
          failure={<AdminActionFailure title="It was not discarded" error={discard.error} />}
          mutation={discard}
          run={discard.mutateAsync}
        >
          Its work will not be done, and it will not be tried again.
        </ConfirmAction>
      )}
      <AdminActionFailure title="It was not started" error={retry.error} />
    </div>
  );
}
