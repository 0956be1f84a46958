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
  const isLive = (side: Side) =>
    presences.some(({ role, end }) => sideOf(role) === side && end > now - LIVE_MS);
  // The next report may say that it was enough.
  const mayStillCome = isLive('lawyer') && (isLive('client') || now < since + LIVE_MS);
  return mayStillCome ? null : since;
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
