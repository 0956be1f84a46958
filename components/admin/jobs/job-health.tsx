import { Notice } from '@/components/ui/feedback/notice';
import type { AdminJobs } from '@/lib/contract/admin/jobs';

/** One line: whether jobs are done, and in time. */
export function JobHealth({ health, counts }: Pick<AdminJobs, 'health' | 'counts'>) {
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
      {workers === 1 ? 'One group of workers is' : `${workers} groups of workers are`} running, and
      no job is late. {counts.failed > 0 && `${jobs(counts.failed)} failed for good.`}
    </p>
  );
}

function jobs(count: number): string {
  return count === 1 ? 'One job' : `${count} jobs`;
}
