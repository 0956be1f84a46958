'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/feedback/badge';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { textLinkAloneClass, textLinkInListClass } from '@/components/ui/layout/text-link';
import { figuresQuery, overviewQuery } from '@/lib/client/admin/overview';
import type { Overview } from '@/lib/contract/admin/overview';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { AdminQueryFailure } from '../admin-failure';
import { age } from './age';
import { FiguresPanels } from './figures-panels';
import { WaitingList } from './waiting-list';

/** `requestNow` in epoch milliseconds. */
export function AdminOverview({ requestNow }: { requestNow: number }) {
  const overview = useQuery(overviewQuery);
  const figures = useQuery(figuresQuery);
  const now = useNow(requestNow);
  return (
    <>
      {overview.data ? (
        <>
          <WaitingList overview={overview.data} now={now} />
          <HealthPanel overview={overview.data} now={now} />
        </>
      ) : overview.isError ? (
        <AdminQueryFailure query={overview} title="The list of open work could not be loaded" />
      ) : (
        <Loading label="Loading what waits" />
      )}
      {figures.data ? (
        <FiguresPanels weeks={figures.data.weeks} />
      ) : figures.isError ? (
        <div className="mt-8">
          <AdminQueryFailure query={figures} title="The figures could not be loaded" />
        </div>
      ) : (
        <Loading label="Loading the figures" />
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded" />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** Delay from which jobs are late: a due job waits at most some seconds for a worker. */
const LATE_MS = 2 * MINUTE_MS;

interface HealthPanelProps {
  overview: Overview;
  now: number;
}

function HealthPanel({
  overview: { health, gateway, signed_in: signedIn },
  now,
}: HealthPanelProps) {
  const { heartbeat_at, oldest_due_at, cron } = health;
  const due = oldest_due_at === null ? null : Date.parse(oldest_due_at);
  return (
    <section aria-labelledby="health" className="mt-8">
      <h2 id="health" className="text-xl">
        Health
      </h2>
      <dl className="mt-3 divide-y rounded border bg-white">
        <State label="Workers" good={health.jobs === 'running'} yes="Running" no="Stopped">
          {heartbeat_at
            ? `Last sign ${age(Date.parse(heartbeat_at), now)} ago`
            : 'No sign of them yet.'}
        </State>
        <State
          label="Jobs that are due"
          good={due === null || now - due < LATE_MS}
          yes="On time"
          no="Late"
        >
          {due === null
            ? 'None are waiting for a worker.'
            : `The oldest waits since ${age(due, now)}.`}
        </State>
        <State label="Reminders" good={health.reminders === 'on_time'} yes="On time" no="Late" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <dt className="font-medium">Signed in</dt>
          <dd className="text-sm">
            <ul className="flex flex-wrap gap-x-4">
              {signedIn.map(({ _id, name }) => (
                <li key={_id}>
                  <Link
                    href={`/admin/users/${_id}`}
                    prefetch={false}
                    className={textLinkInListClass}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <State label="Servers" good={health.servers > 0} yes="Up" no="None seen">
          {health.servers === 1
            ? '1 process takes requests.'
            : `${health.servers} processes take requests.`}
        </State>
        <State
          label="Payment gateway"
          good={gateway.mode === 'live'}
          yes="Live"
          no="Test mode"
          waiting
        >
          <span>{gateway.name}</span>
          {gateway.mode === 'test' && <span>{', no real money moves'}</span>}
        </State>
      </dl>
      <details className="mt-1">
        <summary className={`${textLinkAloneClass} cursor-pointer`}>
          Scheduled jobs, and when each last ran
        </summary>
        <dl className="mt-1 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
          {cron.map(({ task, last_run_at }) => (
            <div key={task} className="flex flex-wrap justify-between gap-x-4 border-b py-1">
              <dt className="break-all">{task}</dt>
              <dd className="text-neutral-600 tabular">
                {last_run_at ? formatDayTime(Date.parse(last_run_at)) : 'not yet'}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

interface StateProps {
  label: string;
  good: boolean;
  yes: string;
  no: string;
  /** Not good, but not an error either. */
  waiting?: boolean;
  children?: ReactNode;
}

function State({ label, good, yes, no, waiting = false, children }: StateProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <dt className="font-medium">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-700 tabular">
        {children && <span>{children}</span>}
        <Badge tone={good ? 'good' : waiting ? 'waiting' : 'bad'}>{good ? yes : no}</Badge>
      </dd>
    </div>
  );
}
