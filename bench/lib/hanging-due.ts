import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './hanging-database.ts';

const MAX_DUE_SECONDS = 90;
/** Releases and alarms begin every five minutes. */
const MAX_FIVE_MINUTES = 330;

type Kind = 'reminders' | 'ends' | 'releases' | 'alarms';
/** Null where it took too long. */
type Seconds = number | null;

/** Counts the seconds until all of them are so; null where that takes too long. */
export async function secondsUntil(isSo: () => Promise<boolean>, limit: number): Promise<Seconds> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (!(await isSo())) {
    if (seconds() > limit) return null;
    await sleep(250);
  }
  return seconds();
}

/** Writes seconds out. */
export const shown = (seconds: Seconds) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`);

/** Watches what has to happen in time while a service hangs, in kinds: seconds of each. */
export function watchDue(database: Database) {
  const took: Record<Kind, Promise<Seconds>[]> = {
    reminders: [],
    ends: [],
    releases: [],
    alarms: [],
  };
  const expectAll = (
    kind: Kind,
    ids: string[],
    count: (ids: string[]) => Promise<number>,
    limit: number,
  ) => took[kind].push(secondsUntil(async () => (await count(ids)) === ids.length, limit));
  return {
    async round(count: number, left: number) {
      expectAll(
        'reminders',
        await database.meetingsToRemindOf(count),
        database.reminded,
        MAX_DUE_SECONDS,
      );
      expectAll(
        'ends',
        await database.meetingsToComplete(count),
        database.completed,
        MAX_DUE_SECONDS,
      );
      if (left < MAX_FIVE_MINUTES) return;
      const paid = await database.meetingsToRelease(count);
      expectAll('releases', paid, database.released, MAX_FIVE_MINUTES);
      if (took.alarms.length > 0) return;
      const at = await database.failJob();
      took.alarms.push(secondsUntil(() => database.calmSince(at), MAX_FIVE_MINUTES));
    },
    async done() {
      const kinds = Object.entries(took).filter(([, all]) => all.length > 0);
      return Promise.all(kinds.map(async ([kind, all]) => ({ kind, all: await Promise.all(all) })));
    },
  };
}

/** Returns the longest of the times; null where one of them took too long. */
export const longestOf = (seconds: readonly Seconds[]): Seconds => {
  const inTime = seconds.filter((each) => each !== null);
  return inTime.length < seconds.length ? null : Math.max(...inTime);
};
