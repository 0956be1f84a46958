'use client';

import { useRef } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useDecideVerification } from '@/lib/client/admin/verifications';
import type { AdminVerification } from '@/lib/contract/admin/verifications';
import { AdminActionFailure } from '../admin-failure';
import { SUBJECTS } from './subjects';

/** Most characters of what a lawyer reads about a rejection. */
const REASON_MAX = 500;

/** Approve or reject, once. Why it was not saved stays, also when the page shows what stands instead. */
export function Decision({ verification }: { verification: AdminVerification }) {
  const { _id, lawyer, subject, status, version, own } = verification;
  const texts = SUBJECTS[subject];
  const approve = useDecideVerification(_id);
  const reject = useDecideVerification(_id);
  const region = useRef<HTMLElement>(null);
  // While it can be tried again, the dialog says why it failed.
  const failure = approve.error ?? (version ? null : reject.error);
  return (
    <section ref={region} tabIndex={-1} aria-label="Decision" className="mt-8 outline-none">
      <AdminActionFailure title="The decision was not saved" error={failure} />
      {(approve.isSuccess || reject.isSuccess) && (
        <Notice title={status === 'APPROVED' ? 'Approved' : 'Rejected'}>
          We emailed the lawyer. {texts.closed}
        </Notice>
      )}
      {version && own && (
        <Notice tone="waiting" title={texts.own}>
          Another administrator decides.
        </Notice>
      )}
      {version && !own && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            pending={approve.isPending}
            pendingLabel="Saving"
            onClick={() => approve.mutate({ decision: 'approve', version })}
          >
            Approve
          </Button>
          <ConfirmAction
            label="Reject"
            title={texts.rejects(lawyer.display_name)}
            reason={{
              label: 'Reason',
              help: 'The lawyer will read this: what was wrong, and what to send instead.',
              max: REASON_MAX,
            }}
            confirmVariant="danger"
            confirm="Reject"
            failure={<AdminActionFailure title="The decision was not saved" error={reject.error} />}
            returnTo={region}
            mutation={reject}
            run={(reason) => reject.mutateAsync({ decision: 'reject', reason, version })}
          >
            {texts.again}
          </ConfirmAction>
        </div>
      )}
    </section>
  );
}
