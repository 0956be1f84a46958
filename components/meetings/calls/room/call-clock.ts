import type { VideoCall } from '@/lib/contract/meetings/calls';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

const SECOND_MS = 1_000;
/** Minutes before the end at which the call announces that it ends. */
export const ENDING_MINUTES = 5;

/** Epoch milliseconds. */
export interface CallTimes {
  readonly start: number;
  readonly end: number;
  /** End of the time in which participants can stay. */
  readonly closes: number;
}

export interface CallTime {
  readonly state: 'before' | 'during' | 'ending' | 'over';
  readonly text: string;
  readonly rest: string;
  readonly spoken: string;
}

export function callTimes(video: Pick<VideoCall, 'start_time' | 'end_time' | 'closes_at'>) {
  const { start_time, end_time, closes_at } = video;
  return {
    start: Date.parse(start_time),
    end: Date.parse(end_time),
    closes: Date.parse(closes_at),
  } satisfies CallTimes;
}

/** Returns the progress of a meeting's time. */
export function callTime({ start, end, closes }: CallTimes, now: number): CallTime {
  if (now < start) {
    const left = ceilSecond(start - now);
    return {
      state: 'before',
      text: `Starts in ${clock(left)}`,
      rest: '',
      spoken: `Starts in ${words(left)}`,
    };
  }
  if (now >= end) {
    const rest = `; you can stay until ${formatTime(closes)} PHT`;
    return { state: 'over', text: 'Time is over', rest, spoken: `Time is over${rest}` };
  }
  const minutes = Math.round((end - start) / MINUTE_MS);
  return {
    state: end - now <= ENDING_MINUTES * MINUTE_MS ? 'ending' : 'during',
    text: clock(now - start),
    rest: ` of ${minutes} min`,
    spoken: `${words(now - start)} of ${minutes} minutes`,
  };
}

/** Formats `3:07`, `1:02:05`. */
export function clock(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const tail = `${pad(seconds)}`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${tail}` : `${minutes}:${tail}`;
}

function words(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const all = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds, 'second'],
  ] as const;
  const named = all.filter(([count], at) => count > 0 || (at === 2 && ms < SECOND_MS));
  return named.map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`).join(' ');
}

function parts(ms: number) {
  return {
    hours: Math.floor(ms / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((ms % MINUTE_MS) / SECOND_MS),
  };
}

function ceilSecond(ms: number): number {
  return Math.ceil(ms / SECOND_MS) * SECOND_MS;
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}
