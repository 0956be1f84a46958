import { expect } from '@playwright/test';
import { limit } from '../../scripts/lib/test/speed';
import { query } from './database';
import { hasDatabase } from './target';

/** As long as a clock that starts a job each minute may take. */
const TIMEOUT = limit(150_000);

/**
 * Has a job done now which the clock would start within some minutes: in `npm test` the product under test has no clock for it.
 * Without the product's database nothing is done, and whoever waits for the effect waits for the clock.
 */
export async function runJob(job: string): Promise<void> {
  if (hasDatabase) await query('select graphile_worker.add_job($1, job_key => $1)', [job]);
}

/** Expects what is read to become something, and has a job of the clock done before each time it is read. */
export function expectAfter(job: string, read: () => unknown) {
  const afterJob = async () => {
    await runJob(job);
    return read();
  };
  return expect.poll(afterJob, { message: `after ${job}`, timeout: TIMEOUT });
}
