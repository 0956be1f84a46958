import 'server-only';
import {
  DAY_MS,
  HOUR_MS,
  manilaDayKey,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import type { LawyerRows } from '@/lib/server/seed/store';
import { type Random, uuidOf } from './random';

type Spell = readonly [days: readonly number[], from: number, to: number];

const SUNDAY = 0;
const WEEKDAYS = [1, 2, 3, 4, 5];

const WEEKS: readonly (readonly Spell[])[] = [
  [
    [WEEKDAYS, 9, 12],
    [WEEKDAYS, 13, 17],
  ],
  [[WEEKDAYS, 8, 12]],
  [[WEEKDAYS, 13, 18]],
  [[[1, 3, 5], 9, 16.5]],
  [
    [[2, 4], 10, 19],
    [[6], 9, 12],
  ],
  [
    [[1, 2, 3, 4], 18, 21],
    [[6], 9, 13],
  ],
  [
    [WEEKDAYS, 9, 12],
    [WEEKDAYS, 14, 17],
    [[6], 9, 12],
  ],
  [[[1, 2, 3, 4, 5, 6], 10, 15]],
  [
    [[2, 3, 4, 5], 8.5, 11.75],
    [[3], 17, 20],
  ],
  [
    [WEEKDAYS, 7, 10],
    [WEEKDAYS, 16, 19],
  ],
  [
    [[0], 13, 17],
    [[1, 2, 3], 9, 17],
  ],
  [[[3, 4, 5, 6], 11, 20]],
  [[WEEKDAYS, 10, 12]],
];

const NOTICES = [60, 120, 120, 120, 180, 240, 360, 720, 1440];

const ENGAGEMENTS = [
  'Court hearing',
  'Hearing out of town',
  'Mediation conference',
  'Seminar of the IBP',
  'Ocular inspection',
  'Board meeting',
  'Medical appointment',
];

export interface Week extends Pick<LawyerRows, 'hours' | 'exceptions' | 'blockers'> {
  readonly noticeMinutes: number;
  readonly bufferMinutes: number;
  readonly evenings: boolean;
  readonly saturdays: boolean;
}

/** Returns the open hours of a lawyer, and the exceptions in the 14 days from `today` (a Manila day number). */
export function weekOf(rnd: Random, today: number, away: boolean): Week {
  const spells = rnd.pick(WEEKS);
  const hours = hoursOf(spells);
  const days = rnd.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 3).map((d) => today + d);
  return {
    hours,
    exceptions: exceptionsOf(hours, days, rnd),
    blockers: away ? [leave(today)] : blockersOf(hours, today, rnd),
    noticeMinutes: rnd.pick(NOTICES),
    bufferMinutes: 0,
    evenings: spells.some(([, , to]) => to >= 19),
    saturdays: spells.some(([on]) => on.includes(6)),
  };
}

function hoursOf(spells: readonly Spell[]): LawyerRows['hours'] {
  return spells.flatMap(([days, from, to]) =>
    days.map((day) => ({ day, startMinute: from * 60, endMinute: to * 60 })),
  );
}

/**
 * Returns the week of the demo lawyer: open every day but Sunday, whose hours are stored as unavailable, so that
 * there is something to see whenever the demo starts.
 */
export function demoWeek(today: number): Week {
  const open: readonly Spell[] = [
    [[1, 2, 3, 4, 5, 6], 8, 12],
    [[1, 2, 3, 4, 5, 6], 13, 20],
  ];
  const sunday = hoursOf([[[SUNDAY], 13, 18]]).map((hours) => ({ ...hours, available: false }));
  return {
    hours: [...hoursOf(open), ...sunday],
    exceptions: demoExceptions(today),
    blockers: demoBlockers(today),
    noticeMinutes: 120,
    bufferMinutes: 15,
    evenings: true,
    saturdays: true,
  };
}

function demoExceptions(today: number): LawyerRows['exceptions'] {
  const isSunday = (day: number) => manilaWeekday(day) === SUNDAY;
  const [off = 0, short = 0] = [8, 9, 10].map((d) => today + d).filter((day) => !isSunday(day));
  const sunday = [7, 8, 9, 10, 11, 12, 13].map((d) => today + d).find(isSunday) ?? 0;
  const hours = { startMinute: 9 * 60, endMinute: 12 * 60 };
  return [
    { date: manilaDayKey(off), available: false },
    { date: manilaDayKey(short), available: true, ...hours },
    { date: manilaDayKey(sunday), available: true, ...hours },
  ];
}

function demoBlockers(today: number): LawyerRows['blockers'] {
  const at = (ahead: number, from: number, to: number) => ({
    startsAt: new Date(manilaDayStart(today + ahead) + from * HOUR_MS),
    endsAt: new Date(manilaDayStart(today + ahead) + to * HOUR_MS),
  });
  const seriesId = uuidOf('law review class of the demo lawyer');
  const wednesday = (10 - manilaWeekday(today)) % 7;
  const classes = [0, 1, 2, 3, 4, 5, 6, 7].map((week) => ({
    title: 'Law review class',
    seriesId,
    ...at(wednesday + 7 * week, 17, 18.5),
  }));
  return [
    { title: 'Hearing, RAB VII', ...at(1, 11, 12) },
    { title: 'Court hearing', ...at(2, 9, 11) },
    { title: 'Seminar of the IBP', ...at(5, 8, 12) },
    { title: 'Mediation conference', ...at(8, 14, 16) },
    { title: 'Hearing in Dumaguete', ...at(16, 0, 48) },
    ...classes,
  ];
}

function exceptionsOf(
  hours: LawyerRows['hours'],
  [first = 0, second = 0, third = 0]: readonly number[],
  rnd: Random,
): LawyerRows['exceptions'] {
  const open = (day: number) => hours.some((h) => h.day === manilaWeekday(day));
  const exceptions: LawyerRows['exceptions'][number][] = [];
  if (open(first) && rnd.chance(0.35)) {
    exceptions.push({ date: manilaDayKey(first), available: false });
  }
  if (open(second) && rnd.chance(0.25)) {
    const half = { startMinute: 12 * 60, endMinute: 24 * 60 };
    exceptions.push({ date: manilaDayKey(second), available: false, ...half });
  }
  if (!open(third) && rnd.chance(0.4)) {
    const morning = { startMinute: 9 * 60, endMinute: 12 * 60 };
    exceptions.push({ date: manilaDayKey(third), available: true, ...morning });
  }
  return exceptions;
}

function blockersOf(
  hours: LawyerRows['hours'],
  today: number,
  rnd: Random,
): LawyerRows['blockers'] {
  const count = rnd.pick([0, 0, 1, 1, 2, 3]);
  return rnd.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], count).flatMap((ahead) => {
    const spell = hours.find((h) => h.day === manilaWeekday(today + ahead));
    if (!spell) return [];
    const startsAt = manilaDayStart(today + ahead) + spell.startMinute * 60_000;
    const endsAt = startsAt + rnd.pick([1, 1.5, 2, 3]) * HOUR_MS;
    return [
      { title: rnd.pick(ENGAGEMENTS), startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    ];
  });
}

function leave(today: number): LawyerRows['blockers'][number] {
  const from = manilaDayStart(today) - DAY_MS;
  return { title: 'On leave', startsAt: new Date(from), endsAt: new Date(from + 22 * DAY_MS) };
}
