import { createQueryClient } from '@/lib/client/platform/query-client';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import {
  asOwn,
  blockerKeys,
  isSaving,
  type OwnBlocker,
  showAtOnce,
  withChanged,
  withCreated,
  withoutMeant,
} from './blocker-cache';

/** Mon, Nov 23, 2026, 10 AM in Manila. */
const START = Date.UTC(2026, 10, 23, 2);
const WEEK = { first: '2026-11-23', last: '2026-11-29' };
const NEXT_WEEK = { first: '2026-11-30', last: '2026-12-06' };

function blocker(id: string, start: number, series: string | null = null): OwnBlocker {
  return asOwn({
    _id: id,
    title: 'Court',
    series_id: series,
    start_time: isoInstant(start),
    end_time: isoInstant(start + HOUR_MS),
  });
}

const timesAt = (start: number, hours = 1) => ({
  title: 'Moved',
  start_time: isoInstant(start),
  end_time: isoInstant(start + hours * HOUR_MS),
});
const startsOf = (list: readonly OwnBlocker[]) =>
  list.map(({ _id, start_time }) => [_id, (Date.parse(start_time) - START) / HOUR_MS]);

const SERIES = [0, 1, 2].map((at) => blocker(`s${at}`, START + at * DAY_MS, 'series'));
const ALONE = blocker('alone', START + 5 * HOUR_MS);
const ALL = [...SERIES, ALONE];
const second = SERIES[1] ?? ALONE;

test.each([
  ['one', [0, 26, 48, 5]],
  ['following', [0, 26, 50, 5]],
  ['all', [2, 26, 50, 5]],
] as const)('a change of %s moves those by as much', (scope, hours) => {
  const body = timesAt(START + DAY_MS + 2 * HOUR_MS, 3);
  const changed = withChanged(ALL, { blocker: second, scope }, body);
  expect(startsOf(changed).map(([, hour]) => hour)).toEqual(hours);
  const [last] = changed.filter(({ _id }) => _id === 's1');
  expect(last).toMatchObject({ title: 'Moved', is_blocker: true, end_time: body.end_time });
});

test('without a series every scope means the one', () => {
  const changed = withChanged(ALL, { blocker: ALONE, scope: 'all' }, timesAt(START));
  expect(startsOf(changed).map(([, hour]) => hour)).toEqual([0, 24, 48, 0]);
  expect(withoutMeant(ALL, { blocker: ALONE, scope: 'all' })).toEqual(SERIES);
  expect(withoutMeant(ALL, { blocker: second, scope: 'following' })).toEqual([SERIES[0], ALONE]);
});

test('a new series is shown as the server is going to make it', () => {
  const repeat = { every: 'WEEK' as const, until: '2026-12-07' };
  const made = withCreated([], { ...timesAt(START), repeat });
  expect(startsOf(made).map(([, hour]) => hour)).toEqual([0, 168, 336]);
  expect(made.every(isSaving)).toBe(true);
});

test('what moves to another week leaves one list and appears in the other, until it is taken back', async () => {
  const queries = createQueryClient();
  queries.setQueryData(blockerKeys.between(WEEK), ALL);
  queries.setQueryData(blockerKeys.between(NEXT_WEEK), []);
  const idsOf = (span: typeof WEEK) =>
    queries.getQueryData<OwnBlocker[]>(blockerKeys.between(span))?.map(({ _id }) => _id);
  const body = timesAt(START + 7 * DAY_MS);
  const takeBack = await showAtOnce(queries, (list) =>
    withChanged(list, { blocker: ALONE, scope: 'one' }, body),
  );
  expect(idsOf(WEEK)).toEqual(['s0', 's1', 's2']);
  expect(idsOf(NEXT_WEEK)).toEqual(['alone']);
  takeBack();
  expect(idsOf(WEEK)).toEqual(['s0', 's1', 's2', 'alone']);
  expect(idsOf(NEXT_WEEK)).toEqual([]);
});
