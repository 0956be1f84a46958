'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { CaseMessages } from '@/components/cases/case-messages';
import {
  CaseDeliveries,
  CaseFiles,
  CaseOffers,
  CaseStatements,
} from '@/components/cases/case-parts';
import { Price } from '@/components/ui/display/price';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { RichText } from '@/components/work-items/detail/agreement-terms';
import { fullCaseQuery } from '@/lib/client/admin/cases';
import type { CallSignal, FullCase } from '@/lib/contract/admin/cases';
import { refundableOf } from '@/lib/domain/cases/split';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { AdminQueryFailure } from '../admin-failure';
import { AdminMain } from '../admin-main';
import { ListSkeleton } from '../list-skeleton';
import { CaseFact, CasePeople, dayTime } from './case-card';
import { CaseDecision } from './case-decision';

/** A case with both sides, the agreement, the events and the decision form. */
export function FullCaseView({ id }: { id: string }) {
  const { data, ...query } = useQuery(fullCaseQuery(id));
  return (
    <AdminMain
      title={data ? TITLES[data.kind] : 'Case'}
      intro="Each view of this page is in the audit log. What the two write to each other is not here, but for what they hand in."
    >
      {data && <Loaded of={data} />}
      {!data && query.isError && (
        <AdminQueryFailure query={query} title="The case could not be loaded" />
      )}
      {!data && !query.isError && <ListSkeleton label="Loading the case" />}
    </AdminMain>
  );
}

const TITLES: Readonly<Record<FullCase['kind'], string>> = {
  OBJECTION: 'Objection to finished work',
  UNFINISHED: 'Work reported as not finished',
  ABSENCE: 'Lawyer reported absent',
};

function Loaded({ of }: { of: FullCase }) {
  return (
    <>
      <p className="text-lg font-semibold break-words">{of.title}</p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <CasePeople of={of} />
        {of.closed_at === null && (
          <CaseFact label="Held">
            <Price centavos={refundableOf(of.held)} />
          </CaseFact>
        )}
        <CaseFact label="Asked back">
          {of.asks === null ? 'all of it' : <Price centavos={of.asks} />}
        </CaseFact>
      </dl>
      <HowItStands of={of} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <div className="min-w-0">
          <Part title="Both sides">
            <CaseStatements of={of} reader={null} />
          </Part>
          {of.deliveries.length > 0 && (
            <Part title="What was delivered">
              <CaseDeliveries of={of} reader={null} />
            </Part>
          )}
          <Part title="Files" empty={of.files.length === 0 && 'Nobody handed in a file.'}>
            <CaseFiles of={of} reader={null} />
          </Part>
          <Part
            title="Messages that were handed in"
            empty={of.messages.length === 0 && 'Nobody handed in a message.'}
          >
            <CaseMessages of={of} reader={null} />
          </Part>
          <Part title="Offers" empty={of.offers.length === 0 && 'Nobody has offered to settle.'}>
            <CaseOffers of={of} reader={null} />
          </Part>
        </div>
        <div className="min-w-0">
          {of.agreement && <Agreement of={of} agreement={of.agreement} />}
          {of.meeting && (
            <Part title="The meeting">
              <HeldMeeting of={of} meeting={of.meeting} />
            </Part>
          )}
        </div>
      </div>
      <p className="mt-8">
        <Link href={`/admin/audit?subject=${of._id}`} prefetch={false} className={textLinkClass}>
          Who looked at this case
        </Link>
      </p>
    </>
  );
}

