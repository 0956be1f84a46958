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
export const TEXT_CONSENT_VERSION = '2026-12';

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

/** When a text is sent, and until when it is of use; epoch ms. */
export interface TextTimes {
  readonly sendAt: number;
  readonly usefulUntil: number;
}

/** First words of an answer to a text that end texts: those of carriers, and those of Filipino, Cebuano and Ilocano. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT OPTOUT REVOKE ISTOP PAKISTOP HINTO IHINTO PAHINTO PAKIHINTO TIGIL ITIGIL PATIGIL PAKITIGIL UNDANG UNDANGI HUNONG SARDENG ISARDENG'.split(
    ' ',
  ),
);

/** Whether an answer to a text asks for no more of them: by its first word, whatever its case, blanks and marks. */
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
 * The words of a text, which fit into one message: 160 characters of the alphabet of GSM (3GPP TS 23.038, 6.2.1). A phone shows them
 * to whoever sees its screen: no names, no word of the case. No address either: carriers of the Philippines block texts with
 * links (NTC, Memorandum Orders of 2022 and 2023). They come from a name, so they say how to end them without an answer.
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

/** The words of the text with a code. */
export function wordsOfCode(code: string): string {
  return `Sangguni code ${code}. Do not share it.`;
}
