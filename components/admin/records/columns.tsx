import Link from 'next/link';
import type { ReactNode } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { AgreementRecord, MeetingRecord, PaymentRecord } from '@/lib/contract/admin/records';
import {
  AGREEMENT_STATE_NAMES,
  MEETING_STATE_NAMES,
  PAYMENT_STATE_NAMES,
} from '@/lib/domain/admin/record-names';
import { formatDayTime, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { shortReference } from '@/lib/domain/platform/short-reference';
import type { Column } from '../data-table';
import { CorrectTax } from '../tax/correct-tax';

type Person = MeetingRecord['client'];
interface People {
  client: Person;
  lawyer: Person;
}

const PEOPLE: readonly Column<People>[] = [
  { head: 'Client', cell: ({ client }) => <PersonLink person={client} /> },
  { head: 'Lawyer', cell: ({ lawyer }) => <PersonLink person={lawyer} /> },
];

function PersonLink({ person }: { person: Person }) {
  return (
    <Link href={`/admin/users/${person._id}`} prefetch={false} className={textLinkClass}>
      {person.name}
    </Link>
  );
}

const moment = (instant: string) => formatDayTime(Date.parse(instant));

export const MEETING_COLUMNS: readonly Column<MeetingRecord>[] = [
  {
    head: 'Time',
    cell: ({ _id, start_time, end_time, type }) => (
      <>
        {moment(start_time)} – {formatTime(Date.parse(end_time))}
        <Small>
          {type === 'VIDEO' ? 'Video' : 'Phone'}, {shortReference(_id)}
        </Small>
      </>
    ),
  },
  ...PEOPLE,
  { head: 'State', cell: ({ status }) => MEETING_STATE_NAMES[status] },
  { head: 'Booked', cell: ({ created_at }) => moment(created_at) },
  { head: 'Price with fee', cell: ({ total }) => formatPeso(total), end: true },
];

export const AGREEMENT_COLUMNS: readonly Column<AgreementRecord>[] = [
  {
    head: 'Agreement',
    cell: ({ _id, title }) => (
      <>
        {title}
        <Small>{shortReference(_id)}</Small>
      </>
    ),
  },
  ...PEOPLE,
  {
    head: 'State',
    cell: ({ status, completed_at }) => (
      <>
        <span>{AGREEMENT_STATE_NAMES[status]}</span>
        {completed_at && <Small>{moment(completed_at)}</Small>}
      </>
    ),
  },
  {
    head: 'Accepted',
    cell: ({ accepted_at }) => (accepted_at ? moment(accepted_at) : 'Not accepted'),
  },
  { head: 'Price', cell: ({ price }) => formatPeso(price), end: true },
];

export const PAYMENT_COLUMNS: readonly Column<PaymentRecord>[] = [
  {
    head: 'Reference',
    cell: ({ reference, gateway, gateway_payment, checkout }) => (
      <>
        <span className="font-medium">{reference}</span>
        <Small>{[gateway, gateway_payment ?? checkout].filter(Boolean).join(', ')}</Small>
      </>
    ),
  },
  ...PEOPLE,
  {
    head: 'For',
    cell: ({ about, client }) => (
      <Link
        href={`/admin/users/${client._id}/${about.kind}s?only=${about._id}`}
        prefetch={false}
        className={textLinkClass}
      >
        {about.kind === 'meeting' ? 'Meeting' : 'Agreement'}
      </Link>
    ),
  },
  {
    head: 'State',
    cell: ({ status, paid_at, created_at }) => (
      <>
        {PAYMENT_STATE_NAMES[status]}
        <Small>{moment(paid_at ?? created_at)}</Small>
      </>
    ),
  },
  {
    head: 'Amount',
    cell: (payment) => (
      <>
        <span>{formatPeso(payment.received ?? payment.total)}</span>
        {payment.refunded > 0 && <Small>{formatPeso(payment.refunded)} refunded</Small>}
        {payment.released > 0 && (
          <>
            <Small>{`${formatPeso(payment.released)} released`}</Small>
            <CorrectTax payment={payment} />
          </>
        )}
      </>
    ),
    end: true,
  },
];

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-sm wrap-anywhere text-neutral-600">{children}</span>;
}
