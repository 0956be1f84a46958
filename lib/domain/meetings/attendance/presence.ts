import { type CallRole, callWindow } from '@/lib/domain/meetings/calls';
import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';

/** Minutes after the start from which a side that has not come is absent. */
export const ABSENT_AFTER_MINUTES = 15;
const ABSENT_AFTER_MS = ABSENT_AFTER_MINUTES * MINUTE_MS;

/** A stretch in which a page of somebody was in the call, epoch ms. */
export interface Presence {
  readonly role: CallRole;
  readonly joined: number;
  /** Null while it still is. */
  readonly ended: number | null;
}

/** What is known of a call: who was in it when, and when servers were up. */
export interface CallRecord {
  readonly presences: readonly Presence[];
  /** Epoch ms, in any order; they may overlap. What is in none of them was an outage. */
  readonly uptime: readonly TimeRange[];
}

/** The parts of a span that are in none of the ranges. */
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
 * From when a side that has not come is absent: 15 minutes after the start in which servers were up. Null when there were
 * not so many before the call closed: then nobody is.
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
 * Since when the lawyer of a meeting is absent: the client joined, and the lawyer had not 15 minutes after the start, or
 * when the client came where that was later. Null when the lawyer is not; whoever comes later and still meets the client
 * is not either.
 */
export function lawyerAbsentSince(
  meeting: TimeRange,
  { presences, uptime }: CallRecord,
  now: number,
): number | null {
  const limit = absentFrom(meeting, uptime);
  const [client, lawyer] = SIDES.map((side) => firstJoined(meeting, presences, side));
  if (limit === null || client === undefined) return null;
  const since = Math.max(limit, client);
  if (since > now || (lawyer !== undefined && lawyer <= since)) return null;
  return togetherMs(meeting, presences, now) > 0 ? null : since;
}

/** Whether, of a meeting that is closed, the lawyer came and the client did not. */
export function isClientAbsent(meeting: TimeRange, { presences, uptime }: CallRecord): boolean {
  const [client, lawyer] = SIDES.map((side) => firstJoined(meeting, presences, side));
  return client === undefined && lawyer !== undefined && absentFrom(meeting, uptime) !== null;
}

/** Milliseconds until `now` in which both were in the call, however many pages each had. */
export function togetherMs(
  meeting: TimeRange,
  presences: readonly Presence[],
  now: number,
): number {
  const window = callWindow(meeting);
  const until = Math.min(now, window.end);
  const [clients, lawyers] = SIDES.map((side) =>
    merged(
      presences
        .filter((one) => sideOf(one.role) === side)
        .map(({ joined, ended }) => ({
          start: Math.max(joined, window.start),
          end: Math.min(ended ?? until, until),
        })),
    ),
  ) as [TimeRange[], TimeRange[]];
  const shared = clients.flatMap((a) =>
    lawyers.map((b) => Math.min(a.end, b.end) - Math.max(a.start, b.start)),
  );
  return shared.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0);
}

/** A length of a call as it is shown: whole minutes, the nearest, and one at least. */
export function callMinutes(ms: number): number {
  return Math.max(1, Math.round(ms / MINUTE_MS));
}

const SIDES = ['client', 'lawyer'] as const;
type Side = (typeof SIDES)[number];

/** The guest comes for the client, perhaps in place of them. */
function sideOf(role: CallRole): Side {
  return role === 'lawyer' ? 'lawyer' : 'client';
}

/** When somebody of a side was in the call of the meeting first. What was before it opened belonged to a time it had before. */
function firstJoined(
  meeting: TimeRange,
  presences: readonly Presence[],
  side: Side,
): number | undefined {
  const { start, end } = callWindow(meeting);
  const joined = presences
    .filter((one) => sideOf(one.role) === side && one.joined < end && (one.ended ?? end) > start)
    .map((one) => Math.max(one.joined, start));
  return joined.length > 0 ? Math.min(...joined) : undefined;
}

/** Ranges that overlap or touch, as one. */
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
