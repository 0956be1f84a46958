'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, FileText, MessageSquare } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { meetingPath } from '@/components/meetings/meeting-path';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { Fact } from '@/components/ui/display/fact';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass, iconButtonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { clientQuery } from '@/lib/client/meetings/clients';
import type { ClientDetail, ClientOfLawyer, SharedFile } from '@/lib/contract/meetings/clients';
import { FILES_OF_A_CLIENT } from '@/lib/domain/meetings/client';
import {
  dayChip,
  dayKey,
  formatMonth,
  formatTime,
  relativeDay,
} from '@/lib/domain/platform/clock-labels';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { threadPath } from '../messages/message-paths';
import { ClientMeetings } from './client-meetings';
import { clientsAddress } from './client-paths';
import { PrivateNote } from './private-note';

interface ClientPageProps {
  clientId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
  /** What later features know of the client, after the meetings. */
  children?: ReactNode;
}

/** One client of a lawyer: when they meet, what was shared, and the lawyer's own note. */
export function ClientPage({ clientId, requestNow, children }: ClientPageProps) {
  const query = useQuery(clientQuery(clientId));
  const now = useNow(requestNow);
  return (
    <>
      <Link href={clientsAddress.href({})} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Clients
      </Link>
      {query.data && (
        <Detail client={query.data} now={now}>
          {children}
        </Detail>
      )}
      {query.isPending && <DetailSkeleton />}
      {query.isLoadingError && (
        <>
          <h1 className="sr-only">Client</h1>
          <QueryFailure query={query} action="client" className="mt-2" />
        </>
      )}
    </>
  );
}

interface DetailProps {
  client: ClientDetail;
  now: number;
  children: ReactNode;
}

function Detail({ client, now, children }: DetailProps) {
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
          <h1 className="text-3xl break-words">{client.display_name}</h1>
          <p className="text-neutral-600">
            Client since {formatMonth(Date.parse(client.client_since))}
          </p>
        </div>
        <Link
          href={threadPath('lawyer', client._id)}
          className={`${buttonClass({ variant: 'outline' })} max-sm:w-full`}
        >
          <Icon of={MessageSquare} className="size-5" />
          Message
        </Link>
      </div>
      <Facts client={client} now={now} />
      <div className="mt-7 grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1">
          <PrivateNote clientId={client._id} note={client.note} />
        </div>
        <ClientMeetings clientId={client._id} now={now} />
        {children}
        <ClientFiles files={client.files} clientName={client.display_name} />
      </div>
    </>
  );
}

function Facts({ client, now }: { client: ClientOfLawyer; now: number }) {
  const { last_meeting: last, next_meeting: next, meeting_count: count } = client;
  return (
    <dl className="mt-5 grid grid-cols-2 rounded border bg-white lg:grid-cols-3 max-lg:*:last:col-span-2">
      <Fact name="Meetings" value={count} note={next ? 'the next one included' : 'none is ahead'} />
      <Fact
        name="Last meeting"
        value={last ? <MeetingLink meeting={last}>{dayLabel(last, now)}</MeetingLink> : 'None yet'}
        note={last && `${formatTime(Date.parse(last.start_time))} PHT`}
      />
      <Fact
        name="Next meeting"
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
    <Link href={meetingPath('lawyer', meeting._id)} className={textLinkClass}>
      {children}
    </Link>
  );
}

/** `Nov 11`, with its year where that is another. */
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

interface ClientFilesProps {
  files: readonly SharedFile[];
  clientName: string;
}

/** What both added to their meetings. */
function ClientFiles({ files, clientName }: ClientFilesProps) {
  return (
    <section aria-labelledby="client-files" className="min-w-0">
      <h2 id="client-files" className="flex items-baseline gap-2 text-xl">
        Files
        <span className="font-sans text-base font-normal text-neutral-600 tabular">
          {files.length}
        </span>
      </h2>
      {files.length === 0 ? (
        <div className="mt-3">
          <EmptySection>
            No files yet. What either of you adds to a meeting is also listed here.
          </EmptySection>
        </div>
      ) : (
        <ul className="mt-3 divide-y rounded border bg-white">
          {files.map((file) => (
            <Row key={file._id} file={file} clientName={clientName} />
          ))}
        </ul>
      )}
      {files.length === FILES_OF_A_CLIENT && (
        <p className="mt-3 text-sm text-neutral-600">
          These are the newest {FILES_OF_A_CLIENT}. Older ones are on the pages of their meetings.
        </p>
      )}
    </section>
  );
}

function Row({ file, clientName }: { file: SharedFile; clientName: string }) {
  const { name, size, mine, url, meeting } = file;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2.5 pr-2 pl-4 sm:pl-5">
      <span className="grid size-10 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={FileText} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-neutral-600 tabular">
          {fileSize(size)}, added by {mine ? 'you' : clientName}, for{' '}
          <Link href={meetingPath('lawyer', meeting._id)} className={textLinkClass}>
            {meeting.subject}
          </Link>{' '}
          on {dayChip(Date.parse(meeting.start_time)).date}
        </p>
      </div>
      <a href={url} download={name} aria-label={`Download ${name}`} className={iconButtonClass}>
        <Icon of={Download} className="size-5" />
      </a>
    </li>
  );
}
