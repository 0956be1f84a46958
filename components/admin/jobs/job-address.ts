import { JOB_STATES, type JobState } from '@/lib/contract/admin/jobs';
import { pageNumber } from '../pager';

/** The list of jobs as its address has it. */
interface JobAddress {
  readonly state: JobState;
  readonly page: number;
}

type Params = Partial<Record<'state' | 'page', string | string[] | undefined>>;

export function jobAddressOf({ state, page }: Params): JobAddress {
  return {
    state: JOB_STATES.find((known) => known === state) ?? 'failed',
    page: pageNumber(page),
  };
}

export function jobsPath({ state, page = 0 }: { state: JobState; page?: number }): string {
  const params = new URLSearchParams();
  if (state !== 'failed') params.set('state', state);
  if (page > 0) params.set('page', String(page));
  return params.size > 0 ? `/admin/jobs?${params}` : '/admin/jobs';
}
