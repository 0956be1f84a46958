'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import * as z from 'zod';
import { withTitle } from '@/components/lawyers/practice';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { verificationsQuery } from '@/lib/client/admin/verifications';
import { VERIFICATION_FILTERS, type VerificationRow } from '@/lib/contract/admin/verifications';
import { VERIFICATION_SUBJECTS, type VerificationSubject } from '@/lib/domain/lawyers/verification';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { CountedPages } from '../pages';
import { SUBJECTS } from './subjects';
import { VerificationBadge } from './verification-badge';

const COLUMNS: readonly Column<VerificationRow>[] = [
  {
    head: 'Lawyer',
    cell: ({ _id, lawyer }) => (
      <Link href={`/admin/verifications/${_id}`} prefetch={false} className={textLinkClass}>
        {withTitle(lawyer.display_name)}
      </Link>
    ),
  },
  { head: 'What', cell: ({ subject }) => SUBJECTS[subject].label },
  { head: 'Roll number', cell: ({ roll_number }) => roll_number },
  { head: 'IBP number', cell: ({ ibp_number }) => ibp_number },
  { head: 'Admitted', cell: ({ bar_year }) => bar_year },
  { head: 'Submitted', cell: ({ submitted_at }) => formatDayTime(Date.parse(submitted_at)) },
  { head: 'Kind', cell: ({ renewal }) => (renewal ? 'Renewal' : 'First check') },
  { head: 'State', cell: ({ status }) => <VerificationBadge status={status} /> },
];

const FILTER_NAMES = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' } as const;

const ADDRESS = listAddress(
  '/admin/verifications',
  z.object({
    status: choiceField(VERIFICATION_FILTERS),
    subject: choiceField(VERIFICATION_SUBJECTS),
    page: pageField(),
  }),
);

export function VerificationQueue() {
  const [address, go] = useAddress(ADDRESS, 'push');
  const { status, subject, page } = address;
  const { data, ...query } = useQuery(verificationsQuery(address));
  return (
    <>
      <div className="mb-5 grid max-w-lg gap-4 sm:grid-cols-2">
        <SelectField
          label="Show"
          value={status ?? ''}
          onChange={({ target }) =>
            go({ status: VERIFICATION_FILTERS.find((one) => one === target.value) })
          }
        >
          <option value="">All</option>
          {VERIFICATION_FILTERS.map((one) => (
            <option key={one} value={one}>
              {FILTER_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="What"
          value={subject ?? ''}
          onChange={({ target }) =>
            go({ subject: VERIFICATION_SUBJECTS.find((one) => one === target.value) })
          }
        >
          <option value="">All</option>
          {VERIFICATION_SUBJECTS.map((one) => (
            <option key={one} value={one}>
              {SUBJECTS[one].label}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryList
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The queue could not be loaded" />}
        loading={<ListSkeleton label="Loading the queue" />}
        empty={<NothingWaits status={status} subject={subject} />}
        pages={
          data && (
            <CountedPages page={page} total={data.total} onPage={(next) => go({ page: next })} />
          )
        }
      >
        {(rows) => (
          <DataTable
            caption="What lawyers sent to be checked"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
    </>
  );
}

interface NothingWaitsProps {
  status: keyof typeof FILTER_NAMES | undefined;
  subject: VerificationSubject | undefined;
}

function NothingWaits({ status, subject }: NothingWaitsProps) {
  return status === 'pending' ? (
    <EmptyState title="Nobody waits">
      {subject ? SUBJECTS[subject].waiting : 'Every lawyer who sent documents has an answer.'}
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here">
      {status || subject ? 'Choose something else above.' : 'No lawyer has sent documents yet.'}
    </EmptyState>
  );
}
