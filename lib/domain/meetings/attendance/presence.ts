import { CALL_ABSENCE_SECONDS, type CallRole, callWindow } from '@/lib/domain/meetings/calls';
import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';

/** Minutes after the start from which a missing side counts as absent. */
export const ABSENT_AFTER_MINUTES = 15;
const ABSENT_AFTER_MS = ABSENT_AFTER_MINUTES * MINUTE_MS;

/**
 * Presence after which a lawyer counts as having come: in that time, or together with the client's side
 * (docs/contract/meetings.md).
 */
export const LAWYER_PRESENCE_MS = 2 * MINUTE_MS;
export const TOGETHER_MS = MINUTE_MS;
/** Time after the last report within which a person may still be present. */
const LIVE_MS = CALL_ABSENCE_SECONDS * 1000;

/** A period in which a person's page reported a live connection, epoch ms; the end is its last report. */
export interface Presence extends TimeRange {
  readonly role: CallRole;
}

export interface CallRecord {
  readonly presences: readonly Presence[];
  /** Epoch ms, in any order; they may overlap. Times outside of them were outages. */
  readonly uptime: readonly TimeRange[];
}

/** Returns the parts of a span outside all ranges. */
export function outagesOf(uptime: readonly TimeRange[], { start, end }: TimeRange): TimeRange[] {
  const outages: TimeRange[] = [];
  let known = start;
  for (const up of uptime.toSorted((a, b) => a.start - b.start)) {
    if (up.start >= end) break;
    if (up.start > known) outages.push({ start: known, end: up.start });
    known = Math.max(known, up.end);
  }
  if (known < end) outages.push({ start: known, end });
  return outages;
}

/**
 * Returns from when a missing side counts as absent: 15 minutes after the start during which servers were up. Null
 * when there were not as many before the call closed: then neither side counts as absent.
 */
export function absentFrom(meeting: TimeRange, uptime: readonly TimeRange[]): number | null {
  const { start } = meeting;
  const { end } = callWindow(meeting);
  let at = start + ABSENT_AFTER_MS;
  for (const outage of outagesOf(uptime, { start, end })) {
    if (outage.start >= at) break;
    at += outage.end - outage.start;
  }
  return at < end ? at : null;
}

/**
 * Returns since when the lawyer of a meeting is absent: the client's side was there, and the lawyer has not come 15
 * minutes after the start, or when the client came where that was later. The lawyer has come with two minutes of
 * presence from the start until then, or with one minute together with the client's side at any time. Null when the
 * lawyer is not absent, or may still come: both are present now.
 */
export function lawyerAbsentSince(
  meeting: TimeRange,
  { presences, uptime }: CallRecord,
  now: number,
): number | null {
  const limit = absentFrom(meeting, uptime);
  const client = firstPresent(meeting, presences, 'client');
  if (limit === null || client === undefined) return null;
  const since = Math.max(limit, client);
  if (since > now) return null;
  const inTime = lengthOf(stretches(presences, 'lawyer', { start: meeting.start, end: since }));
  if (inTime >= LAWYER_PRESENCE_MS || togetherMs(meeting, presences) >= TOGETHER_MS) return null;
  // The next report may say that it was enough.
  const mayStillCome =
    isLive(presences, 'lawyer', now) && (isLive(presences, 'client', now) || now < since + LIVE_MS);
  return mayStillCome ? null : since;
}

/** Time that a lawyer who has left the call still lacks. Epoch milliseconds. */
export interface Stay {
  /** Until when the lawyer has to be in the call to have come. */
  readonly until: number;
  /** When the client is refunded otherwise. */
  readonly refundAt: number;
}

/**
 * Returns how long a lawyer who was in the call has to stay yet so as not to count as absent. Null for one who has come or
 * was never there, and once staying no longer helps.
 */
export function stayNeeded(
  meeting: TimeRange,
  { presences, uptime }: CallRecord,
  now: number,
): Stay | null {
  // Servers stay up, as far as anybody knows.
  const ahead = { start: now, end: callWindow(meeting).end };
  const refundAt = absentFrom(meeting, [...uptime, ahead]);
  if (refundAt === null || now >= refundAt || !wasInCall(meeting, presences, 'lawyer')) return null;
  const together = togetherMs(meeting, presences);
  const counted = stretches(presences, 'lawyer', { start: meeting.start, end: refundAt });
  const lacking = LAWYER_PRESENCE_MS - lengthOf(counted);
  if (lacking <= 0 || together >= TOGETHER_MS) return null;
  const withClient = isLive(presences, 'client', now) ? TOGETHER_MS - together : lacking;
  const until = Math.max(now, meeting.start) + Math.min(lacking, withClient);
  return until <= refundAt ? { until, refundAt } : null;
}

