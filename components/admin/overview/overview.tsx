'use client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart } from '@/components/portal/dashboard/bar-chart';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { figuresQuery, overviewQuery } from '@/lib/client/admin/overview';
import type { Overview, WeekFigures } from '@/lib/contract/admin/overview';
import { dayChip, dayKeyStart, formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatCount } from '@/lib/domain/platform/numbers';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { age } from './age';
import { WaitingList } from './waiting-list';

/** The first page of the administration. `requestNow` in epoch milliseconds. */
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
        <FiguresPanel weeks={figures.data.weeks} />
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

const FIGURES = [
  { of: 'visits', title: 'Visits' },
  { of: 'searches', title: 'Searches' },
  { of: 'bookings', title: 'Bookings' },
  { of: 'paid', title: 'Paid' },
] as const;

const COLUMNS: readonly Column<WeekFigures>[] = [
  { head: 'Week of', cell: ({ week }) => dayChip(dayKeyStart(week)).date },
  { head: 'Visits', cell: ({ visits }) => formatCount(visits), end: true },
  { head: 'Searches', cell: ({ searches }) => formatCount(searches), end: true },
  { head: 'Bookings', cell: ({ bookings }) => formatCount(bookings), end: true },
  { head: 'Of them free', cell: ({ free }) => formatCount(free), end: true },
  { head: 'Paid', cell: ({ paid }) => formatCount(paid), end: true },
];

/** From visits to payments, by week, with the bars of each. */
function FiguresPanel({ weeks }: { weeks: readonly WeekFigures[] }) {
  const isEmpty = weeks.every((week) => FIGURES.every(({ of }) => week[of] === 0));
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h2 id="figures" className="text-xl">
        Twelve weeks
      </h2>
      <p className="mt-1 max-w-text text-sm text-neutral-600">
        Consultations only. A week begins on Monday in Manila. We count visits and searches without
        recording who makes them.
      </p>
      {isEmpty ? (
        <EmptyState title="Nothing counted yet" headingLevel="h3" className="mt-3">
          The first visits and bookings appear here.
        </EmptyState>
      ) : (
        <>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {FIGURES.map(({ of, title }) => (
              <div key={of} className="rounded border bg-white p-4">
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-sm text-neutral-600 tabular">
                  {formatCount(weeks.at(-1)?.[of] ?? 0)} this week
                </p>
                <BarChart
                  bars={weeks.map((week) => ({ key: week.week, value: week[of] }))}
                  width={240}
                />
              </div>
            ))}
          </div>
          <div className="mt-4">
            <DataTable
              caption="Figures by week, the latest first"
              columns={COLUMNS}
              rows={weeks.toReversed()}
              keyOf={({ week }) => week}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** A job that is due waits at most some seconds for a worker. */
const LATE_MS = 2 * MINUTE_MS;

interface HealthPanelProps {
  overview: Overview;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether everything runs. */
function HealthPanel({ overview: { health, gateway }, now }: HealthPanelProps) {
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
          {gateway.name}
          {gateway.mode === 'test' && ', no real money moves'}
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
  /** What is not good is not wrong either. */
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
