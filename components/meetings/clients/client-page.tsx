'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageSquare } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { meetingPath } from '@/components/meetings/meeting-path';
import { PermittedLink, useMay, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { Fact } from '@/components/ui/display/fact';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { JumpList } from '@/components/ui/layout/jump-list';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { CLIENT_FAILURE, clientQuery } from '@/lib/client/meetings/clients';
import type { ClientDetail, ClientOfLawyer } from '@/lib/contract/meetings/clients';
import {
  dayChip,
  dayKey,
  formatMonth,
  formatTime,
  relativeDay,
} from '@/lib/domain/platform/clock-labels';
import { FollowUps } from '../follow-ups/follow-ups';
import { threadPath } from '../messages/message-paths';
import { ClientFiles } from './client-files';
import { ClientMeetings } from './client-meetings';
import { clientsAddress } from './client-paths';
import { NextSteps } from './next-steps';
import { PrivateNote } from './private-note';

interface ClientPageProps {
  clientId: string;
  lawyerId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
  /** Further sections after the meetings: `#client-messages` and `#client-agreements`. */
  children?: ReactNode;
}

export function ClientPage({ clientId, lawyerId, requestNow, children }: ClientPageProps) {
  const query = useQuery(clientQuery(clientId));
  const now = useNow(requestNow);
  return (
    <>
      <Link href={clientsAddress.href({})} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Clients
      </Link>
      {query.data && (
        <Detail client={query.data} lawyerId={lawyerId} now={now}>
          {children}
        </Detail>
      )}
      {query.isPending && <DetailSkeleton />}
      {query.isLoadingError && (
        <>
          <h1 className="sr-only">Client</h1>
          <QueryFailure query={query} failure={CLIENT_FAILURE} className="mt-2" />
        </>
      )}
    </>
  );
}

interface DetailProps {
  client: ClientDetail;
  lawyerId: string;
  now: number;
  children: ReactNode;
}

function Detail({ client, lawyerId, now, children }: DetailProps) {
  const practice = usePractice();
  const may = useMay();
  const shown = SECTIONS.filter(([, , right]) => (right === 'lawyer' ? !practice : may(right)));
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-4">
        <Avatar
          name={client.display_name}
          pictureUrl={client.picture_url}
          size="large"
          loading="eager"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl break-words sm:text-3xl">{client.display_name}</h1>
          <p className="text-neutral-600 max-sm:text-sm">
            Client since {formatMonth(Date.parse(client.client_since))}
          </p>
        </div>
        <Link
          href={threadPath('lawyer', client._id)}
          prefetch={false}
          className={`${buttonClass({ variant: 'outline' })} max-sm:px-3`}
        >
          <Icon of={MessageSquare} className="size-5" />
          <span className="max-sm:sr-only">Message</span>
        </Link>
      </div>
      <Facts client={client} now={now} />
      <JumpList sections={shown} className="mt-3 xl:hidden" />
      <div className="mt-5 grid items-start gap-x-8 gap-y-8 sm:mt-7 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {!practice && <NextSteps clientId={client._id} now={now} />}
        {client.note && (
          <div className="xl:sticky xl:top-24 xl:col-start-2 xl:row-span-6 xl:row-start-1">
            <PrivateNote clientId={client._id} note={client.note} />
          </div>
        )}
        {may('meetings') && <ClientMeetings clientId={client._id} now={now} />}
        {!practice && (
          <FollowUps
            of={{ clientId: client._id }}
            side="lawyer"
            now={now}
            offer={{ clientId: client._id, clientName: client.display_name, lawyerId }}
          />
        )}
        {children}
        {may('files') && <ClientFiles files={client.files} clientName={client.display_name} />}
      </div>
    </>
  );
}

/** Sections with the right that a member needs; `lawyer` is reserved to the lawyer. */
const SECTIONS = [
  ['next-steps', 'Next steps', 'lawyer'],
  ['private-note', 'Note', 'lawyer'],
  ['client-meetings', 'Meetings', 'meetings'],
  ['follow-ups', 'Follow-ups', 'lawyer'],
  ['client-messages', 'Messages', 'messages'],
  ['client-agreements', 'Agreements', 'lawyer'],
  ['client-files', 'Files', 'files'],
] as const;

function Facts({ client, now }: { client: ClientOfLawyer; now: number }) {
  const { last_meeting: last, next_meeting: next, meeting_count: count } = client;
  return (
    <dl className="mt-4 grid grid-cols-3 rounded border bg-white max-lg:*:border-t-0! max-lg:*:not-first:border-l max-sm:*:px-3 max-sm:*:py-2.5 sm:mt-5">
      <Fact name="Meetings" value={count} note={next ? 'with the next' : 'none ahead'} />
      <Fact
        name="Last"
        value={last ? <MeetingLink meeting={last}>{dayLabel(last, now)}</MeetingLink> : 'None yet'}
        note={last && `${formatTime(Date.parse(last.start_time))} PHT`}
      />
      <Fact
        name="Next"
        value={
          next ? (
            <MeetingLink meeting={next}>
              {relativeDay(Date.parse(next.start_time), now)}
            </MeetingLink>
          ) : (
            'None'
          )
        }
        note={next ? `${formatTime(Date.parse(next.start_time))} PHT` : 'nothing is booked'}
      />
    </dl>
  );
}

type MeetingTime = NonNullable<ClientOfLawyer['next_meeting']>;

function MeetingLink({ meeting, children }: { meeting: MeetingTime; children: ReactNode }) {
  return (
    <PermittedLink href={meetingPath('lawyer', meeting._id)} className={textLinkClass}>
      {children}
    </PermittedLink>
  );
}

/** Formats `Nov 11`, with its year if that is another. */
function dayLabel({ start_time }: MeetingTime, now: number): string {
  const start = Date.parse(start_time);
  const year = dayKey(start).slice(0, 4);
  const { date } = dayChip(start);
  return year === dayKey(now).slice(0, 4) ? date : `${date}, ${year}`;
}

function DetailSkeleton() {
  return (
    <LoadingRegion label="Loading the client">
      <div className="mt-1 flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <Skeleton className="h-9 w-56" />
      </div>
      <Skeleton className="mt-5 h-24 w-full" />
      <Skeleton className="mt-7 h-56 w-full" />
    </LoadingRegion>
  );
}
