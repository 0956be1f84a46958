import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { DisputeCase, ReviewCase } from '@/lib/contract/admin/cases';
import { isArgued } from '@/lib/domain/cases/case';
import { formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';

interface CaseCardProps {
  title: string;
  badge: ReactNode;
  children: ReactNode;
  facts: ReactNode;
  actions?: ReactNode;
}

export function CaseCard({ title, badge, children, facts, actions }: CaseCardProps) {
  return (
    <article className="rounded border bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-lg font-semibold break-words">{title}</h2>
        {badge}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">{facts}</dl>
      <dl className="mt-4 grid max-w-text gap-3">{children}</dl>
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </article>
  );
}

export function CaseFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 text-neutral-600">{label}</dt>
      <dd className="min-w-0 tabular">{children}</dd>
    </div>
  );
}

export function CasePeople({
  of: { client, lawyer },
}: {
  of: Pick<ReviewCase, 'client' | 'lawyer'>;
}) {
  return (
    <>
      <CaseFact label="Client">
        <UserLink to={client} />
      </CaseFact>
      <CaseFact label="Lawyer">
        <UserLink to={lawyer} />
      </CaseFact>
    </>
  );
}

export function UserLink({ to: { _id, display_name } }: { to: ReviewCase['client'] }) {
  return (
    <Link href={`/admin/users/${_id}`} prefetch={false} className={textLinkClass}>
      {display_name}
    </Link>
  );
}

export function CaseLink({ of }: { of: NonNullable<DisputeCase['case']> }) {
  return (
    <>
      <Link
        href={`/admin/cases/${of._id}`}
        prefetch={false}
        className={buttonClass({ variant: 'action' })}
      >
        Open the case
      </Link>
      {of.decide_by && isArgued(of) && (
        <p className="self-center text-sm text-neutral-700">Decide by {dayTime(of.decide_by)}</p>
      )}
    </>
  );
}

export function Wrote({ label, text }: { label: string; text: string | null }) {
  return (
    <div className="border-l-2 pl-3">
      <dt className="text-sm text-neutral-600">{label}</dt>
      <dd className="mt-0.5 break-words whitespace-pre-line">
        {text ?? 'The text was deleted with an account.'}
      </dd>
    </div>
  );
}

export function Decided({ of }: { of: Pick<ReviewCase, 'decision' | 'decided_at'> }) {
  if (of.decided_at === null || of.decision === null) return null;
  return <Wrote label={`Decided ${formatDay(Date.parse(of.decided_at))}`} text={of.decision} />;
}

export function dayTime(instant: string): string {
  return formatDayTime(Date.parse(instant));
}
