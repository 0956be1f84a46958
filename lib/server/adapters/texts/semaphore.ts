import 'server-only';
import * as z from 'zod';
import type { OutgoingText, TextOutcome, TextPort } from './port';
import { postForm } from './post-form';

/**
 * Longest use of a text, in seconds, that goes by the priority queue. Semaphore takes no time after which a text is
 * obsolete, and its own queue may be slow at busy hours; the priority queue costs twice as much.
 */
const URGENT_SECONDS = 15 * 60;

export interface SemaphoreAccount {
  readonly api: string;
  readonly key: string;
  /** A sender name that was approved for the account. */
  readonly name: string;
}

/** The messages that were made, one for each number. */
const made = z.tuple([z.object({ message_id: z.int(), status: z.string() })]);
/** A refusal by field, `{"number": ["The number format is invalid."]}`; it comes with status 200, too. */
const byField = z.record(z.string(), z.array(z.string()));
/** Other refusals: `["Your current balance of 0 credits is not sufficient."]`, `[{"senderName": "No active …"}]`. */
const listed = z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).min(1);

/**
 * Creates a carrier on Semaphore (api.semaphore.co, v4), which sends to Philippine numbers under a registered name.
 * Nobody can answer, and it takes no time after which a text is obsolete.
 */
export function semaphore(account: SemaphoreAccount): TextPort {
  return {
    sender: 'name',
    send: (text) => send(account, text),
    readIncoming: () => 'no_answers',
  };
}

function send(
  { api, key, name }: SemaphoreAccount,
  { to, body, validFor }: OutgoingText,
): Promise<TextOutcome> {
  const queue = validFor <= URGENT_SECONDS ? 'priority' : 'messages';
  const fields = { apikey: key, number: to.slice(1), message: body, sendername: name };
  return postForm(`${api}/api/v4/${queue}`, fields, outcomeOf);
}

function outcomeOf({ status, said }: { status: number; said: unknown }): TextOutcome {
  const taken = made.safeParse(said).data?.[0];
  if (taken && status >= 200 && status < 300)
    return /^(?:failed|refunded)$/i.test(taken.status)
      ? { outcome: 'refused', about: 'number', why: taken.status.toLowerCase() }
      : { outcome: 'sent', id: String(taken.message_id) };
  const fields = refusedFields(said);
  if (fields === null && (status < 400 || status >= 500))
    return { outcome: 'unknown', why: status < 300 ? `${status} without a message` : `${status}` };
  const about = fields?.join() === 'number' ? 'number' : 'account';
  return { outcome: 'refused', about, why: [status, ...(fields ?? [])].join(' ') };
}

/** Returns the names of what was refused, never the words: they may repeat a number. Null where it was not refused. */
function refusedFields(said: unknown): string[] | null {
  const fields = byField.safeParse(said).data;
  if (fields && Object.keys(fields).length > 0) return Object.keys(fields).map(nameOf);
  const reasons = listed.safeParse(said).data;
  if (!reasons || reasons.some((reason) => Object(reason).message_id !== undefined)) return null;
  return reasons.flatMap((reason) =>
    typeof reason === 'string'
      ? [/credit|balance/i.test(reason) ? 'credits' : 'words']
      : Object.keys(reason).map(nameOf),
  );
}

function nameOf(field: string): string {
  return /^\w{1,20}$/.test(field) ? field.toLowerCase() : 'field';
}
