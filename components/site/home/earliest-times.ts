import { firstStart, openDays } from '@/components/lawyers/times/model/open-times';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

export interface UpcomingTime {
  readonly lawyer: LawyerCard;
  /** Earliest start with room for 30 minutes, epoch milliseconds. */
  readonly start: number;
}

const ROWS = 4;

/** Returns the lawyers with the earliest open times, earliest first. */
export function upcomingTimes(lawyers: readonly LawyerCard[]): UpcomingTime[] {
  return lawyers
    .flatMap((lawyer) => {
      const start = firstStart(openDays(lawyer.calendar));
      return start === null ? [] : [{ lawyer, start }];
    })
    .toSorted((a, b) => a.start - b.start)
    .slice(0, ROWS);
}

/** Returns a key that is equal for two lists with the same content. */
export function upcomingTimesKey(entries: readonly UpcomingTime[]): string {
  return JSON.stringify(
    entries.map(({ lawyer: { _id, services }, start }) => [_id, start, services[0]?.price]),
  );
}
