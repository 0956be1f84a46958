import type { BusyTimes, ReadOptions } from './port';

/** @throws an Error with the `problem`, content or events */
export declare function readCalendar(
  asked: Pick<ReadOptions, 'window' | 'ourSuffix'> & { text: string },
): BusyTimes;
