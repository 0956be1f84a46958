'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { ComparedFacts } from '@/components/lawyers/verification/compared-facts';
import { DocumentView } from '@/components/lawyers/verification/document-view';
import { identityFacts, type StatedFact } from '@/components/lawyers/verification/fact-check';
import { useVerdicts } from '@/components/lawyers/verification/use-verdicts';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { useDecideVerification, verificationQuery } from '@/lib/client/admin/verifications';
import type { AdminVerification } from '@/lib/contract/admin/verifications';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { AdminMain } from '../admin-main';
import { Facts } from '../facts';
import { ListSkeleton } from '../list-skeleton';
import { SUBJECTS } from './subjects';
import { VerificationBadge } from './verification-badge';

/** Documents a lawyer submitted next to the stated facts, and the decision about them. */
export function VerificationView({ id }: { id: string }) {
  const { data, ...query } = useQuery(verificationQuery(id));
  if (data)
    return (
      <AdminMain title={withTitle(data.lawyer.display_name)} intro={<Intro of={data} />}>
        <Loaded verification={data} />
      </AdminMain>
    );
  return (
    <AdminMain title="Verification">
      {query.isError ? (
        <AdminQueryFailure query={query} title="The verification could not be loaded" />
      ) : (
        <ListSkeleton label="Loading the verification" />
      )}
    </AdminMain>
  );
}

function Intro({ of: { subject, renewal } }: { of: AdminVerification }) {
  const texts = SUBJECTS[subject];
  return renewal ? texts.renewal : texts.first;
}

const moment = (instant: string) => formatDayTime(Date.parse(instant));

function statedBy(verification: AdminVerification): readonly StatedFact[] {
  const { facts, lawyer } = verification;
  if (facts.length > 0) return facts.map(({ label, value }) => [label, value] as const);
  return identityFacts({ ...verification, name: lawyer.display_name });
}

function Loaded({ verification }: { verification: AdminVerification }) {
  const { lawyer, subject, status, documents, roll_number_taken: taken } = verification;
  const facts = statedBy(verification);
  const { verdicts, onVerdict, ...found } = useVerdicts(facts);
  const decides = verification.version !== null && !verification.own;
  return (
    <>
      {taken && (
        <Notice
          tone="waiting"
          className="mb-5"
          title="Another lawyer was verified with this roll number"
        >
          One of the two may be someone else. Please compare the names carefully.
        </Notice>
      )}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-labelledby="stated">
          <h2 id="stated" className="mb-3 text-xl">
            What the lawyer states
          </h2>
          {decides && (
            <div className="mb-5">
              <ComparedFacts
                facts={facts}
                verdicts={verdicts}
                hasRoll={subject === 'identity'}
                onVerdict={onVerdict}
              />
            </div>
          )}
          <Facts
            rows={[
              ['State', <VerificationBadge key="state" status={status} />],
              ...(decides ? [] : facts),
              ...(subject === 'identity' ? [['Admitted', verification.bar_year] as const] : []),
              ['Email', verification.email],
              ['Submitted', moment(verification.submitted_at)],
              ['Decided', verification.decided_at && moment(verification.decided_at)],
              ['Reason', verification.reason],
            ]}
          />
          <p className="mt-4">
            <Link
              href={`/admin/users/${lawyer.user_id}`}
              prefetch={false}
              className={textLinkClass}
            >
              Open the account
            </Link>
          </p>
        </section>
        <section aria-labelledby="documents">
          <h2 id="documents" className="mb-3 text-xl">
            {SUBJECTS[subject].label}
          </h2>
          {documents.length > 0 ? (
            <div className="grid gap-6 2xl:grid-cols-2">
              {documents.map((document) => (
                <DocumentView key={document._id} document={document} />
              ))}
            </div>
          ) : (
            <EmptySection>{SUBJECTS[subject].stored}</EmptySection>
          )}
        </section>
      </div>
      <Decision verification={verification} {...found} />
      <Earlier earlier={verification.earlier} />
    </>
  );
}

function Earlier({ earlier }: Pick<AdminVerification, 'earlier'>) {
  return (
    <section aria-labelledby="earlier" className="mt-10">
      <h2 id="earlier" className="mb-3 text-xl">
        Other decisions about this lawyer
      </h2>
      {earlier.length === 0 && <EmptySection>There is none.</EmptySection>}
      <ul className="grid gap-3">
        {earlier.map(({ _id, status, submitted_at, decided_at, reason }) => (
          <li key={_id} className="rounded border bg-white p-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <VerificationBadge status={status} />
              <span className="text-sm text-neutral-700 tabular">
                Submitted {moment(submitted_at)}, decided {moment(decided_at)}
              </span>
            </p>
            {reason && <p className="mt-2 wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Most characters of the rejection reason shown to the lawyer. */
const REASON_MAX = 500;

interface DecisionProps {
  verification: AdminVerification;
  allMatch: boolean;
  /** Proposed if it is rejected. */
  reason: string;
}

/** Approves or rejects, once. A failed save keeps its error, even after the page shows a newer state. */
function Decision({ verification, allMatch, reason }: DecisionProps) {
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
            disabled={!allMatch}
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
              proposed: reason,
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
          {!allMatch && (
            <p className="w-full text-sm text-neutral-600">
              It can be approved once everything matches.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
