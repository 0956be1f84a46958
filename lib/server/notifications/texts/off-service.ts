import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { OFF_CODE_DIGITS, wordsOfOffCode } from '@/lib/domain/notifications/texts';
import { DAY_MS, MINUTE_MS, manilaDayNumber } from '@/lib/domain/platform/time';
import { textCarrier } from '@/lib/server/adapters/texts/texts';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { keyedHash, keyedHashes } from '@/lib/server/platform/crypto/encryption';
import { isSameSecret } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { refundRateLimit, tryRateLimit } from '@/lib/server/platform/limits/service';
import { logEvent } from '@/lib/server/platform/log';
import { asking } from '@/lib/server/platform/queue/pauses';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { hashesOf, stopTexts, textedNumber } from './numbers-service';

const CODE_PURPOSE = 'code that turns texts off';
/** Time for which a code is worth sending: the person waits at the page. */
const USEFUL_MS = 10 * MINUTE_MS;

/**
 * Queues a code to a number, so that who has the phone can turn texts off. The same is done and answered for every
 * number, whether it is known or not, and nothing of it is stored but a keyed hash for the time of the job.
 * @param number as `toMobileNumber` writes it
 * @throws AppError not_found where no texts are sent
 */
export async function askOffCode(number: string, now: number): Promise<void> {
  if (!textCarrier()) throw notFound();
  const hashes = hashesOf(number);
  const until = new Date(now + USEFUL_MS).toISOString();
  await queueOffCode(hashes, until, now);
}

function queueOffCode(hashes: readonly string[], until: string, at: number): Promise<void> {
  return queueJob(
    database(),
    'send_off_code',
    { hashes, until },
    {
      key: `off-code:${hashes[0]}`,
      keepsTime: true,
      maxAttempts: 3,
      service: 'texts',
      runAt: new Date(at),
    },
  );
}

/**
 * Sends the code to a number that texts go to: to no other, so that nobody can send texts to strangers. At most three a
 * day, two minutes apart, whoever asks; the code of a day is the same each time and is good on the next day too, so that
 * what others ask for brings the phone's owner the very code that the owner needs. What the carrier certainly did not
 * send, for want of a connection or for what is wrong with our account, is not counted.
 */
export async function sendOffCode(
  { hashes, until }: { hashes: readonly string[]; until: string },
  now: number,
  carrier = textCarrier(),
): Promise<void> {
  const number = await textedNumber(hashes);
  const left = Date.parse(until) - now;
  if (!carrier || number === null || left <= 0) return;
  if ((await tryRateLimit('text_off_codes_pause', number)) !== null) return;
  if ((await tryRateLimit('text_off_codes_number', number)) !== null) return;
  const body = wordsOfOffCode(offCode(number, now));
  const outcome = await asking('texts', () =>
    carrier.send({ to: number, body, validFor: USEFUL_MS / 1000 }),
  );
  if (outcome.outcome === 'stopped') await stopTexts(database(), number, now);
  if (outcome.outcome === 'refused' || outcome.outcome === 'unknown')
    logEvent(`text-${outcome.outcome}`, { about: 'off-code', why: outcome.why });
  const isOurs = outcome.outcome === 'refused' && outcome.about === 'account';
  if (outcome.outcome !== 'not_taken' && !isOurs) return;
  await refundRateLimit('text_off_codes_pause', number);
  await refundRateLimit('text_off_codes_number', number);
  if (outcome.outcome === 'not_taken' && outcome.retryAfterMs < left)
    await queueOffCode(hashes, until, now + outcome.retryAfterMs);
}

/**
 * Turns texts off for a number in every account that has it, by the code that was sent to it; repeatable. Tries are not
 * counted by number, since others would use up those of the phone's owner: the length of the code makes guessing vain.
 * @throws AppError not_found where no texts are sent, invalid_input for a wrong code
 */
export async function turnTextsOff(number: string, code: string, now: number): Promise<void> {
  if (!textCarrier()) throw notFound();
  if (!isOffCode(number, code, now)) {
    const message = FIELD_COPY.codeWrong;
    throw new AppError('invalid_input', message, { fields: { code: message } });
  }
  await stopTexts(database(), number, now);
}

/** Returns the code of a number for the day of an instant in Manila. */
export function offCode(number: string, now: number): string {
  return digitsOf(keyedHash(numberAndDay(number, now), CODE_PURPOSE));
}

/** Whether a code is that of a number for today or yesterday, under any of DATA_KEYS; compared in constant time. */
function isOffCode(number: string, code: string, now: number): boolean {
  return [now, now - DAY_MS]
    .flatMap((at) => keyedHashes(numberAndDay(number, at), CODE_PURPOSE))
    .some((hash) => isSameSecret(code, digitsOf(hash)));
}

function numberAndDay(number: string, at: number): string {
  return `${number} ${manilaDayNumber(at)}`;
}

function digitsOf(hash: string): string {
  const value = Buffer.from(hash, 'base64url').readBigUInt64BE() % 10n ** BigInt(OFF_CODE_DIGITS);
  return String(value).padStart(OFF_CODE_DIGITS, '0');
}
