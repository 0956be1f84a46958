interface Counted {
  readonly visits: number;
  readonly searches: number;
  readonly bookings: number;
  readonly free: number;
  readonly paid: number;
}

export type WayStep = 'visits' | 'searches' | 'bookings' | 'booked';

/**
 * Steps from a visit to a booking that was not cancelled, summed over weeks. The share is relative to the previous
 * step, in whole percent; null where the previous step was not counted, or less often than this one, as when counting
 * began later than booking.
 */
export function wayToBooking(
  weeks: readonly Counted[],
): { step: WayStep; count: number; share: number | null }[] {
  const sum = (of: (week: Counted) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const steps: [WayStep, number][] = [
    ['visits', sum(({ visits }) => visits)],
    ['searches', sum(({ searches }) => searches)],
    ['bookings', sum(({ bookings }) => bookings)],
    ['booked', sum(({ free, paid }) => free + paid)],
  ];
  return steps.map(([step, count], at) => {
    const before = steps[at - 1]?.[1] ?? 0;
    const share = before === 0 || count > before ? null : shareOf(count, before);
    return { step, count, share };
  });
}

/** Returns whole percent, of which 100 means all. */
function shareOf(count: number, before: number): number {
  return Math.min(Math.round((count / before) * 100), count < before ? 99 : 100);
}
