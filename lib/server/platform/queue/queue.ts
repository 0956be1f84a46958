import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/pool';

interface JobOptions {
  runAt?: Date;
  /** A job of the same key that has not started is replaced. */
  key?: string;
  maxAttempts?: number;
  /** Jobs of one queue run one after the other, whichever instance takes them. */
  queue?: string;
  /** Lower comes first; 0 unless told. */
  priority?: number;
}

/** What each job is given. Payloads are ids and names: a job reads the rows as they are when it runs. */
export interface JobPayloads {
  send_mail: { mailId: string };
  expire_hold: { meetingId: string };
  /** No account is null: a job is queued for every address that somebody asks for. */
  send_reset_link: { userId: string | null; callbackUrl?: string | undefined };
  export_account: { userId: string; requestId: string };
  delete_account: { userId: string };
  renew_verifier_link: { verificationId: string };
  remove_picture: { name: string };
  remove_file: { storageKey: string };
  remove_hold_files: { meetingId: string };
  beat: Record<string, never>;
  reconcile_payments: Record<string, never>;
  deliver_test_event: { sessionId: string; type: 'paid' | 'failed' | 'expired'; eventId: string };
}
export type JobName = keyof JobPayloads;

/**
 * Queues a job in the caller's transaction: it exists exactly if that commits. A job may run twice, when its worker is
 * taken for dead (jobs/service.ts) or dies after the effect: each must be safe to repeat.
 */
export async function queueJob<N extends JobName>(
  exec: Executor,
  name: N,
  payload: JobPayloads[N],
  { runAt, key, maxAttempts, queue, priority }: JobOptions = {},
): Promise<void> {
  await exec.execute(sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null},
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null},
    max_attempts => ${maxAttempts ?? 25}, priority => ${priority ?? 0})`);
}

/** Queues the removal of stored files: their rows and this commit together, and a disk that fails is tried again. */
export async function queueFileRemoval(
  exec: Executor,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) await queueJob(exec, 'remove_file', { storageKey });
}
