import type { QueryClient } from '@tanstack/react-query';
import type { Blocker, createBlocker } from '@/lib/contract/lawyers/blockers';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { repeated, type SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import { type DaySpan, spanInstants } from '@/lib/domain/platform/day-span';
import { isoInstant, overlaps } from '@/lib/domain/platform/time';

/** A blocker as the calendar renders it, alongside meetings. */
export interface OwnBlocker extends Blocker {
  readonly is_blocker: true;
}

export const blockerKeys = {
  all: ['blockers'] as const,
  between: ({ first, last }: DaySpan) => [...blockerKeys.all, first, last] as const,
};

/** Id prefix of blockers shown optimistically, which have no server id yet. */
const SAVING = 'saving-';
export const isSaving = ({ _id }: Blocker) => _id.startsWith(SAVING);

export type BlockerBody = CallArgs<typeof createBlocker>['body'];
export interface Meant {
  readonly blocker: OwnBlocker;
  readonly scope: SeriesScope;
}
type Times = Pick<BlockerBody, 'title' | 'start_time' | 'end_time'>;

export function asOwn(blocker: Blocker): OwnBlocker {
  return { ...blocker, is_blocker: true };
}

/** Whether a blocker is within the scope: one, this and later ones, or all of its series. */
function isMeant(one: Blocker, { blocker, scope }: Meant): boolean {
  if (scope === 'one' || blocker.series_id === null) return one._id === blocker._id;
  if (one.series_id !== blocker.series_id) return false;
  return scope === 'all' || Date.parse(one.start_time) >= Date.parse(blocker.start_time);
}

export function withCreated(blockers: readonly OwnBlocker[], body: BlockerBody): OwnBlocker[] {
  const time = { start: Date.parse(body.start_time), end: Date.parse(body.end_time) };
  const times = body.repeat ? repeated(time, body.repeat) : [time];
  const made = times.map(({ start, end }, at) => ({
    _id: `${SAVING}${at}`,
    title: body.title?.trim() ?? '',
    is_blocker: true as const,
    start_time: isoInstant(start),
    end_time: isoInstant(end),
    series_id: null,
  }));
  return [...blockers, ...made];
}

/** Changes the given blocker; the others in scope get its title and length and are shifted by the same amount. */
export function withChanged(
  blockers: readonly OwnBlocker[],
  meant: Meant,
  { title, start_time, end_time }: Times,
): OwnBlocker[] {
  const byMs = Date.parse(start_time) - Date.parse(meant.blocker.start_time);
  const length = Date.parse(end_time) - Date.parse(start_time);
  return blockers.map((one) => {
    if (!isMeant(one, meant)) return one;
    const start = Date.parse(one.start_time) + byMs;
    const times = { start_time: isoInstant(start), end_time: isoInstant(start + length) };
    return { ...one, ...times, title: title?.trim() ?? '' };
  });
}

export function withoutMeant(blockers: readonly OwnBlocker[], meant: Meant): OwnBlocker[] {
  return blockers.filter((one) => !isMeant(one, meant));
}

/**
 * Applies a change optimistically to every cached span: a blocker that leaves one span appears in the other. Returns
 * a function that rolls it back.
 */
export async function showAtOnce(
  queries: QueryClient,
  change: (blockers: readonly OwnBlocker[]) => OwnBlocker[],
): Promise<() => void> {
  await queries.cancelQueries({ queryKey: blockerKeys.all });
  const before = queries.getQueriesData<OwnBlocker[]>({ queryKey: blockerKeys.all });
  const known = new Map(before.flatMap(([, list]) => (list ?? []).map((one) => [one._id, one])));
  const after = change([...known.values()]);
  for (const [key, list] of before)
    if (list) queries.setQueryData(key, after.filter(touches(key)).toSorted(byStart));
  return () => {
    for (const [key, list] of before) queries.setQueryData(key, list);
  };
}

function touches([, first, last]: readonly unknown[]) {
  const { from, to } = spanInstants({ first: String(first), last: String(last) });
  const span = { start: Date.parse(from), end: Date.parse(to) };
  return ({ start_time, end_time }: OwnBlocker) =>
    overlaps(span, { start: Date.parse(start_time), end: Date.parse(end_time) });
}

function byStart(a: OwnBlocker, b: OwnBlocker): number {
  return Date.parse(a.start_time) - Date.parse(b.start_time);
}
