import 'server-only';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { keyedHash } from '../crypto/encryption';
import { mainPool } from '../db/pool';
import { secondsToWait } from './refusal';
import * as store from './store';

interface Limit {
  points: number;
  /** Seconds within which the points can be used. */
  per: number;
  of: 'account' | 'address';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits over all processes; docs/contract/platform.md, Limits. */
const LIMITS = {
  /** Wrong passwords; beyond these a proof of work is required. */
  sign_in_account: { points: 20, per: HOUR, of: 'account' },
  sign_in_device: { points: 20, per: HOUR, of: 'account' },
  sign_in_address: { points: 100, per: 15 * MINUTE, of: 'address' },
  /** Challenges for signing in with a passkey, of which each opened sign-in page asks for one. */
  passkey_challenge_address: { points: 300, per: 15 * MINUTE, of: 'address' },
  /**
   * Whole towns share an address (carrier-grade NAT), so the proof of work, with its rising cost, is the defence
   * against a flood.
   */
  sign_up_address: { points: 100, per: HOUR, of: 'address' },
  reset_address: { points: 100, per: HOUR, of: 'address' },
  reset_link_address: { points: 20, per: 15 * MINUTE, of: 'address' },
  change_mail_account: { points: 5, per: HOUR, of: 'account' },
  /** Mails to an unconfirmed address, over all requesters. */
  unconfirmed_recipient: { points: 5, per: HOUR, of: 'account' },
  /** Attempts at codes that confirm an address, over all mails. */
  email_code_account: { points: 20, per: 24 * HOUR, of: 'account' },
  verification_mail_account: { points: 5, per: HOUR, of: 'account' },
  /** Changes of facts compared with IDs, each of which a person has to review. */
  checked_facts_account: { points: 10, per: 24 * HOUR, of: 'account' },
  password_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  second_factor_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  second_step_account: { points: 10, per: 15 * MINUTE, of: 'account' },
  /** Passkey responses, which cannot be guessed: each costs a signature check. */
  passkey_account: { points: 30, per: 15 * MINUTE, of: 'account' },
  /** Sign-ups beyond which a proof of work is required. */
  sign_up_unproven: { points: 3, per: HOUR, of: 'address' },
  reset_unproven: { points: 3, per: HOUR, of: 'address' },
  solved_challenge: { points: 1, per: HOUR, of: 'account' },
  lawyer_form_address: { points: 20, per: HOUR, of: 'address' },
  lawyer_form_account: { points: 10, per: HOUR, of: 'account' },
  picture_account: { points: 30, per: HOUR, of: 'account' },
  calendar_feed_account: { points: 60, per: HOUR, of: 'account' },
  calendar_import_account: { points: 20, per: HOUR, of: 'account' },
  /** Addresses for events, added or changed. */
  event_addresses_account: { points: 20, per: HOUR, of: 'account' },
  event_repeats_account: { points: 60, per: HOUR, of: 'account' },
  /** Attempts at deliveries, which wait beyond these: nobody can have a stranger's server flooded. */
  event_deliveries_address: { points: 120, per: HOUR, of: 'account' },
  event_deliveries_lawyer: { points: 300, per: HOUR, of: 'account' },
  push_subscription_account: { points: 60, per: HOUR, of: 'account' },
  text_codes_hour: { points: 3, per: HOUR, of: 'account' },
  text_codes_day: { points: 5, per: 24 * HOUR, of: 'account' },
  /** Codes to one number over all accounts: its owner may have none of them. */
  text_codes_number: { points: 3, per: 24 * HOUR, of: 'account' },
  /** Codes of all accounts together, a bound on what many accounts can cost. */
  text_codes_all: { points: 300, per: HOUR, of: 'account' },
  text_code_tries: { points: 20, per: 24 * HOUR, of: 'account' },
  /** Codes that turn texts off: asked for from one address, known number or not. Whole towns share one here, too. */
  text_off_codes_address: { points: 100, per: HOUR, of: 'address' },
  /** Codes that turn texts off, to one number, whoever asks; the last one stays good until another may be sent. */
  text_off_codes_number: { points: 3, per: 24 * HOUR, of: 'account' },
  text_off_codes_pause: { points: 1, per: 2 * MINUTE, of: 'account' },
  /** Tries of such codes: with two of twelve digits, a thousand addresses have a chance of 1 in 200,000 a day. */
  text_off_tries_address: { points: 100, per: HOUR, of: 'address' },
  saved_lawyers_account: { points: 240, per: HOUR, of: 'account' },
  meeting_moves_account: { points: 30, per: HOUR, of: 'account' },
  guest_invitations_account: { points: 30, per: HOUR, of: 'account' },
  associate_requests_account: { points: 20, per: HOUR, of: 'account' },
  member_invitations_account: { points: 20, per: 24 * HOUR, of: 'account' },
  guest_link_address: { points: 30, per: 15 * MINUTE, of: 'address' },
  payer_link_address: { points: 30, per: 15 * MINUTE, of: 'address' },
  /** Pages that payers open for one booking; each closes the one before. */
  payer_pages: { points: 6, per: HOUR, of: 'account' },
  waitlist_account: { points: 30, per: HOUR, of: 'account' },
  meeting_comments_account: { points: 240, per: HOUR, of: 'account' },
  /** Drafts, saved shortly after each pause in typing. */
  drafts_account: { points: 1_500, per: HOUR, of: 'account' },
  call_joins_account: { points: 200, per: 10 * MINUTE, of: 'account' },
  /** Signalling between pages of a call; setting up one connection takes some dozens at once. */
  call_events_account: { points: 300, per: MINUTE, of: 'account' },
  /** Points are bytes. Renewing a connection to two others every eight seconds takes a third of them. */
  call_bytes_account: { points: 1024 * 1024, per: MINUTE, of: 'account' },
  /** Statements, offers and questions in cases, each of which may mail two people. */
  case_changes_account: { points: 60, per: HOUR, of: 'account' },
  agreement_changes_account: { points: 30, per: HOUR, of: 'account' },
  agreement_drafts_account: { points: 120, per: HOUR, of: 'account' },
  written_orders_account: { points: 20, per: HOUR, of: 'account' },
  /** Orders at one lawyer from one network address. */
  written_orders_address: { points: 10, per: 24 * HOUR, of: 'address' },
  payment_methods_account: { points: 30, per: HOUR, of: 'account' },
  agreement_payments_account: { points: 30, per: HOUR, of: 'account' },
  /** Questions to support, counted before they are read, per account or per address without one. */
  help_account: { points: 60, per: HOUR, of: 'account' },
  help_address: { points: 10, per: HOUR, of: 'address' },
  /** Mails that confirm questions to one address; beyond these a question is still accepted. */
  help_confirmation: { points: 3, per: 24 * HOUR, of: 'account' },
  reviews_account: { points: 30, per: HOUR, of: 'account' },
  /** Answers before a meeting, each of which refreshes the lawyer's page. */
  meeting_intakes_account: { points: 120, per: HOUR, of: 'account' },
  meeting_summaries_account: { points: 60, per: HOUR, of: 'account' },
  pdf_account: { points: 60, per: HOUR, of: 'account' },
  meeting_files_account: { points: 120, per: HOUR, of: 'account' },
  /** Points are bytes. */
  upload_bytes_account: { points: 200 * 1024 * 1024, per: 24 * HOUR, of: 'account' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Consumes one or more points of a subject: an account id, an email address, a mobile number, a client's address. Only a
 * keyed hash of it is stored, another for each limit.
 * @throws AppError rate_limited with Retry-After when too few are left
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

/** Consumes points if they are left. Returns null, or the seconds until some are available. */
export async function tryRateLimit(
  limit: LimitName,
  subject: string,
  points = 1,
): Promise<number | null> {
  try {
    await limiter(limit).consume(keyOf(limit, subject), points);
    return null;
  } catch (refusal) {
    return secondsToWait(refusal);
  }
}

/**
 * Counts a mail to an unconfirmed address.
 * @throws AppError rate_limited
 */
export function countUnconfirmedMail(email: string): Promise<void> {
  return consumeRateLimit('unconfirmed_recipient', mailboxOf(email));
}

/** Returns the mailbox of an address, for limits: tags (`ana+law@`) count as one. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/** Returns the points of a limit that a subject has consumed, as a share to which ADDRESS_LIMIT_FACTOR applies. */
export async function consumedShare(limit: LimitName, subject: string): Promise<number> {
  const used = (await limiter(limit).get(keyOf(limit, subject)))?.consumedPoints ?? 0;
  return LIMITS[limit].of === 'address' ? used / env.ADDRESS_LIMIT_FACTOR : used;
}

export async function refundRateLimit(limit: LimitName, subject: string): Promise<void> {
  await limiter(limit).reward(keyOf(limit, subject));
}

export async function resetRateLimit(limit: LimitName, subject: string): Promise<void> {
  await limiter(limit).delete(keyOf(limit, subject));
}

/**
 * Consumes bytes of an account's daily upload limit.
 * @throws AppError rate_limited with Retry-After when too few are left; then none are consumed
 */
export async function consumeUploadBytes(userId: string, bytes: number): Promise<void> {
  try {
    await limiter('upload_bytes_account').consume(keyOf('upload_bytes_account', userId), bytes);
  } catch (refusal) {
    const retryAfter = secondsToWait(refusal);
    await refundUploadBytes(userId, bytes);
    throw new AppError('rate_limited', 'You have sent too many files today.', { retryAfter });
  }
}

export async function refundUploadBytes(userId: string, bytes: number): Promise<void> {
  if (bytes > 0)
    await limiter('upload_bytes_account').reward(keyOf('upload_bytes_account', userId), bytes);
}

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

/** Hashes a subject under a key: numbers and addresses are so few that a plain hash of one is found by trying all. */
function keyOf(limit: LimitName, subject: string): string {
  return keyedHash(subject.trim().toLowerCase(), limit);
}
