'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { declarationPathOf } from '@/lib/client/admin/tax';
import { userQuery } from '@/lib/client/admin/users';
import type { AdminUser } from '@/lib/contract/admin/users';
import { formatDate, formatDay, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { AdminQueryFailure } from '../admin-failure';
import { AdminMain } from '../admin-main';
import { Facts } from '../facts';
import { ListSkeleton } from '../list-skeleton';
import { PersonNotes } from './person-notes';
import { UserActions } from './user-actions';
import { UserBadges } from './user-badges';
import { TYPE_NAMES } from './user-type';

export function UserView({ id }: { id: string }) {
  const { data, ...query } = useQuery(userQuery(id));
  if (data)
    return (
      <AdminMain title={data.name} intro="Each view of this page is in the audit log.">
        <Loaded user={data} />
      </AdminMain>
    );
  return (
    <AdminMain title="Account">
      {query.isError ? (
        <AdminQueryFailure query={query} title="The account could not be loaded" />
      ) : (
        <ListSkeleton label="Loading the account" />
      )}
    </AdminMain>
  );
}

const moment = (instant: string | null) => instant && formatDayTime(Date.parse(instant));

function Loaded({ user }: { user: AdminUser }) {
  return (
    <>
      {user.suspended_at && (
        <Notice
          tone="bad"
          className="mb-5 max-w-form"
          title={`Suspended since ${moment(user.suspended_at)}`}
        >
          {user.suspension_reason}
        </Notice>
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        <Account user={user} />
        <Figures user={user} />
      </div>
      <UserActions user={user} />
      {!user.own && <PersonNotes userId={user._id} />}
      <p className="mt-8">
        <Link href={`/admin/audit?subject=${user._id}`} prefetch={false} className={textLinkClass}>
          What was done with this account
        </Link>
      </p>
    </>
  );
}

/** Says how exact it is: a session notes at most once an hour that it is used. */
function lastSeen({ last_seen_at }: AdminUser): string {
  const seen = moment(last_seen_at);
  return seen ? `${seen}, or up to an hour later` : 'Not in the last months';
}

function Account({ user }: { user: AdminUser }) {
  const { lawyer, deletion_due_at: due } = user;
  return (
    <section aria-labelledby="account">
      <h2 id="account" className="mb-3 text-xl">
        Account
      </h2>
      <Facts
        rows={[
          ['State', <UserBadges key="state" user={user} />],
          ['Type', TYPE_NAMES[user.type]],
          ['Email', user.email],
          ['Phone', user.phone],
          ['Account created', formatDay(Date.parse(user.created_at))],
          ['Last seen', lastSeen(user)],
          ['Signed in on', devices(user.sessions)],
          ['Will be deleted', due && formatDate(Date.parse(due))],
          ['Profile', lawyer && <Profile key="profile" lawyer={lawyer} />],
          ['Sworn declarations for tax', lawyer && <Declarations key="tax" lawyer={lawyer} />],
        ]}
      />
    </section>
  );
}

function devices(count: number): string {
  return count === 1 ? '1 device' : `${count} devices`;
}

function Profile({ lawyer }: { lawyer: NonNullable<AdminUser['lawyer']> }) {
  const { _id, display_name: name, listed, verified, public: shown } = lawyer;
  const facts = [verified ? 'verified' : 'not verified', shown ? 'public' : 'not public'];
  return (
    <>
      {listed ? (
        <Link href={`/lawyer/${_id}`} prefetch={false} className={textLinkClass}>
          {withTitle(name)}
        </Link>
      ) : (
        withTitle(name)
      )}
      <span className="block text-sm font-normal text-neutral-700">
        {facts.join(', ')}, {listed ? 'seen by clients' : 'hidden from clients'} ({_id})
      </span>
    </>
  );
}

function Declarations({ lawyer }: { lawyer: NonNullable<AdminUser['lawyer']> }) {
  if (lawyer.declarations.length === 0) return <span>None</span>;
  return (
    <ul>
      {lawyer.declarations.map(({ year, stays_below: below }) => (
        <li key={year}>
          <a href={declarationPathOf(lawyer._id, year)} download className={textLinkClass}>
            {`${year}: ${below ? 'stays below' : 'passes it'}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Figures({ user }: { user: AdminUser }) {
  const { payments, ahead } = user;
  const listed = (list: 'meetings' | 'agreements' | 'payments', figure: ReactNode) => (
    <Link
      key={list}
      href={`/admin/users/${user._id}/${list}`}
      prefetch={false}
      className={textLinkClass}
    >
      {figure}
    </Link>
  );
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mb-3 text-xl">
        Activity
      </h2>
      <Facts
        rows={[
          ['Meetings', listed('meetings', user.meetings)],
          ['Agreements', listed('agreements', user.agreements)],
          ['Open cases', user.open_cases],
          ['Payments received', listed('payments', formatPeso(payments.received))],
          ['Paid back to clients', formatPeso(payments.refunded)],
          ['Meetings ahead', ahead?.meetings],
          ['Times waiting for payment', ahead?.holds],
          ['Agreements in work', ahead?.open_agreements.length],
        ]}
      />
    </section>
  );
}
