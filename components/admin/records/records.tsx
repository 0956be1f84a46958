'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import * as z from 'zod';
import { listAddress, pageField, textField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  agreementsOfUserQuery,
  meetingsOfUserQuery,
  paymentsOfUserQuery,
} from '@/lib/client/admin/records';
import { AdminQueryFailure } from '../admin-failure';
import { AdminMain } from '../admin-main';
import { type Column, DataTable } from '../data-table';
import { FilterLinks } from '../filter-links';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { AGREEMENT_COLUMNS, MEETING_COLUMNS, PAYMENT_COLUMNS } from './columns';

const LISTS = { meetings: 'Meetings', agreements: 'Agreements', payments: 'Payments' } as const;
type ListName = keyof typeof LISTS;

function addressOf(id: string, list: ListName) {
  return listAddress(
    `/admin/users/${id}/${list}`,
    z.object({ only: textField, page: pageField() }),
  );
}

export function MeetingsOfUser({ id }: { id: string }) {
  const [address] = useAddress(addressOf(id, 'meetings'), 'push');
  const query = useQuery(meetingsOfUserQuery(id, address));
  return (
    <Records id={id} list="meetings" address={address} query={query} columns={MEETING_COLUMNS} />
  );
}

export function AgreementsOfUser({ id }: { id: string }) {
  const [address] = useAddress(addressOf(id, 'agreements'), 'push');
  const query = useQuery(agreementsOfUserQuery(id, address));
  return (
    <Records
      id={id}
      list="agreements"
      address={address}
      query={query}
      columns={AGREEMENT_COLUMNS}
    />
  );
}

export function PaymentsOfUser({ id }: { id: string }) {
  const [address] = useAddress(addressOf(id, 'payments'), 'push');
  const query = useQuery(paymentsOfUserQuery(id, address));
  return (
    <Records id={id} list="payments" address={address} query={query} columns={PAYMENT_COLUMNS} />
  );
}

interface RecordsProps<Row> {
  id: string;
  list: ListName;
  address: { only?: string | undefined; page: number };
  query: UseQueryResult<{ name: string; results: Row[]; hasMore: boolean }>;
  columns: readonly Column<Row>[];
}

function Records<Row extends { _id: string }>(props: RecordsProps<Row>) {
  const { id, list, columns } = props;
  const { only, page } = props.address;
  const { data, ...query } = props.query;
  const what = LISTS[list].toLowerCase();
  return (
    <AdminMain
      title={data ? `${LISTS[list]} of ${data.name}` : LISTS[list]}
      intro={
        list === 'payments'
          ? 'What a lawyer gave back after a release is recorded beside the payment. Each view of this page is in the audit log.'
          : 'To be read only. Each view of this page is in the audit log.'
      }
    >
      <p className="mb-3">
        <Link href={`/admin/users/${id}`} prefetch={false} className={textLinkClass}>
          {data ? data.name : 'The account'}
        </Link>
      </p>
      <FilterLinks
        label="Lists of this person"
        options={Object.entries(LISTS).map(([path, label]) => ({
          label,
          href: `/admin/users/${id}/${path}`,
          current: path === list,
        }))}
      />
      <QueryList
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title={`The ${what} could not be loaded`} />}
        loading={<ListSkeleton label={`Loading the ${what}`} />}
        empty={
          <EmptyState title={`No ${what}`}>
            {only ? 'It is not one of this person.' : `This person has no ${what}.`}
          </EmptyState>
        }
        pages={
          data && (
            <Pages
              label={LISTS[list]}
              page={page}
              hasMore={data.hasMore}
              hrefOf={(to) => addressOf(id, list).href({ only, page: to })}
            />
          )
        }
      >
        {(rows) => (
          <DataTable caption={LISTS[list]} columns={columns} rows={rows} keyOf={({ _id }) => _id} />
        )}
      </QueryList>
      {only && (
        <p className="mt-4">
          <Link href={addressOf(id, list).href({})} prefetch={false} className={textLinkClass}>
            All {what} of this person
          </Link>
        </p>
      )}
    </AdminMain>
  );
}
