import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  askedInReply,
  TEXT_CODE_MINUTES,
  TEXT_CODE_PAUSE_SECONDS,
  TEXT_CODE_TRIES,
  TEXT_CONSENT_VERSION,
  TEXT_KINDS,
  type TextKind,
  wordsOfCode,
} from '@/lib/domain/notifications/texts';
import { toMobileNumber } from '@/lib/domain/platform/phone';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { TextOutcome, TextPort } from '@/lib/server/adapters/texts/port';
import { textCarrier } from '@/lib/server/adapters/texts/texts';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import {
  decrypt,
  encrypt,
  isKeyedHash,
  keyedHash,
  keyedHashes,
} from '@/lib/server/platform/crypto/encryption';
import { newCode } from '@/lib/server/platform/crypto/secret-token';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import {
  consumeRateLimit,
  refundRateLimit,
  tryRateLimit,
} from '@/lib/server/platform/limits/service';
import { logEvent } from '@/lib/server/platform/log';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as store from './numbers-store';

const HASH_PURPOSE = 'text-number';
/** Retry-After while the carrier refuses our account, which somebody of ours has to mend. */
const ACCOUNT_RETRY_SECONDS = 3600;

export interface Numbers {
  readonly confirmed: store.NumberRow | undefined;
  readonly asked: store.NumberRow | undefined;
}

export async function numbersOf(userId: string, now: number): Promise<Numbers> {
  const rows = await store.numbersOf(database(), userId);
  return {
    confirmed: rows.find(({ confirmedAt }) => confirmedAt !== null),
    asked: rows.find((row) => row.confirmedAt === null && now < endOfCode(row)),
  };
}

/** Returns until when a code can be entered, epoch ms. */
export function endOfCode({ codeSentAt }: store.NumberRow): number {
  return codeSentAt.getTime() + TEXT_CODE_MINUTES * MINUTE_MS;
}

/** Whether a user has anything ahead that texts would be about. */
export async function isExpected(userId: string, now: number): Promise<boolean> {
  const [row] = await expected(database(), { userId, now: new Date(now) });
  return row?.holds ?? false;
}

const expected = store.anyOf(() =>
  registeredFeatures().flatMap(({ texts }) => texts?.expects ?? []),
);

/**
 * Sends a code to a number once the user agrees to receive texts there. The number may belong to another account too:
 * families share phones. A repeat within a minute sends nothing more; a confirmed number stays as it is.
 * @param number as `toMobileNumber` writes it
 * @throws AppError not_found where no texts are sent, bad_transition where nothing is ahead, rate_limited,
 * invalid_input for a number that takes none, unavailable
 */
export async function askCode(
  userId: string,
  number: string,
  now: number,
  carrier = textCarrier(),
): Promise<void> {
  if (!carrier) throw notFound();
  const { confirmed, asked } = await numbersOf(userId, now);
  if (confirmed?.stoppedAt === null && isOfNumber(confirmed, number))
    return store.deleteAsked(database(), userId);
  const pause = now - TEXT_CODE_PAUSE_SECONDS * 1000;
  if (asked && asked.codeSentAt.getTime() > pause && isOfNumber(asked, number)) return;
  if (!(await isExpected(userId, now)))
    throw new AppError('bad_transition', 'Texts are about a meeting: please book one first.');
  await countCode(userId, number);
  const code = newCode();
  const numberHash = keyedHash(number, HASH_PURPOSE);
  const codeHash = keyedHash(code, codePurpose(userId, numberHash));
  const at = new Date(now);
  const row = {
    userId,
    number: encrypt(number, purposeOf(userId)),
    numberHash,
    consentedAt: at,
    consentVersion: TEXT_CONSENT_VERSION,
    codeHash,
    codeSentAt: at,
  };
  if (!(await store.ask(database(), row, new Date(pause)))) return;
  const validFor = TEXT_CODE_MINUTES * 60;
  const outcome = await carrier.send({ to: number, body: wordsOfCode(code), validFor });
  // Nobody is told whether a text whose answer was lost has arrived: who has the code can enter it.
  if (outcome.outcome === 'sent' || outcome.outcome === 'unknown') return;
  await store.deleteAsked(database(), userId, codeHash);
  throw await refusalOf(outcome, carrier, userId, number, now);
}

