'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { casesQuery } from '@/lib/client/admin/cases';
import type { AdminCase } from '@/lib/contract/admin/cases';
import { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState } from '@/lib/domain/admin/cases';
import { AdminQueryFailure } from '../admin-failure';
import { FilterLinks } from '../filter-links';
import { Pages } from '../pages';
import { AbsenceCaseCard } from './absence-case';
import { casesAddress } from './case-address';
import { DisputeCaseCard } from './dispute-case';
import { HelpCaseCard } from './help-case';
import { ReviewCaseCard } from './review-case';
import { UnclaimedCaseCard } from './unclaimed-case';

const KINDS: Readonly<Record<CaseKind, string>> = {
  absence: 'Absences',
  dispute: 'Agreements',
  review: 'Reviews',
  unclaimed: 'Unclaimed payments',
  help: 'Questions',
};
const STATES = { open: 'Open', decided: 'Decided' } as const;

export function Cases() {
  const [address] = useAddress(casesAddress, 'push');
  const { state, page } = address;
  const { data, ...query } = useQuery(casesQuery(address));
  const kind = address.kind ?? data?.kind;
  return (
    <>
      <FilterLinks
        label="Kind of case"
        className="border-b"
        options={CASE_KINDS.map((one) => ({
          label: KINDS[one],
          href: casesAddress.href({ kind: one, state }),
          current: one === kind,
          count: data?.waiting[one],
        }))}
        counted=" to decide"
      />
      <FilterLinks
        label="State"
        className="mt-2"
        options={CASE_STATES.map((one) => ({
          label: STATES[one],
          href: casesAddress.href({ kind, state: one }),
          current: one === state,
        }))}
      />
      <QueryList
        className="mt-4"
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The cases could not be loaded" />}
        loading={<CasesSkeleton />}
        empty={page === 0 && <NoCases state={state} />}
        pages={
          data && (
            <Pages
              label="Cases"
              page={page}
              hasMore={data.hasMore}
              hrefOf={(to) => casesAddress.href({ kind, state, page: to })}
              {...(state === 'open' && { back: 'Older', on: 'Newer' })}
            />
          )
        }
      >
        {(cases) => (
          <ul className="grid gap-4">
            {cases.map((one) => (
              <li key={one._id} id={one._id} className="scroll-mt-20">
                <CaseCard of={one} />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

function NoCases({ state }: { state: CaseState }) {
  return state === 'open' ? (
    <EmptyState title="Nothing is open">
      New cases appear here, and the support address gets an email.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing decided yet">Decided cases appear here.</EmptyState>
  );
}

function CaseCard({ of }: { of: AdminCase }) {
  switch (of.kind) {
    case 'absence':
      return <AbsenceCaseCard of={of} />;
    case 'dispute':
      return <DisputeCaseCard of={of} />;
    case 'review':
      return <ReviewCaseCard of={of} />;
    case 'unclaimed':
      return <UnclaimedCaseCard of={of} />;
    case 'help':
      return <HelpCaseCard of={of} />;
  }
}

function CasesSkeleton() {
  return (
    <LoadingRegion label="Loading the cases">
      <div className="grid gap-4">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-56 w-full rounded" />
        ))}
      </div>
    </LoadingRegion>
  );
}
