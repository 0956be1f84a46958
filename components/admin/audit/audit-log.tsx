'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { textLinkClass } from '@/components/ui/layout/text-link';
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
import { useFilters } from '../use-filters';

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
      {by.name}
      <span className="block text-neutral-600">{AUDIT_ROLE_NAMES[role]}</span>
    </>
  );
}

function Subject({ row: { subject, path } }: { row: AuditRow }) {
  const text = <span className="wrap-anywhere tabular">{subject}</span>;
  if (!path) return text;
  return (
    <Link href={path} prefetch={false} className={textLinkClass}>
      {text}
    </Link>
  );
}

/** Who did what to what, the newest first. */
export function AuditLog() {
  const { get, set, move } = useFilters();
  const role = AUDIT_ROLES.find((one) => one === get('role'));
  const event = AUDIT_EVENTS.find((one) => one === get('event'));
  const [subject, from, to] = [get('subject'), get('from'), get('to')];
  const before = get('before');
  const { data, ...query } = useQuery(auditQuery({ event, role, subject, from, to, before }));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <SelectField
          label="What"
          className="w-64"
          value={event ?? ''}
          onChange={({ target }) => set({ event: target.value })}
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
          className="w-44"
          value={role ?? ''}
          onChange={({ target }) => set({ role: target.value })}
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
          className="w-44"
          value={from ?? ''}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          className="w-44"
          value={to ?? ''}
          onChange={({ target }) => set({ to: target.value })}
        />
        <SubjectForm key={subject} subject={subject} onSubject={(id) => set({ subject: id })} />
      </div>
      {!data && query.isError && (
        <AdminQueryFailure query={query} title="The audit log could not be loaded" />
      )}
      {!data && !query.isError && <ListSkeleton label="Loading the audit log" />}
      {data && data.results.length === 0 && (
        <EmptyState title="Nothing was logged">
          Nothing matches these filters. Choose other days or fewer filters.
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <DataTable
          caption="Events, the newest first"
          columns={COLUMNS}
          rows={data.results}
          keyOf={({ _id }) => _id}
        />
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {before && (
          <Button variant="outline" onClick={() => move({ before: undefined })}>
            Newest
          </Button>
        )}
        {data?.next && (
          <Button variant="outline" onClick={() => move({ before: data.next ?? undefined })}>
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
    <form className="flex grow items-end gap-2 sm:max-w-form" onSubmit={submit}>
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
