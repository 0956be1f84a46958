'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { FormEvent } from 'react';
import * as z from 'zod';
import { choiceField, listAddress, textField } from '@/components/platform/address';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass, textLinkInListClass } from '@/components/ui/layout/text-link';
import { auditQuery } from '@/lib/client/admin/audit';
import type { AuditRow } from '@/lib/contract/admin/audit';
import {
  AUDIT_EVENT_NAMES,
  AUDIT_EVENTS,
  AUDIT_ROLE_NAMES,
  AUDIT_ROLES,
  auditEventName,
} from '@/lib/domain/platform/audit/audit';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';

const COLUMNS: readonly Column<AuditRow>[] = [
  { head: 'When', cell: ({ at }) => formatDayTime(Date.parse(at)) },
  { head: 'What', cell: ({ event }) => auditEventName(event) },
  { head: 'Who', cell: (row) => <Who row={row} /> },
  { head: 'About', cell: (row) => <Subject row={row} /> },
  { head: 'Detail', cell: ({ detail }) => <span className="wrap-anywhere">{detail ?? '–'}</span> },
];

function Who({ row: { role, by } }: { row: AuditRow }) {
  if (!by) return AUDIT_ROLE_NAMES[role];
  return (
    <>
      <Link href={`/admin/users/${by._id}`} prefetch={false} className={textLinkClass}>
        {by.name}
      </Link>
      <span className="block text-neutral-600">{AUDIT_ROLE_NAMES[role]}</span>
    </>
  );
}

const ADDRESS = listAddress(
  '/admin/audit',
  z.object({
    event: choiceField(AUDIT_EVENTS),
    role: choiceField(AUDIT_ROLES),
    subject: textField,
    from: textField,
    to: textField,
    before: textField,
  }),
);

function Subject({ row: { subject, name, path } }: { row: AuditRow }) {
  const text = <span className="wrap-anywhere tabular">{name ?? subject}</span>;
  return (
    <>
      {path ? (
        <Link href={path} prefetch={false} className={textLinkInListClass}>
          {text}
        </Link>
      ) : (
        text
      )}
      <Link
        href={ADDRESS.href({ subject })}
        prefetch={false}
        title={subject}
        aria-label={`All about it: ${name ?? subject}`}
        className="block min-h-6 w-fit text-neutral-600 underline-offset-4 hover:underline max-md:ml-auto"
      >
        All about it
      </Link>
    </>
  );
}

export function AuditLog() {
  const [address, go] = useAddress(ADDRESS, 'push');
  const { event, role, subject, from, to, before } = address;
  const { data, ...query } = useQuery(auditQuery(address));
  return (
    <>
      <div className="mb-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap sm:gap-4">
        <SelectField
          label="What"
          className="min-w-0 sm:w-64"
          value={event ?? ''}
          onChange={({ target }) => go({ event: AUDIT_EVENTS.find((one) => one === target.value) })}
        >
          <option value="">Everything</option>
          {Object.entries(AUDIT_EVENT_NAMES).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Who"
          className="min-w-0 sm:w-44"
          value={role ?? ''}
          onChange={({ target }) => go({ role: AUDIT_ROLES.find((one) => one === target.value) })}
        >
          <option value="">Everybody</option>
          {AUDIT_ROLES.map((one) => (
            <option key={one} value={one}>
              {AUDIT_ROLE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="From"
          type="date"
          className="min-w-0 sm:w-44"
          value={from ?? ''}
          onChange={({ target }) => go({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          className="min-w-0 sm:w-44"
          value={to ?? ''}
          onChange={({ target }) => go({ to: target.value })}
        />
        <SubjectForm key={subject} subject={subject} onSubject={(id) => go({ subject: id })} />
      </div>
      <QueryList
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The audit log could not be loaded" />}
        loading={<ListSkeleton label="Loading the audit log" />}
        empty={
          <EmptyState title="Nothing was logged">
            Nothing matches these filters. Choose other days or fewer filters.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption="Events, the newest first"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {before && (
          <Button variant="outline" onClick={() => go({ before: undefined })}>
            Newest
          </Button>
        )}
        {data?.next && (
          <Button variant="outline" onClick={() => go({ before: data.next ?? undefined })}>
            Older
          </Button>
        )}
      </div>
    </>
  );
}

interface SubjectFormProps {
  subject: string | undefined;
  onSubject: (id: string) => void;
}

function SubjectForm({ subject, onSubject }: SubjectFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubject(String(new FormData(event.currentTarget).get('subject')).trim());
  };
  return (
    <form className="col-span-2 flex grow items-end gap-2 sm:max-w-form" onSubmit={submit}>
      <TextField
        label="Id of what it is about"
        className="grow"
        name="subject"
        maxLength={80}
        defaultValue={subject}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
