'use client';

import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide';
import { useId } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { FieldError } from '@/components/ui/display/field-error';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Icon } from '@/components/ui/icons/icon';
import {
  CALENDARS_FAILURE,
  CHANGE_GOOGLE_FAILURE,
  END_GOOGLE_FAILURE,
  googleCalendarQuery,
  SYNC_GOOGLE_CALENDAR_FAILURE,
  useChangeGoogle,
  useDisconnectGoogle,
  useSyncGoogle,
} from '@/lib/client/lawyers/calendars';
import { messageFor } from '@/lib/client/platform/messages';
import {
  connectGoogleCalendar,
  type GoogleConnection,
} from '@/lib/contract/lawyers/google-calendar';
import type { GoogleOutcome } from '@/lib/domain/lawyers/calendar/google-calendar';
import { SITE } from '@/lib/site';
import { GOOGLE_PROBLEM_COPY } from './google-copy';

const OUTCOMES: Readonly<Record<Exclude<GoogleOutcome, 'connected'>, readonly [string, string]>> = {
  refused: ['Google Calendar was not connected', 'You said no at Google. Nothing has changed.'],
  permission: [
    'Google Calendar was not connected',
    'We need both permissions on Google’s page: to see when you’re busy, and to keep a calendar of our own for your meetings. Please try again and leave both boxes checked.',
  ],
  expired: [
    'Google Calendar was not connected',
    'That took too long, or it began in another browser. Please try again.',
  ],
  unavailable: ['Google can’t be reached', 'Nothing has changed. Please try again in a minute.'],
};

/** Two-way sync with Google Calendar; hidden if the installation does not offer it. */
export function GoogleSection({ outcome }: { outcome: GoogleOutcome | null }) {
  const id = useId();
  const query = useQuery(googleCalendarQuery);
  const { data, error } = query;
  if (data && !data.available) return null;
  const problem = outcome && outcome !== 'connected' ? OUTCOMES[outcome] : null;
  return (
    <section id="google-calendar" aria-labelledby={id} className="scroll-mt-24">
      <h3 id={id} className="text-lg font-semibold">
        Google Calendar, both ways
      </h3>
      <p className="mt-1 max-w-form text-sm text-neutral-700">
        A hearing in your Google Calendar keeps clients from booking that time, usually within a
        minute. Your {SITE.name} meetings and the times that you block appear there in a calendar of
        their own, without subjects and titles.
      </p>
      <div className="mt-4 grid max-w-form gap-4">
        {problem && !data?.connection && (
          <Notice tone="bad" title={problem[0]}>
            <p>{problem[1]}</p>
          </Notice>
        )}
        {!data && error && (
          <QueryFailure query={query} failure={CALENDARS_FAILURE} headingLevel="h3" />
        )}
        {!data && !error && (
          <LoadingRegion label="Loading your Google Calendar">
            <Skeleton className="h-24" />
          </LoadingRegion>
        )}
        {data && !data.connection && <NotConnected />}
        {data?.connection && <Connected connection={data.connection} />}
      </div>
    </section>
  );
}

/** A plain link, not a request: the browser leaves for Google. */
function ConnectLink({ label }: { label: string }) {
  return (
    <a href={connectGoogleCalendar.path} className={buttonClass({ variant: 'outline' })}>
      {label}
    </a>
  );
}

function NotConnected() {
  return (
    <>
      <p className="text-sm text-neutral-700">
        We ask Google for two permissions: to see when you’re busy, never what is in your calendar,
        and to make one calendar of our own. You can disconnect at any time.
      </p>
      <div>
        <ConnectLink label="Connect Google Calendar" />
      </div>
    </>
  );
}

function Connected({ connection }: { connection: GoogleConnection }) {
  const sync = useSyncGoogle();
  const { account, agreed_at, problem, url } = connection;
  const waits = problem === 'revoked' || problem === 'permission';
  return (
    <div className="grid gap-4 rounded border p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{account}</p>
        <p className="text-sm text-neutral-700 tabular">
          {agreed_at ? (
            <span>
              Both calendars last agreed <DayTime instant={Date.parse(agreed_at)} />
            </span>
          ) : (
            'Connected. We’re looking at it for the first time.'
          )}
        </p>
      </div>
      {problem && (
        <Notice tone={waits ? 'bad' : 'waiting'} title={GOOGLE_PROBLEM_COPY[problem].title}>
          <p>{GOOGLE_PROBLEM_COPY[problem].text}</p>
        </Notice>
      )}
      {sync.isError && (
        <FieldError>{messageFor(SYNC_GOOGLE_CALENDAR_FAILURE, sync.error)}</FieldError>
      )}
      <ClientNames connection={connection} />
      <div className="flex flex-wrap gap-3">
        {waits ? (
          <ConnectLink label="Connect again" />
        ) : (
          <Button
            variant="outline"
            pending={sync.isPending}
            pendingLabel="Checking"
            onClick={() => sync.mutate(undefined)}
          >
            Check now
          </Button>
        )}
        <a href={url} target="_blank" rel="noopener" className={buttonClass({ variant: 'quiet' })}>
          <Icon of={ExternalLink} className="size-5" />
          Open Google Calendar
        </a>
        <Disconnect account={account} />
      </div>
    </div>
  );
}

function ClientNames({ connection }: { connection: GoogleConnection }) {
  const change = useChangeGoogle();
  // What was pressed shows at once.
  const wanted = change.isPending ? change.variables : connection.client_names;
  return (
    <div>
      <Checkbox
        label="Show the names of clients there"
        help="When off, each stands as “Sangguni meeting”. When on, whoever sees that calendar can see who your clients are."
        checked={wanted}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      {change.isError && <FieldError>{messageFor(CHANGE_GOOGLE_FAILURE, change.error)}</FieldError>}
    </div>
  );
}

function Disconnect({ account }: { account: string }) {
  const disconnect = useDisconnectGoogle();
  return (
    <ConfirmAction
      label="Disconnect"
      title="Disconnect Google Calendar?"
      confirm="Disconnect it"
      confirmVariant="danger"
      pendingLabel="Disconnecting"
      keep="Keep it connected"
      failure={
        disconnect.isError && (
          <FieldError>{messageFor(END_GOOGLE_FAILURE, disconnect.error)}</FieldError>
        )
      }
      mutation={disconnect}
      run={() => disconnect.mutateAsync(undefined)}
    >
      Clients can then book you at times when {account} is busy, and your {SITE.name} meetings
      disappear from it. Your meetings here stay.
    </ConfirmAction>
  );
}
