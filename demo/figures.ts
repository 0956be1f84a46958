import 'server-only';
import { lastMondays } from '@/lib/domain/meetings/agenda';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import type { MeetingRows, NewFigure } from '@/lib/server/seed/store';
import { randomOf } from './random';

/**
 * Returns the site figures that lead to these bookings since the first Monday shown: some searches per booking, some
 * visits per search, and a few on days without a booking.
 */
export function demoFigures(now: number, meetings: readonly MeetingRows[]): NewFigure[] {
  const rnd = randomOf('visits and searches');
  const booked = new Map<number, number>();
  for (const { meeting } of meetings) {
    const at = meeting.createdAt?.getTime();
    if (at === undefined || meeting.kind === 'ENGAGEMENT') continue;
    const day = manilaDayNumber(at);
    booked.set(day, (booked.get(day) ?? 0) + 1);
  }
  const [first = 0] = lastMondays(now);
  const days = manilaDayNumber(now) - first + 1;
  return Array.from({ length: days }, (_, n) => first + n).flatMap((number): NewFigure[] => {
    const day = manilaDayKey(number);
    const searches = rnd.between(4, 12) + (booked.get(number) ?? 0) * rnd.between(5, 9);
    const visits = searches + rnd.between(6, 20) + Math.round(searches * 0.6);
    return [
      { day, figure: 'visit', count: visits },
      { day, figure: 'search', count: searches },
    ];
  });
}