function HowItStands({ of }: { of: FullCase }) {
  if (of.state === 'OPEN')
    return (
      <Notice tone="waiting" className="mt-4 max-w-form" title="The lawyer may answer">
        Until {dayTime(of.answer_until)}. It can be decided after that, or once the answer is here.
      </Notice>
    );
  if (of.state === 'DECIDED' || of.state === 'SETTLED')
    return (
      <Notice
        className="mt-4 max-w-form"
        title={of.state === 'SETTLED' ? 'They settled it' : 'It is decided'}
      >
        {of.moves_at
          ? `The money moves on ${dayTime(of.moves_at)}, unless one of them asks for another look.`
          : of.closed_at && `The money was moved on ${dayTime(of.closed_at)}.`}
      </Notice>
    );
  if (of.state === 'REVIEW' && of.decided_by_me)
    return (
      <Notice tone="waiting" className="mt-4 max-w-form" title="Another administrator decides">
        You decided this case; somebody else looks at it again.
      </Notice>
    );
  return (
    <div className="mt-4 max-w-form rounded border border-amber-300 bg-amber-50 p-4">
      <p className="font-semibold">
        <span>To decide</span>
        {of.decide_by && <span>{` by ${dayTime(of.decide_by)}`}</span>}
        {of.state === 'REVIEW' && <span>{', finally'}</span>}
      </p>
      {of.reply_until && (
        <p className="mt-1 text-sm">Replies to the question: until {dayTime(of.reply_until)}.</p>
      )}
      <div className="mt-3">
        <CaseDecision of={of} />
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  empty?: string | false;
  children: ReactNode;
}

function Part({ title, empty, children }: PartProps) {
  return (
    <section className="mt-6 first:mt-0">
      <h2 className="text-xl">{title}</h2>
      {empty ? <p className="mt-2 text-neutral-700">{empty}</p> : children}
    </section>
  );
}

type CaseAgreement = NonNullable<FullCase['agreement']>;

/** The agreed text by version, the payments and the included meetings. */
function Agreement({ of, agreement }: { of: FullCase; agreement: CaseAgreement }) {
  const { accepted, versions, milestones, services, meetings, due_date } = agreement;
  return (
    <>
      <Part title="What was agreed">
        {due_date && <p className="mt-1 text-sm">Due on {due_date}</p>}
        <div className="mt-2 grid gap-2">
          {versions.map((version) => (
            <details
              key={version.version}
              open={version.version === accepted?.version}
              className="rounded border bg-white p-3"
            >
              <summary className="cursor-pointer font-semibold">
                <span>Version {version.version}</span>
                {version.version === accepted?.version && (
                  <span>{`, accepted by ${accepted.name} on ${formatDate(Date.parse(accepted.accepted_at))}`}</span>
                )}
              </summary>
              <RichText document={version.description} className="mt-3" />
            </details>
          ))}
        </div>
      </Part>
      <Part title="Payments">
        <ul className="mt-2 divide-y rounded border bg-white">
          {milestones.map((one) => (
            <Line key={one._id} name={one.name ?? 'The fee'} amount={one.amount}>
              {milestoneWords(one)}
            </Line>
          ))}
          {services.map((one) => (
            <Line key={one._id} name={one.name} amount={one.price}>
              {one.purchased_at ? `bought ${dayTime(one.purchased_at)}` : 'not bought'}
            </Line>
          ))}
        </ul>
      </Part>
      <Part title="Meetings" empty={meetings.length === 0 && 'The agreement includes none.'}>
        <ul className="mt-2 grid gap-3">
          {meetings.map(({ title, meeting }, at) => (
            <li key={meeting?._id ?? `${title} ${at}`} className="rounded border bg-white p-3">
              <p className="font-semibold break-words">{title}</p>
              {meeting ? (
                <HeldMeeting of={of} meeting={meeting} />
              ) : (
                <p className="mt-1 text-sm">Never held.</p>
              )}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Line({ name, amount, children }: { name: string; amount: number; children: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 p-3">
      <span className="min-w-0 break-words">{name}</span>
      <Price centavos={amount} />
      <span className="w-full text-sm text-neutral-700">{children}</span>
    </li>
  );
}

function milestoneWords(one: CaseAgreement['milestones'][number]): string {
  const words = [
    one.paid_at ? `paid ${dayTime(one.paid_at)}` : one.status.toLowerCase().replace('_', ' '),
    one.finished_at && `finished ${dayTime(one.finished_at)}`,
    one.released_at && `released ${dayTime(one.released_at)}`,
  ];
  return words.filter(Boolean).join(' · ');
}

type CaseMeeting = NonNullable<FullCase['meeting']>;

function HeldMeeting({ of, meeting }: { of: FullCase; meeting: CaseMeeting }) {
  const { type, status, start_time, together, signals } = meeting;
  return (
    <>
      <p className="mt-1 text-sm">
        <span>
          {type === 'VIDEO' ? 'By video' : 'By phone'} on {dayTime(start_time)},{' '}
          {status.toLowerCase().replace('_', ' ')}
        </span>
        {together !== null && <span>{`; both were in the call for ${together} min`}</span>}
      </p>
      {type === 'VIDEO' && <Signals of={of} signals={signals} />}
    </>
  );
}

const SECONDS = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', timeStyle: 'medium' });
const formatSeconds = (instant: string) => SECONDS.format(Date.parse(instant));

/** Signals that both browsers reported during the call, for comparison. */
function Signals({ of, signals }: { of: FullCase; signals: readonly CallSignal[] }) {
  const nameOf = {
    client: of.client.display_name,
    lawyer: of.lawyer.display_name,
    guest: 'The guest',
    associate: 'The associate',
  };
  return (
    <section aria-label="What the browsers reported" className="mt-2 text-sm">
      <h3 className="font-sans font-semibold">What the browsers reported</h3>
      {signals.length === 0 ? (
        <p className="mt-1">Nobody’s browser reported that it was in the call.</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {signals.map(({ role, from, until, connected_to: others, devices_on: devices }) => (
            <li key={`${role} ${from}`} className="wrap-anywhere">
              {nameOf[role]}, {formatSeconds(from)} to {formatSeconds(until)}:{' '}
              {others.length > 0
                ? `connected to ${others.map((one) => nameOf[one]).join(' and ')}`
                : 'connected to nobody'}
              , {devices ? 'microphone, camera or screen on' : 'listening'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
