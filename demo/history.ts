import 'server-only';
import { MINUTE_MS, manilaDayNumber } from '@/lib/domain/platform/time';
import type { MeetingRows, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import { type Booking, booked, timeOn } from './booking';
import { Diary } from './diary';
import type { DemoLawyer } from './lawyers';
import { type Random, randomOf } from './random';

/** Weeks before today, with the lowest and highest number of meetings in each: a growing practice. */
const WEEKS: readonly (readonly [weeks: number, least: number, most: number])[] = [
  [6, 3, 5],
  [6, 2, 4],
  [10, 0, 2],
];

interface History {
  readonly now: number;
  readonly lawyers: readonly DemoLawyer[];
  readonly clients: readonly NewUser[];
  /** Existing meetings, with which no new one may overlap. */
  readonly meetings: readonly MeetingRows[];
  readonly platformFee: number;
}

/** Returns half a year of meetings of the demo lawyer, to fill clients, payments and the dashboard. */
export function demoHistory(history: History): MeetingRows[] {
  const lawyer = history.lawyers.find(
    ({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name,
  );
  if (!lawyer) return [];
  const rnd = randomOf('history of the demo lawyer');
  return historyBookings(lawyer, history, rnd).map((booking) =>
    booked(booking, history.now, history.platformFee, rnd),
  );
}

function historyBookings(lawyer: DemoLawyer, history: History, rnd: Random): Booking[] {
  const diary = diaryOf(history.meetings);
  const met = new Set<string>();
  const bookings = daysOf(history.now, rnd).flatMap((day): Booking[] => {
    const client = rnd.pick(history.clients);
    const time = timeOn(lawyer, day, rnd);
    if (!time || !diary.take([lawyer.rows.lawyer.id, client.id], time.start, time.duration)) {
      return [];
    }
    // The first half hour of some was the free consultation.
    const free = !met.has(client.id) && time.duration === 30 && rnd.chance(0.4);
    met.add(client.id);
    return [{ lawyer, client, ...time, free, status: 'COMPLETED' }];
  });
  const late = bookings.filter(({ free }) => !free).at(-5);
  return bookings.map((booking) =>
    booking === late ? { ...booking, status: 'EXPIRED', paidTooLate: true } : booking,
  );
}

/** Returns Manila days with a meeting, the earliest first; a day may have several. */
function daysOf(now: number, rnd: Random): number[] {
  const today = manilaDayNumber(now);
  let weeksAgo = 0;
  const days = WEEKS.flatMap(([weeks, least, most]) =>
    Array.from({ length: weeks }, () => {
      const last = today - 1 - 7 * weeksAgo;
      weeksAgo += 1;
      return Array.from({ length: rnd.between(least, most) }, () => last - rnd.between(0, 6));
    }).flat(),
  );
  return days.toSorted((a, b) => a - b);
}

function diaryOf(meetings: readonly MeetingRows[]): Diary {
  const diary = new Diary();
  for (const { meeting } of meetings) {
    const [start, end] = [meeting.startsAt.getTime(), meeting.endsAt.getTime()];
    const duration = end - start > 30 * MINUTE_MS ? 60 : 30;
    diary.take([meeting.lawyerId, meeting.clientId], start, duration);
  }
  return diary;
}
