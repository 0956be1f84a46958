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

/** First words of a reply that stop texts: those of Twilio, and those of Filipino, Cebuano and Ilocano. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT OPTOUT REVOKE ISTOP PAKISTOP HINTO IHINTO PAHINTO PAKIHINTO TIGIL ITIGIL PATIGIL PAKITIGIL UNDANG UNDANGI HUNONG SARDENG ISARDENG'.split(
    ' ',
  ),
);
/** First words of a reply that start them again: those of Twilio but YES, and those of the same languages. */
const START_WORDS: ReadonlySet<string> = new Set(
  'START UNSTOP SIMULA SIMULAN ITULOY IPAGPATULOY SUGDI PADAYON RUGIAN'.split(' '),
);

/**
 * Reads what a reply asks for by its first word, ignoring case, spaces and punctuation; null for anything else. Twilio
 * itself takes whole replies alone, and so does this with YES, which begins other sentences too.
 */
export function askedInReply(reply: string): 'stop' | 'start' | null {
  const words =
    reply
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const [first = ''] = words;
  const whole = words.join('');
  if (STOP_WORDS.has(first) || STOP_WORDS.has(whole)) return 'stop';
  return START_WORDS.has(first) || START_WORDS.has(whole) || whole === 'YES' ? 'start' : null;
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

/** A `name` cannot receive replies; a `number` can. */
export const TEXT_SENDERS = ['number', 'name'] as const;
export type TextSender = (typeof TEXT_SENDERS)[number];

export interface TextStyle {
  readonly sender: TextSender;
  /** Address of the site, where texts may hold links; null where operators block them. */
  readonly siteUrl: string | null;
}

/** Longest address of the site with which every text with links is one message, by its sender. */
export const MAX_SITE_URL_FOR_TEXTS: Readonly<Record<TextSender, number>> = {
  number: 50,
  name: 30,
};

/** Path of the page that ends texts to a number without an account. */
export const TEXTS_OFF_PATH = '/texts-off';

/**
 * Returns the words of a text, which fit into one message: 160 characters of the alphabet of GSM (3GPP TS 23.038,
 * 6.2.1). Lock screens show them to others: no names, nothing of the case. Philippine operators block texts with
 * links (NTC, Memorandum Orders of 2022 and 2023), so where there is none they say what to open, and how texts are
 * ended is not an address either.
 */
export function wordsOfText({ kind, side, startsAt }: TextFacts, style: TextStyle): string {
  const { said, link, open } = SENTENCES[kind](side, startsAt);
  const portal = side === 'client' ? 'customer-portal' : 'lawyer-portal';
  const where = style.siteUrl === null ? open : `${link}: ${style.siteUrl}/${portal}`;
  return `Sangguni: ${said} ${where} ${endOf(style)}`;
}

/** Returns how texts are ended: a reply to a number; to a name nobody can reply. */
function endOf({ sender, siteUrl }: TextStyle): string {
  if (sender === 'number') return 'Reply STOP to end texts.';
  if (siteUrl === null) return 'Texts off: at the foot of the Sangguni home page.';
  return `Texts off: ${siteUrl.replace(/^https?:\/\//, '')}${TEXTS_OFF_PATH}`;
}

interface Sentence {
  readonly said: string;
  /** Words before the address of the portal. */
  readonly link: string;
  /** Words in its place. */
  readonly open: string;
}

const OPEN_MEETINGS = 'Open Meetings in your Sangguni account';

const SENTENCES: Readonly<
  Record<TextKind, (side: TextFacts['side'], startsAt: number) => Sentence>
> = {
  tomorrow: (_side, at) => ({
    said: `your meeting is tomorrow, ${formatDate(at)}, ${formatTime(at)}.`,
    link: 'See it',
    open: `${OPEN_MEETINGS}.`,
  }),
  soon: (_side, at) => ({
    said: `your meeting starts at ${formatTime(at)}.`,
    link: 'Open it',
    open: `${OPEN_MEETINGS}.`,
  }),
  waits: (side) => ({
    said: `your ${side === 'client' ? 'lawyer' : 'client'} waits for you.`,
    link: 'Join the call',
    open: `${OPEN_MEETINGS}, press Join.`,
  }),
};

/** Returns the words of the code that turns texts on. */
export function wordsOfCode(code: string): string {
  return `Sangguni code ${code}. Do not share it.`;
}

/** Digits of the code that turns texts off: so many that tries need not be counted by number, and lock nobody out. */
export const OFF_CODE_DIGITS = 12;

/** Returns the words of the code that turns texts off, in groups of four digits. */
export function wordsOfOffCode(code: string): string {
  const groups = code.match(/.{4}/g) ?? [];
  return `Sangguni code ${groups.join(' ')} turns off all texts to this number, today or tomorrow. You did not ask for it? Ignore this.`;
}
