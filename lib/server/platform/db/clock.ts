import 'server-only';
import { sql } from 'drizzle-orm';
import { logEvent } from '../log';
import { processWide } from '../process-wide';
import { database } from './pool';

const TOLERANCE_MS = 5_000;

const state = () => processWide('database-clock', () => ({ isRight: true }));

/**
 * Whether the clocks of this process and the database agree, however long the query takes. Holds, links and
 * signatures use the first, heartbeats the second. A change is logged.
 */
export async function clocksAgree(): Promise<boolean> {
  const sent = Date.now();
  const { rows } = await database().execute<{ at: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as at`,
  );
  const at = Number(rows[0]?.at);
  const received = Math.max(Date.now(), sent);
  const behindMs = at > received ? at - received : Math.min(0, at - sent);
  const isRight = Math.abs(behindMs) <= TOLERANCE_MS;
  note(isRight, Math.round(behindMs / 1000));
  return isRight;
}

function note(isRight: boolean, seconds: number): void {
  if (isRight === state().isRight) return;
  state().isRight = isRight;
  if (isRight) logEvent('clock', { message: 'agrees with the clock of the database again' });
  else
    logEvent('clock', { error: `the database's clock is ahead of this process by ${seconds} s` });
}
