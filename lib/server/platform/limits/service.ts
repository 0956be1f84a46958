import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { mainPool } from '../db/pool';
import { secondsToWait } from './refusal';
import * as store from './store';

interface Limit {
  points: number;
  /** Seconds in which the points can be used. */
  per: number;
  /** Per account, or per client address. */
  of: 'account' | 'address';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried, whatever process is asked; docs/contract/platform.md, Limits. */
const LIMITS = {
  /** Wrong passwords: beyond these a proof of work is asked for. */
  sign_in_account: { points: 20, per: HOUR, of: 'account' },
  /** On a device that signed in before; then it counts as any other. */
  sign_in_device: { points: 20, per: HOUR, of: 'account' },
  sign_in_address: { points: 100, per: 15 * MINUTE, of: 'address' },
  /** Whole towns share an address (carrier-grade NAT): the proof of work, which grows dearer, is what a flood costs. */
  sign_up_address: { points: 100, per: HOUR, of: 'address' },
  reset_address: { points: 100, per: HOUR, of: 'address' },
  /** Invalid links to set a password. */
  reset_link_address: { points: 20, per: 15 * MINUTE, of: 'address' },
  change_mail_account: { points: 5, per: HOUR, of: 'account' },
  /** Mails to an unconfirmed address, whoever requests them. */
  unconfirmed_recipient: { points: 5, per: HOUR, of: 'account' },
  /** Tries of codes that confirm an address, whatever mail they stood in. */
  email_code_account: { points: 20, per: 24 * HOUR, of: 'account' },
  verification_mail_account: { points: 5, per: HOUR, of: 'account' },
  /** Changes of what IDs are compared with, each of which a person has to look at. */
  checked_facts_account: { points: 10, per: 24 * HOUR, of: 'account' },
  password_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  /** Codes of a second factor in a session, and in a sign-in that waits: the one takes nothing from the other. */
  second_factor_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  second_step_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  /** Answers of passkeys, which nobody can guess: each costs a check of a signature. */
  passkey_account: { points: 30, per: 15 * MINUTE, of: 'account' },
  /** Beyond these a proof of work is asked for. */
  sign_up_unproven: { points: 3, per: HOUR, of: 'address' },
  reset_unproven: { points: 3, per: HOUR, of: 'address' },
  solved_challenge: { points: 1, per: HOUR, of: 'account' },
  /** Forms with files, counted before they are read. */
  lawyer_form_address: { points: 20, per: HOUR, of: 'address' },
  lawyer_form_account: { points: 10, per: HOUR, of: 'account' },
  picture_account: { points: 30, per: HOUR, of: 'account' },
  calendar_feed_account: { points: 60, per: HOUR, of: 'account' },
  /** Addresses that a lawyer makes us read. */
  calendar_import_account: { points: 20, per: HOUR, of: 'account' },
  /** Browsers that an account has us send to. */
  push_subscription_account: { points: 60, per: HOUR, of: 'account' },
  /** Codes by text that an account asks for. */
  text_codes_hour: { points: 3, per: HOUR, of: 'account' },
  text_codes_day: { points: 5, per: 24 * HOUR, of: 'account' },
  /** Codes to one number, whichever accounts ask for them: its owner may be none of them. */
  text_codes_number: { points: 3, per: 24 * HOUR, of: 'account' },
  /** Codes of all accounts together: what many accounts make us pay for has an end. */
  text_codes_all: { points: 300, per: HOUR, of: 'account' },
  text_code_tries: { points: 20, per: 24 * HOUR, of: 'account' },
  saved_lawyers_account: { points: 240, per: HOUR, of: 'account' },
  /** Tries to change the time of a meeting, each of which may mail two people. */
  meeting_moves_account: { points: 30, per: HOUR, of: 'account' },
  /** Invitations of guests, each of which may tell the lawyer. */
  guest_invitations_account: { points: 30, per: HOUR, of: 'account' },
  /** Requests for an associate, each of which mails a client. */
  associate_requests_account: { points: 20, per: HOUR, of: 'account' },
  /** Invitations to work for a practice, each of which is a mail. */
  member_invitations_account: { points: 20, per: 24 * HOUR, of: 'account' },
  /** Links of guests that lead nowhere. */
  guest_link_address: { points: 30, per: 15 * MINUTE, of: 'address' },
  waitlist_account: { points: 30, per: HOUR, of: 'account' },
  /** Comments written or changed, each of which may tell the other person. */
  meeting_comments_account: { points: 240, per: HOUR, of: 'account' },
  /** What is typed is kept a moment after each pause. */
  drafts_account: { points: 1_500, per: HOUR, of: 'account' },
  /** Asking to join a call, or for its stream: also each time a connection is made again. */
  call_joins_account: { points: 200, per: 10 * MINUTE, of: 'account' },
  /** What pages of a call tell each other; a connection is found with some dozens at once. */
  call_events_account: { points: 300, per: MINUTE, of: 'account' },
  /** Points are bytes. A connection that is made anew every eight seconds to two others takes a third of them. */
  call_bytes_account: { points: 1024 * 1024, per: MINUTE, of: 'account' },
  /** What is said, offered and asked in cases, each of which may mail two people. */
  case_changes_account: { points: 60, per: HOUR, of: 'account' },
  /** Agreements that are written, sent or changed at a client's, each of which may mail two people. */
  agreement_changes_account: { points: 30, per: HOUR, of: 'account' },
  agreement_drafts_account: { points: 120, per: HOUR, of: 'account' },
  /** Other methods for a payment, each of which opens a page of the gateway. */
  payment_methods_account: { points: 30, per: HOUR, of: 'account' },
  /** Asking for payments of agreements, also for one that is open. */
  agreement_payments_account: { points: 30, per: HOUR, of: 'account' },
  /** Questions to the support, counted before they are read: of an account, or of an address without one. */
  help_account: { points: 60, per: HOUR, of: 'account' },
  help_address: { points: 10, per: HOUR, of: 'address' },
  /** Mails that confirm questions to one address; beyond these a question is taken all the same. */
  help_confirmation: { points: 3, per: 24 * HOUR, of: 'account' },
  reviews_account: { points: 30, per: HOUR, of: 'account' },
  /** Answers before a meeting, each of which refreshes the lawyer's page. */
  meeting_intakes_account: { points: 120, per: HOUR, of: 'account' },
  meeting_summaries_account: { points: 60, per: HOUR, of: 'account' },
  /** Documents that are drawn for each request. */
  pdf_account: { points: 60, per: HOUR, of: 'account' },
  meeting_files_account: { points: 120, per: HOUR, of: 'account' },
  /** Points are bytes. */
  upload_bytes_account: { points: 200 * 1024 * 1024, per: 24 * HOUR, of: 'account' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Consumes a point, or several, of a subject: an account id, an email address, a client's address. Only its hash is stored.
 *
 * @throws AppError rate_limited with Retry-After when not so many are left
 */
export async function consumeRateLimit(
  limit: LimitName,
  subject: string,
  points = 1,
): Promise<void> {
  const wait = await tryRateLimit(limit, subject, points);
  if (wait === null) return;
  throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
    retryAfter: wait,
  });
}

/** Consumes points if they are left. Returns null, or the seconds until there are some again. */
export async function tryRateLimit(
  limit: LimitName,
  subject: string,
  points = 1,
): Promise<number | null> {
  try {
    await limiter(limit).consume(keyOf(subject), points);
    return null;
  } catch (refusal) {
    return secondsToWait(refusal);
  }
}

/**
 * Counts a mail to an unconfirmed address.
 *
 * @throws AppError rate_limited
 */
export function countUnconfirmedMail(email: string): Promise<void> {
  return consumeRateLimit('unconfirmed_recipient', mailboxOf(email));
}

/** Where mails to an address arrive, for limits: the tags of a mailbox (`ana+law@`) count as one. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/** How many points of a limit a subject has consumed, in units of what ADDRESS_LIMIT_FACTOR multiplies. */
export async function consumedShare(limit: LimitName, subject: string): Promise<number> {
  const used = (await limiter(limit).get(keyOf(subject)))?.consumedPoints ?? 0;
  return LIMITS[limit].of === 'address' ? used / env.ADDRESS_LIMIT_FACTOR : used;
}

/** Refunds a point: the attempt was legitimate. */
export async function refundRateLimit(limit: LimitName, subject: string): Promise<void> {
  await limiter(limit).reward(keyOf(subject));
}

/** Resets the limit of a subject. */
export async function resetRateLimit(limit: LimitName, subject: string): Promise<void> {
  await limiter(limit).delete(keyOf(subject));
}

/**
 * Consumes bytes of what an account may send in a day.
 *
 * @throws AppError rate_limited with Retry-After when not so many are left; then none are consumed
 */
export async function consumeUploadBytes(userId: string, bytes: number): Promise<void> {
  try {
    await limiter('upload_bytes_account').consume(keyOf(userId), bytes);
  } catch (refusal) {
    const retryAfter = secondsToWait(refusal);
    await refundUploadBytes(userId, bytes);
    throw new AppError('rate_limited', 'You have sent too many files today.', { retryAfter });
  }
}

/** Refunds bytes that were consumed and not sent. */
export async function refundUploadBytes(userId: string, bytes: number): Promise<void> {
  if (bytes > 0) await limiter('upload_bytes_account').reward(keyOf(userId), bytes);
}

/** Deletes counters whose time has passed. */
export function purgeLimits(now: number): Promise<void> {
  return store.deleteExpired(now);
}

function limiter(limit: LimitName): RateLimiterPostgres {
  const { points, per, of }: Limit = LIMITS[limit];
  return new RateLimiterPostgres({
    storeClient: mainPool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit,
    points: of === 'address' ? points * env.ADDRESS_LIMIT_FACTOR : points,
    duration: per,
  });
}

function keyOf(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}
