'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import { choiceField, listAddress, pageField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { Field } from '@/components/ui/forms/field';
import { SearchInput } from '@/components/ui/forms/search-input';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { usersQuery } from '@/lib/client/admin/users';
import { USER_QUERY_MAX, USER_TYPES, type UserRow } from '@/lib/contract/admin/users';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { CountedPages } from '../pages';
import { UserBadges } from './user-badges';
import { TYPE_NAMES } from './user-type';

const COLUMNS: readonly Column<UserRow>[] = [
  {
    head: 'Name',
    cell: ({ _id, name }) => (
      <Link href={`/admin/users/${_id}`} prefetch={false} className={textLinkClass}>
        {name}
      </Link>
    ),
  },
  { head: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { head: 'Type', cell: ({ type }) => TYPE_NAMES[type] },
  { head: 'Since', cell: ({ created_at }) => formatDay(Date.parse(created_at)) },
  { head: 'State', cell: (user) => <UserBadges user={user} /> },
];

const SUSPENDED = ['yes', 'no'] as const;
const ADDRESS = listAddress(
  '/admin/users',
  z.object({
    type: choiceField(USER_TYPES),
    suspended: choiceField(SUSPENDED),
    page: pageField(),
  }),
);

export function UserList() {
  const [address, go] = useAddress(ADDRESS, 'push');
  const { type, suspended, page } = address;
  // Names and email addresses stay out of the address.
  const [q, setQ] = useState<string>();
  const { data, ...query } = useQuery(usersQuery({ q, ...address }));
  const search = (words: string) => {
    setQ(words || undefined);
    go({ page: 0 });
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <SearchForm onSearch={search} />
        <SelectField
          label="Type"
          className="w-40"
          value={type ?? ''}
          onChange={({ target }) => go({ type: USER_TYPES.find((one) => one === target.value) })}
        >
          <option value="">All</option>
          {USER_TYPES.map((one) => (
            <option key={one} value={one}>
              {TYPE_NAMES[one]}s
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Suspension"
          className="w-44"
          value={suspended ?? ''}
          onChange={({ target }) =>
            go({ suspended: SUSPENDED.find((one) => one === target.value) })
          }
        >
          <option value="">All</option>
          <option value="yes">Suspended</option>
          <option value="no">Not suspended</option>
        </SelectField>
      </div>
      <QueryList
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The accounts could not be loaded" />}
        loading={<ListSkeleton label="Loading accounts" />}
        empty={
          <EmptyState title="No account found">
            Check the spelling, search for part of the name or address, or choose other filters.
          </EmptyState>
        }
        pages={
          data && (
            <CountedPages page={page} total={data.total} onPage={(next) => go({ page: next })} />
          )
        }
      >
        {(rows) => (
          <DataTable
            caption="Accounts, the newest first"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
    </>
  );
}

function SearchForm({ onSearch }: { onSearch: (words: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <search className="grow sm:max-w-form">
      <form className="flex items-end gap-2" method="post" onSubmit={submit}>
        <Field label="Name or email" className="grow">
          {(control) => <SearchInput {...control} name="q" maxLength={USER_QUERY_MAX} />}
        </Field>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
    </search>
  );
}
