import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/pool';

interface JobOptions {
  runAt?: Date;
  /** A job of the same key that has not started is replaced. */
  key?: string;
  maxAttempts?: number;
}

/** What each job is given. Payloads are ids and names: a job reads the rows as they are when it runs. */
export interface JobPayloads {
  send_mail: { mailId: string };
  expire_hold: { meetingId: string };
  export_account: { userId: string; requestId: string };
  remove_picture: { name: string };
  reconcile_payments: Record<string, never>;
  deliver_test_event: { sessionId: string; type: 'paid' | 'failed' | 'expired'; eventId: string };
}
export type JobName = keyof JobPayloads;

/** Queues a job in the caller's transaction: it exists exactly if that commits. */
export async function queueJob<N extends JobName>(
  exec: Executor,
  name: N,
  payload: JobPayloads[N],
  { runAt, key, maxAttempts }: JobOptions = {},
): Promise<void> {
  await exec.execute(sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    job_key => ${key ?? null}, max_attempts => ${maxAttempts ?? 25})`);
}
