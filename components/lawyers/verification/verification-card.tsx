'use client';

import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock, Download, IdCard, TriangleAlert } from 'lucide';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { OWN_VERIFICATION_FAILURE, ownVerificationQuery } from '@/lib/client/lawyers/verification';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { documentName } from './documents';

const ResubmitForm = dynamic(() => import('./resubmit-form').then((module) => module.ResubmitForm));

interface VerificationCardProps {
  when: 'open' | 'approved';
}

export function VerificationCard({ when }: VerificationCardProps) {
  const query = useQuery(ownVerificationQuery);
  const { data: own, isLoadingError } = query;
  if (isLoadingError && when === 'open') {
    return <QueryFailure query={query} failure={OWN_VERIFICATION_FAILURE} className="mt-6" />;
  }
  if (!own || isSettled(own) !== (when === 'approved')) return null;
  return (
    <section
      aria-labelledby="verification"
      className="mt-6 grid gap-x-4 gap-y-3 rounded border bg-white p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
    >
      <Content own={own} />
    </section>
  );
}

/** Whether it is checked, with no renewal due. */
function isSettled({ status, renewal_due }: OwnVerification): boolean {
  return status === 'APPROVED' && !renewal_due;
}

function Content({ own }: { own: OwnVerification }) {
  switch (own.status) {
    case 'APPROVED':
      return own.renewal_due ? (
        <Part icon={<Icon of={IdCard} />} title="Please hand in your new IBP ID">
          <p className="text-neutral-700">
            We checked your IDs more than a year ago. Please send your current IBP ID.{' '}
            <UntilTheCheckEnds own={own} />
          </p>
          <Facts own={own} names={['Checked']} />
          <ResubmitForm own={own} />
        </Part>
      ) : (
        <Part icon={<Icon of={BadgeCheck} />} title="Your IDs were checked">
          <Facts own={own} names={['Checked', 'Roll of Attorneys number', 'IBP number']} />
          <Files own={own} />
        </Part>
      );
    case 'PENDING':
      return (
        <Part icon={<Icon of={Clock} />} title="Your IDs are being checked">
          <p className="text-neutral-700">
            A person is comparing your IDs with your name and numbers. We’ll email you the result.{' '}
            <UntilTheCheckEnds own={own} />
          </p>
          <Facts own={own} names={['Handed in', 'Roll of Attorneys number', 'IBP number']} />
          <Files own={own} />
        </Part>
      );
    case 'REJECTED':
      return (
        <Part icon={<Icon of={TriangleAlert} />} title="Please hand in your IDs again" bad>
          <p className="text-neutral-700">
            We could not approve your IDs. The person who checked them wrote:
          </p>
          <blockquote className="border-l-4 border-red-300 pl-4 font-medium wrap-anywhere">
            {own.reason}
          </blockquote>
          {own.check_ends_at && (
            <p className="text-neutral-700">
              <UntilTheCheckEnds own={own} />
            </p>
          )}
          <Facts own={own} names={['Looked at']} />
          <ResubmitForm own={own} />
        </Part>
      );
    case 'NONE':
      return (
        <Part icon={<Icon of={IdCard} />} title="Please hand in your IDs">
          <p className="text-neutral-700">
            Clients see your profile once both IDs are checked. Only you and the person who checks
            them can open the files.
          </p>
          <ResubmitForm own={own} />
        </Part>
      );
  }
}

function UntilTheCheckEnds({ own: { check_ends_at } }: { own: OwnVerification }) {
  if (check_ends_at === null) return <span>Until then, clients can’t see your profile.</span>;
  const day = formatDay(Date.parse(check_ends_at));
  return (
    <span>{`Your profile stays public in the meantime. Without a new check, clients can no longer see it from ${day}.`}</span>
  );
}

interface PartProps {
  icon: ReactNode;
  title: string;
  bad?: boolean;
  children: ReactNode;
}

function Part({ icon, title, bad = false, children }: PartProps) {
  const colour = bad ? 'bg-red-50 text-red-700' : 'bg-teal-50 text-teal-800';
  return (
    <>
      <span className={`grid size-12 place-items-center rounded [&>svg]:size-6 ${colour}`}>
        {icon}
      </span>
      <div className="grid min-w-0 gap-4">
        <h2 id="verification" className="scroll-mt-24 text-xl sm:pt-2.5">
          {title}
        </h2>
        {children}
      </div>
    </>
  );
}

type FactName = 'Handed in' | 'Checked' | 'Looked at' | 'Roll of Attorneys number' | 'IBP number';

function Facts({ own, names }: { own: OwnVerification; names: readonly FactName[] }) {
  const day = (at: string | null) => at && formatDay(Date.parse(at));
  const values: Record<FactName, string | null> = {
    'Handed in': day(own.submitted_at),
    Checked: day(own.checked_at),
    'Looked at': day(own.decided_at),
    'Roll of Attorneys number': own.roll_number,
    'IBP number': own.ibp_number,
  };
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {names.map((name) => (
        <div key={name}>
          <dt className="text-sm text-neutral-600">{name}</dt>
          <dd className="font-medium tabular">{values[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ own: { documents, status } }: { own: OwnVerification }) {
  if (documents.length === 0) return null;
  return (
    <div>
      <ul className="flex flex-wrap gap-x-6">
        {documents.map(({ _id, kind, name, url }) => (
          <li key={_id}>
            <a href={url} download={name} className={textLinkAloneClass}>
              <Icon of={Download} className="size-4.5" />
              {documentName(kind)}
            </a>
          </li>
        ))}
      </ul>
      {status === 'APPROVED' && (
        <p className="text-sm text-neutral-600">
          Both files are deleted {RETENTION_DAYS.identityDocuments} days after the check.
        </p>
      )}
    </div>
  );
}
