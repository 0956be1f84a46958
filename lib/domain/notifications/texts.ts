import { formatDate, formatTime } from '../platform/clock-labels';
import { DAY_MS, HOUR_MS, MINUTE_MS, manilaDayNumber, manilaDayStart } from '../platform/time';
import { type QuietHours, quietUntil } from './quiet-hours';

/**
 * Subjects of text messages about a meeting: that it is tomorrow, that it starts soon, and that the other side waits
 * in the call. Nothing else is sent as a text.
 */
export const TEXT_KINDS = ['tomorrow', 'soon', 'waits'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** States of a text: `unknown` may have been delivered, so it is never sent again; `dropped` was no longer useful. */
export const TEXT_STATES = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'dropped'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Version of the consent before the first text; raise it when the words on the screen change. */
export const TEXT_CONSENT_VERSION = '2026-12';

export const TEXT_CODE_MINUTES = 10;
export const TEXT_CODE_TRIES = 5;
/** Minimum seconds between two code requests of an account. */
export const TEXT_CODE_PAUSE_SECONDS = 60;

/** Hours of the day in Manila between which the text of the day before is sent: never at night. */
export const TEXT_FROM_HOUR = 7;
export const TEXT_UNTIL_HOUR = 21;

/** Waiting time in a started call after which the other side is sent a text. */
export const WAITS_AFTER_MS = 2 * MINUTE_MS;
/** Time for which that text is worth sending. */
export const WAITS_USEFUL_MS = 10 * MINUTE_MS;

export interface TextTimes {
  readonly sendAt: number;
  readonly usefulUntil: number;
}

/** First words of a reply that stop texts: those of carriers, and those of Filipino, Cebuano and Ilocano. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT OPTOUT REVOKE ISTOP PAKISTOP HINTO IHINTO PAHINTO PAKIHINTO TIGIL ITIGIL PATIGIL PAKITIGIL UNDANG UNDANGI HUNONG SARDENG ISARDENG'.split(
    ' ',
  ),
);

/** Whether a reply asks to stop texts: by its first word, ignoring case, spaces and punctuation. */
export function isStop(answer: string): boolean {
  const words =
    answer
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return STOP_WORDS.has(words[0] ?? '') || STOP_WORDS.has(words.join(''));
}

/**
 * Returns when to send the text about tomorrow's meeting: from now on, on the day before in Manila, between 7 AM and
 * 9 PM. Null where no such moment is left.
 * @param startsAt of the meeting, epoch ms
 */
export function timesOfTomorrow(startsAt: number, now: number): TextTimes | null {
  const dayBefore = manilaDayStart(manilaDayNumber(startsAt)) - DAY_MS;
  const sendAt = Math.max(now, dayBefore + TEXT_FROM_HOUR * HOUR_MS);
  const usefulUntil = dayBefore + TEXT_UNTIL_HOUR * HOUR_MS;
  return sendAt < usefulUntil ? { sendAt, usefulUntil } : null;
}

/**
 * Returns when to send a text: now, or after the quiet hours, which hold back that of the day before alone. Null where
 * it has expired by then.
 * @param quiet of its user
 */
export function timeToSend(
  kind: TextKind,
  quiet: QuietHours | null,
  usefulUntil: number,
  now: number,
): number | null {
  const quietEnd = kind === 'tomorrow' && quiet ? quietUntil(quiet, now) : null;
  const sendAt = quietEnd ?? now;
  return sendAt < usefulUntil ? sendAt : null;
}

/** Returns when to send the text that a person waits in the call, unless the other side has joined by then. */
export function timesOfWaits(startsAt: number, now: number): TextTimes {
  const sendAt = Math.max(startsAt, now) + WAITS_AFTER_MS;
  return { sendAt, usefulUntil: sendAt + WAITS_USEFUL_MS };
}

export interface TextFacts {
  readonly kind: TextKind;
  readonly side: 'client' | 'lawyer';
  readonly startsAt: number;
}

/**
 * Returns the words of a text, which fit into one message: 160 characters of the GSM alphabet (3GPP TS 23.038,
 * 6.2.1). Lock screens show them to others: no names, nothing of the case. No URL either: Philippine carriers block
 * texts with links (NTC, Memorandum Orders of 2022 and 2023). The sender is a name, which cannot receive replies, so
 * they explain another way to stop them.
 */
export function wordsOfText({ kind, side, startsAt }: TextFacts): string {
  return `Sangguni: ${SENTENCES[kind](side, startsAt)} To stop these texts: Account settings, or ask our support.`;
}

const SENTENCES: Readonly<Record<TextKind, (side: TextFacts['side'], startsAt: number) => string>> =
  {
    tomorrow: (_side, at) =>
      `your meeting is tomorrow, ${formatDate(at)}, ${formatTime(at)}. Open Sangguni to see it.`,
    soon: (_side, at) => `your meeting starts at ${formatTime(at)}. Open Sangguni to see it.`,
    waits: (side) =>
      `your ${side === 'client' ? 'lawyer' : 'client'} waits for you. Open Sangguni and press Join.`,
  };

export function wordsOfCode(code: string): string {
  return `Sangguni code ${code}. Do not share it.`;
}
