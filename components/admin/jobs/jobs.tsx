'use client';
import { useQuery } from '@tanstack/react-query';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryList } from '@/components/platform/query-list';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { adminJobsQuery, useDiscardJob, useRetryJob } from '@/lib/client/admin/jobs';
import {
  type AdminJob,
  type AdminJobs,
  JOB_STATES,
  type JobState,
} from '@/lib/contract/admin/jobs';
import { formatTime, momentLabel, relativeDay } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { FilterLinks } from '../filter-links';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { jobsAddress } from './job-address';

const STATE_LABELS: Readonly<Record<JobState, string>> = {
  failed: 'Failed',
  retrying: 'Trying again',
  running: 'Running',
  waiting: 'Waiting',
};

const EMPTY: Readonly<Record<JobState, { title: string; text: string }>> = {
  failed: { title: 'Nothing failed', text: 'Jobs with no attempts left appear here.' },
  retrying: {
    title: 'No jobs to try again',
    text: 'Jobs that failed and will run again appear here.',
  },
  running: { title: 'Nothing is running', text: 'Most jobs take less than a second.' },
  waiting: { title: 'Nothing is waiting', text: 'Jobs for a later time appear here.' },
};

interface JobsProps {
  state: JobState;
  /** From 0. */
  page: number;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** The background jobs, by state. */
export function Jobs({ state, page, requestNow }: JobsProps) {
  const now = useNow(requestNow);
  const { data, ...query } = useQuery(adminJobsQuery(state, page));
  return (
    <>
      {data && <JobHealth {...data} />}
      {!query.isLoadingError && (
        <FilterLinks
          label="Jobs by state"
          options={JOB_STATES.map((one) => ({
            label: STATE_LABELS[one],
            href: jobsAddress.href({ state: one }),
            current: one === state,
            count: data?.counts[one],
          }))}
        />
      )}
      <QueryList
        query={query}
        rows={query.isPlaceholderData ? undefined : data?.results}
        failure={<AdminQueryFailure query={query} title="The jobs could not be loaded" />}
        loading={<ListSkeleton label="Loading the jobs" height="h-77" />}
        empty={
          <EmptyState title={page === 0 ? EMPTY[state].title : 'There are no jobs on this page'}>
            {EMPTY[state].text}
          </EmptyState>
        }
        pages={
          data && (
            <Pages
              label="Jobs"
              page={data.page}
              hasMore={data.hasMore}
              hrefOf={(other) => jobsAddress.href({ state, page: other })}
            />
          )
        }
      >
        {(rows) => (
          <DataTable
            caption={`Jobs: ${STATE_LABELS[state]}`}
            columns={columnsOf(state, now)}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
    </>
  );
}

function columnsOf(state: JobState, now: number): readonly Column<AdminJob>[] {
  return [
    { head: 'Job', cell: (job) => <Task job={job} /> },
    { head: 'Attempts', cell: ({ attempts, max_attempts }) => `${attempts} of ${max_attempts}` },
    {
      head: state === 'running' ? 'Since' : 'Due',
      cell: ({ run_at, locked_at }) => timeText(Date.parse(locked_at ?? run_at), now),
    },
    ...(state === 'failed' || state === 'retrying'
      ? [
          { head: 'Last failure', cell: ({ last_error }: AdminJob) => last_error ?? 'Unknown' },
          { head: 'What to do', cell: (job: AdminJob) => <JobActions job={job} /> },
        ]
      : []),
  ];
}

function Task({ job: { task, about } }: { job: AdminJob }) {
  return (
    <>
      <span className="font-medium">{task}</span>
      {about.map(({ name, id }) => (
        <span key={name} className="block text-neutral-600 break-all">
          {name} {id}
        </span>
      ))}
    </>
  );
}

/** Formats past and future instants alike: `Tomorrow, 9:00 AM PHT`. */
function timeText(instant: number, now: number): string {
  return instant <= now
    ? `${momentLabel(instant, now)} PHT`
    : `${relativeDay(instant, now)}, ${formatTime(instant)} PHT`;
}

/** One line: whether jobs are done, and on time. */
function JobHealth({ health, counts }: Pick<AdminJobs, 'health' | 'counts'>) {
  const { workers, overdue } = health;
  if (workers === 0)
    return (
      <Notice tone="bad" title="No worker is running" className="mb-6">
        Emails, refunds and expiring holds are waiting. Start a process with JOBS=inline or
        JOBS=only.
      </Notice>
    );
  if (overdue > 0)
    return (
      <Notice
        tone="waiting"
        className="mb-6"
        title={`${jobs(overdue)} should have started more than five minutes ago`}
      >
        The workers are too slow, or a job hangs.
      </Notice>
    );
  return (
    <p role="status" className="mb-6 text-neutral-700 tabular">
      <span>
        {workers === 1 ? 'One group of workers is' : `${workers} groups of workers are`} running,
        and no job is late.
      </span>{' '}
      {counts.failed > 0 && <span>{`${jobs(counts.failed)} failed for good.`}</span>}
    </p>
  );
}

function jobs(count: number): string {
  return count === 1 ? 'One job' : `${count} jobs`;
}

function JobActions({ job }: { job: AdminJob }) {
  const retry = useRetryJob(job._id);
  const discard = useDiscardJob(job._id);
  if (job.attempts === 0 || job.locked_at) return null;
  return (
    <div className="grid gap-2 md:w-40">
      <Button
        variant="outline"
        size="small"
        pending={retry.isPending}
        pendingLabel="Sending"
        onClick={() => retry.mutate()}
      >
        Run it now
      </Button>
      {job.attempts >= job.max_attempts && (
        <ConfirmAction
          label="Discard"
          look={{ variant: 'danger-outline', size: 'small' }}
          title={`Discard ${job.task}?`}
          reason={{
            label: 'Reason',
            help: 'It stays in the audit log for good. Please don’t name anyone.',
          }}
          confirmVariant="danger"
          confirm="Discard"
          failure={<AdminActionFailure title="It was not discarded" error={discard.error} />}
          mutation={discard}
          run={discard.mutateAsync}
        >
          Its work will not be done, and it will not be tried again.
        </ConfirmAction>
      )}
      <AdminActionFailure title="It was not started" error={retry.error} />
    </div>
  );
}