type NotSent = Exclude<TextOutcome, { outcome: 'sent' | 'unknown' }>;

async function refusalOf(
  outcome: NotSent,
  { sender }: TextPort,
  userId: string,
  number: string,
  now: number,
) {
  if (outcome.outcome === 'refused') logEvent('text-refused', { about: 'code', why: outcome.why });
  if (outcome.outcome === 'not_taken') {
    await refundCode(userId, number);
    const message = 'Texts cannot be sent right now. Please try again in a minute.';
    return new AppError('unavailable', message, {
      retryAfter: Math.ceil(outcome.retryAfterMs / 1000),
    });
  }
  if (outcome.outcome === 'refused' && outcome.about === 'account') {
    await refundCode(userId, number);
    const message = 'Texts cannot be sent right now. Emails and notifications still reach you.';
    return new AppError('unavailable', message, { retryAfter: ACCOUNT_RETRY_SECONDS });
  }
  if (outcome.outcome === 'refused') return invalidNumber(FIELD_COPY.textRefused);
  await stopTexts(database(), number, now);
  return invalidNumber(sender === 'number' ? FIELD_COPY.textStopped : FIELD_COPY.textStoppedName);
}

async function refundCode(userId: string, number: string): Promise<void> {
  await refundRateLimit('text_codes_hour', userId);
  await refundRateLimit('text_codes_day', userId);
  await refundRateLimit('text_codes_number', number);
  await refundRateLimit('text_codes_all', 'all');
}

function invalidNumber(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { number: message } });
}

/**
 * Counts codes per account, per number over all accounts, so that its owner is not flooded, and in total.
 * @throws AppError rate_limited
 */
async function countCode(userId: string, number: string): Promise<void> {
  await consumeRateLimit('text_codes_hour', userId);
  await consumeRateLimit('text_codes_day', userId);
  const wait = await tryRateLimit('text_codes_number', number);
  if (wait === null) return consumeRateLimit('text_codes_all', 'all');
  const message = FIELD_COPY.textNumberLimit;
  throw new AppError('rate_limited', message, { retryAfter: wait, fields: { number: message } });
}

/**
 * Turns texts on with the code that was sent. Only the account that requested the code can use it.
 * @throws AppError not_found where no texts are sent, invalid_input, rate_limited
 */
export async function confirmCode(userId: string, code: string, now: number): Promise<void> {
  if (!textCarrier()) throw notFound();
  await consumeRateLimit('text_code_tries', userId);
  const outcome = await transaction(async (tx) => {
    const asked = await store.lockAsked(tx, userId);
    if (!asked?.codeHash) return 'none';
    if (asked.codeTries >= TEXT_CODE_TRIES || now >= endOfCode(asked)) return 'void';
    if (isKeyedHash(asked.codeHash, code, codePurpose(userId, asked.numberHash))) {
      await store.confirm(tx, asked, new Date(now));
      return 'fits';
    }
    await store.countWrongCode(tx, asked.id);
    return asked.codeTries + 1 < TEXT_CODE_TRIES ? 'wrong' : 'void';
  });
  if (outcome === 'fits') return;
  // The same request may have come before.
  const { confirmed } = await numbersOf(userId, now);
  if (outcome === 'none' && confirmed?.stoppedAt === null) return;
  const message = outcome === 'wrong' ? FIELD_COPY.codeWrong : FIELD_COPY.codeVoid;
  throw new AppError('invalid_input', message, { fields: { code: message } });
}

export function endTexts(userId: string): Promise<void> {
  return store.deleteOfUser(database(), userId);
}