/** How long a lawyer was in the call who left it too early to have come, in milliseconds. */
export interface BriefStay {
  readonly inCall: number;
  readonly together: number;
}

/** Returns how long an absent lawyer was in the call of this time; null for one who was never there. */
export function briefStay(meeting: TimeRange, presences: readonly Presence[]): BriefStay | null {
  if (!wasInCall(meeting, presences, 'lawyer')) return null;
  const inCall = lengthOf(stretches(presences, 'lawyer', callWindow(meeting)));
  return { inCall, together: togetherMs(meeting, presences) };
}

/** Returns `14 seconds`, `1 min 5 s`. */
export function shortLength(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** Says to both why a meeting was cancelled whose lawyer left the call too early. */
export function briefReason({ inCall, together }: BriefStay): string {
  return together > 0
    ? `Lawyer and client were in the call together for ${shortLength(together)}, and a minute is needed.`
    : `The lawyer was in the call for ${shortLength(inCall)}, and not while the client was.`;
}

/** Checks whether a side was ever in the call of this time of the meeting. */
export function wasInCall(
  meeting: TimeRange,
  presences: readonly Presence[],
  side: 'client' | 'lawyer',
): boolean {
  return firstPresent(meeting, presences, side) !== undefined;
}

/** Whether the lawyer came to a closed meeting and the client did not. */
export function isClientAbsent(meeting: TimeRange, { presences, uptime }: CallRecord): boolean {
  const [client, lawyer] = SIDES.map((side) => firstPresent(meeting, presences, side));
  return client === undefined && lawyer !== undefined && absentFrom(meeting, uptime) !== null;
}

/** Returns the milliseconds in which both were in the call, however many pages each had. */
export function togetherMs(meeting: TimeRange, presences: readonly Presence[]): number {
  const window = callWindow(meeting);
  const [clients, lawyers] = SIDES.map((side) => stretches(presences, side, window)) as [
    TimeRange[],
    TimeRange[],
  ];
  return clients
    .flatMap((a) => lawyers.map((b) => Math.min(a.end, b.end) - Math.max(a.start, b.start)))
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms, 0);
}

/** Returns the displayed length of a call: whole minutes, rounded, at least one. */
export function callMinutes(ms: number): number {
  return Math.max(1, Math.round(ms / MINUTE_MS));
}

const SIDES = ['client', 'lawyer'] as const;
type Side = (typeof SIDES)[number];

/** Returns the side of a role. The guest counts for the client, whom they may replace; an associate replaces no one. */
function sideOf(role: CallRole): Side | null {
  if (role === 'associate') return null;
  return role === 'lawyer' ? 'lawyer' : 'client';
}

function isLive(presences: readonly Presence[], side: Side, now: number): boolean {
  return presences.some(({ role, end }) => sideOf(role) === side && end > now - LIVE_MS);
}

/** Returns when a side was first in the call. Presence before it opened belongs to an earlier time of the meeting. */
function firstPresent(
  meeting: TimeRange,
  presences: readonly Presence[],
  side: Side,
): number | undefined {
  const { start, end } = callWindow(meeting);
  const starts = presences
    .filter((one) => sideOf(one.role) === side && one.start < end && one.end > start)
    .map((one) => Math.max(one.start, start));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

function stretches(presences: readonly Presence[], side: Side, window: TimeRange): TimeRange[] {
  return merged(
    presences
      .filter(({ role }) => sideOf(role) === side)
      .map(({ start, end }) => ({
        start: Math.max(start, window.start),
        end: Math.min(end, window.end),
      })),
  );
}

function lengthOf(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

function merged(ranges: readonly TimeRange[]): TimeRange[] {
  const all: TimeRange[] = [];
  for (const range of ranges
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && range.start <= last.end)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else all.push(range);
  }
  return all;
}
