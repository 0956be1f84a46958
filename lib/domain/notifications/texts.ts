import { formatDate, formatTime } from '../platform/clock-labels';
import { DAY_MS, HOUR_MS, MINUTE_MS, manilaDayNumber, manilaDayStart } from '../platform/time';

/**
 * What a text message may say of a meeting: that it is tomorrow, that it starts soon, and that the other side waits in the
 * call. Nothing else is sent as a text.
 */
export const TEXT_KINDS = ['tomorrow', 'soon', 'waits'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Of a text on its way: `unknown` may have been delivered, so it is never sent again; `dropped` was of no use any more. */
export const TEXT_STATES = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'dropped'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** What people agree to before the first text; a change of the words on the screen is another version. */
export const TEXT_CONSENT_VERSION = '2026-11';

export const TEXT_CODE_MINUTES = 10;
/** Wrong tries after which a code is void. */
export const TEXT_CODE_TRIES = 5;
/** Seconds between two codes that an account may ask for. */
export const TEXT_CODE_PAUSE_SECONDS = 60;

/** Hours of the day in Manila between which the text of the day before is sent: never at night. */
export const TEXT_FROM_HOUR = 7;
export const TEXT_UNTIL_HOUR = 21;

/** So long somebody waits in a call that has begun before the other side is sent a text. */
export const WAITS_AFTER_MS = 2 * MINUTE_MS;
/** For so long that text is worth sending. */
export const WAITS_USEFUL_MS = 10 * MINUTE_MS;

/**
 * Characters of the address of the site for which every text fits into one message: 160 of the alphabet of GSM (3GPP TS
 * 23.038, 6.2.1). Longer ones are refused where texts are set up.
 */
export const MAX_SITE_URL_FOR_TEXTS = 50;

/** When a text is sent, and until when it is of use; epoch ms. */
export interface TextTimes {
  readonly sendAt: number;
  readonly usefulUntil: number;
}

/**
 * A Philippine mobile number as it is stored, `+639171234567`, of how people write it: with 0 or +63, blanks, dashes,
 * brackets. Null for anything else: texts to other countries cost many times as much, and codes that strangers ask for are
 * how that is turned into money.
 */
export function textNumber(written: string): string | null {
  const [, digits] = /^(?:\+?63|0)(9\d{9})$/.exec(written.replace(/[\s().-]/g, '')) ?? [];
  return digits === undefined ? null : `+63${digits}`;
}

/** What an answer to a text must be for texts to end, whatever its case, blanks and marks: the words of carriers, and ours. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'HINTO',
  'TIGIL',
]);

/** Whether an answer to a text asks for no more of them. */
export function isStop(answer: string): boolean {
  return STOP_WORDS.has(answer.toUpperCase().replace(/[^\p{L}\d]/gu, ''));
}

/**
 * When the text about a meeting of tomorrow is sent: from now on, on the day before in Manila, between 7 AM and 9 PM. Null
 * where there is no such moment left.
 *
 * @param startsAt of the meeting, epoch ms
 */
export function timesOfTomorrow(startsAt: number, now: number): TextTimes | null {
  const dayBefore = manilaDayStart(manilaDayNumber(startsAt)) - DAY_MS;
  const sendAt = Math.max(now, dayBefore + TEXT_FROM_HOUR * HOUR_MS);
  const usefulUntil = dayBefore + TEXT_UNTIL_HOUR * HOUR_MS;
  return sendAt < usefulUntil ? { sendAt, usefulUntil } : null;
}

/** When the text that somebody waits in the call is sent, where nobody else has come by then. */
export function timesOfWaits(startsAt: number, now: number): TextTimes {
  const sendAt = Math.max(startsAt, now) + WAITS_AFTER_MS;
  return { sendAt, usefulUntil: sendAt + WAITS_USEFUL_MS };
}

export interface TextFacts {
  readonly kind: TextKind;
  /** Whose text it is. */
  readonly side: 'client' | 'lawyer';
  /** Of the meeting, epoch ms. */
  readonly startsAt: number;
}

/**
 * The words of a text. A phone shows them to whoever sees its screen: no names, no word of the case, and an address that leads
 * to the portal alone, where one has to be signed in.
 *
 * @param siteUrl without a slash at its end, of MAX_SITE_URL_FOR_TEXTS characters at most
 */
export function wordsOfText({ kind, side, startsAt }: TextFacts, siteUrl: string): string {
  const portal = `${siteUrl}/${side === 'client' ? 'customer' : 'lawyer'}-portal`;
  return `Sangguni: ${SENTENCES[kind](side, startsAt)} ${portal} Reply STOP to end texts.`;
}

const SENTENCES: Readonly<Record<TextKind, (side: TextFacts['side'], startsAt: number) => string>> =
  {
    tomorrow: (_side, at) =>
      `your meeting is tomorrow, ${formatDate(at)}, ${formatTime(at)}. See it:`,
    soon: (_side, at) => `your meeting starts at ${formatTime(at)}. Open it:`,
    waits: (side) =>
      `your ${side === 'client' ? 'lawyer' : 'client'} waits for you. Join the call:`,
  };

/** The words of the text with a code. */
export function wordsOfCode(code: string): string {
  return `Sangguni code ${code}. Do not share it.`;
}