/** @throws AppError not_found without a confirmed number */
export async function chooseKinds(
  userId: string,
  wanted: Readonly<Record<TextKind, boolean>>,
): Promise<void> {
  const switchedOff = TEXT_KINDS.filter((kind) => !wanted[kind]);
  if (!textCarrier() || !(await store.switchOff(database(), userId, switchedOff))) throw notFound();
}

/**
 * Receives a carrier's webhook: an answer of STOP ends texts to its number in every account, one of START starts again
 * what was ended. Each answer counts once, so that a repeated delivery does not undo a newer one.
 * @throws AppError not_found where no texts are sent or none can be answered, bad_signature, rate_limited
 */
export async function receiveAnswer(
  form: string,
  signature: string | null,
  address: string,
  now: number,
  carrier = textCarrier(),
): Promise<void> {
  const answer = carrier?.readIncoming(form, signature) ?? 'no_answers';
  if (answer === 'no_answers') throw notFound();
  if (answer === 'unsigned') {
    await consumeInMemory('unsigned_webhook_address', address);
    throw new AppError('bad_signature', 'The signature is not valid.');
  }
  if (answer === 'no_text') return;
  const asked = answer.matched ?? askedInReply(answer.body);
  const number = toMobileNumber(answer.from);
  if (asked === null || number === null) return;
  await transaction(async (tx) => {
    if (!(await store.insertReply(tx, answer.id, new Date(now)))) return;
    await (asked === 'stop' ? stopTexts(tx, number, now) : startTexts(tx, number));
  });
}

/** Ends texts to a number in every account that has it, and forgets it where it waits for its code. */
export async function stopTexts(exec: Executor, number: string, now: number): Promise<void> {
  const accounts = await store.stop(exec, hashesOf(number), new Date(now));
  logEvent('texts-stopped', { accounts });
}

/**
 * Starts again texts to a number in every account that had confirmed it and whose texts were ended: who answers from
 * the phone has it, as who enters a code.
 */
async function startTexts(exec: Executor, number: string): Promise<void> {
  const accounts = await store.start(exec, hashesOf(number));
  logEvent('texts-started', { accounts });
}

/** Returns the hashes by which the rows of a number are found, under each of DATA_KEYS. */
export function hashesOf(number: string): string[] {
  return keyedHashes(number, HASH_PURPOSE);
}

/** Returns the number of these hashes if texts go to it in any account. */
export async function textedNumber(hashes: readonly string[]): Promise<string | null> {
  const row = await store.findTexted(database(), hashes);
  return row ? numberOf(row) : null;
}

export function numberOf({ number, userId }: store.NumberRow): string {
  return decrypt(number, purposeOf(userId));
}

function isOfNumber({ numberHash }: store.NumberRow, number: string): boolean {
  return isKeyedHash(numberHash, number, HASH_PURPOSE);
}

function purposeOf(userId: string): string {
  return `text-number:${userId}`;
}

function codePurpose(userId: string, numberHash: string): string {
  return `text code of ${userId} ${numberHash}`;
}

export const encryptedNumber: EncryptedColumn = {
  table: 'text_numbers',
  column: 'number',
  key: ['id', 'user_id'],
  purpose: (_id, userId = '') => purposeOf(userId),
  hash: { column: 'number_hash', of: (plain) => keyedHash(plain, HASH_PURPOSE) },
};

export async function purgeNumbers(now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  await store.deleteAskedBefore(database(), daysAgo(RETENTION_DAYS.textCodes));
  await store.deleteRepliesBefore(database(), daysAgo(RETENTION_DAYS.textReplies));
}

export async function exportedNumbers(exec: Executor, userId: string) {
  const rows = await store.numbersOf(exec, userId);
  return rows.map((row) => ({
    number: numberOf(row),
    agreed_at: row.consentedAt,
    agreed_to: row.consentVersion,
    confirmed_at: row.confirmedAt,
    stopped_at: row.stoppedAt,
    switched_off: row.switchedOff,
  }));
}

export function deleteNumbers(exec: Executor, userId: string): Promise<void> {
  return store.deleteOfUser(exec, userId);
}
