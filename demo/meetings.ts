import 'server-only';
import { MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import type { MeetingRows, NewReview, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import { type Booking, booked, openFromTomorrow, timeOn } from './booking';
import { reviewsOf } from './comments';
import { Diary } from './diary';
import type { DemoLawyer } from './lawyers';
import { type Random, randomOf, uuidOf } from './random';
import { storyBookings } from './story';

interface DemoMeetings {
  readonly meetings: MeetingRows[];
  readonly reviews: NewReview[];
}

interface World {
  readonly now: number;
  readonly platformFee: number;
  readonly clients: readonly NewUser[];
  readonly diary: Diary;
}

/** Returns past meetings with reviews and future ones, for every lawyer and the ten clients. */
export function demoMeetings(
  now: number,
  lawyers: readonly DemoLawyer[],
  [demoClient, ...clients]: readonly NewUser[],
  platformFee: number,
): DemoMeetings {
  const world: World = { now, platformFee, clients, diary: new Diary() };
  const story = demoClient ? storyBookings(now, lawyers, demoClient, clients) : [];
  const scripted = story.flatMap((booking, index) => {
    const { lawyer, client, start, duration } = booking;
    const free = world.diary.take([lawyer.rows.lawyer.id, client.id], start, duration);
    return free ? [booked(booking, now, platformFee, randomOf(`story ${index}`))] : [];
  });
  const made = lawyers.map((lawyer) => {
    const rnd = randomOf(`meetings of ${lawyer.rows.lawyer.id}`);
    const past = pastMeetings(lawyer, world, rnd);
    const coming = comingMeetings(lawyer, world, rnd);
    return { past, coming, reviews: reviewRows(lawyer, past, world, rnd) };
  });
  return {
    meetings: [...scripted, ...made.flatMap(({ past, coming }) => [...past, ...coming])],
    reviews: made.flatMap(({ reviews }) => reviews),
  };
}

function pastMeetings(lawyer: DemoLawyer, world: World, rnd: Random): MeetingRows[] {
  const today = manilaDayNumber(world.now);
  const firstDay = manilaDayNumber(lawyer.verifiedAt) + 10;
  const span = today - firstDay;
  if (span < 5 || rnd.chance(0.1)) return [];
  const count = rnd.between(2, Math.min(31, 6 + Math.floor(span / 10)));
  const withFree = new Set<string>();
  const bookings: Booking[] = [];
  for (let n = 0; n < count; n += 1) {
    const day = firstDay + rnd.between(0, span - 1);
    const time = timeOn(lawyer, day, rnd);
    const client = rnd.pick(world.clients);
    if (!time) continue;
    const { start, duration } = time;
    if (!world.diary.take([lawyer.rows.lawyer.id, client.id], start, duration)) continue;
    const free =
      duration === 30 &&
      lawyer.rows.lawyer.freeConsultation === true &&
      !withFree.has(client.id) &&
      rnd.chance(0.3);
    if (free) withFree.add(client.id);
    bookings.push({ lawyer, client, start, duration, free, status: 'COMPLETED' });
  }
  return bookings
    .toSorted((a, b) => a.start - b.start)
    .map((booking) => booked(booking, world.now, world.platformFee, rnd));
}

/**
 * Returns up to four confirmed meetings from tomorrow on, with different clients; the demo lawyer's are in
 * `story.ts`.
 */
function comingMeetings(lawyer: DemoLawyer, world: World, rnd: Random): MeetingRows[] {
  if (lawyer.rows.lawyer.displayName === demoAccount('lawyer').name) return [];
  const slots = openFromTomorrow(lawyer, world.now);
  const wanted = Math.min(rnd.pick([0, 0, 1, 1, 2, 2, 3, 4]), Math.floor(slots.length / 4));
  const clients = rnd.sample(world.clients, wanted);
  return rnd.sample(slots, wanted).flatMap((slot, index) => {
    const client = clients[index];
    const duration = rnd.pick(slot.durations);
    const id = lawyer.rows.lawyer.id;
    if (!client || !world.diary.take([id, client.id], slot.start, duration)) return [];
    const booking = { lawyer, client, start: slot.start, duration };
    return [booked(booking, world.now, world.platformFee, rnd)];
  });
}

/** Returns reviews of four in five past meetings; a client is named at most once with a lawyer. */
function reviewRows(
  lawyer: DemoLawyer,
  past: readonly MeetingRows[],
  world: World,
  rnd: Random,
): NewReview[] {
  const reviewed = past.filter(() => rnd.chance(0.8));
  const reviews = reviewsOf(lawyer.practices, reviewed.length, rnd);
  const named = new Set<string>();
  const latest = manilaDayStart(manilaDayNumber(world.now));
  return reviews.flatMap((review, index) => {
    const meeting = reviewed[index]?.meeting;
    if (!meeting) return [];
    const showName = !named.has(meeting.clientId) && rnd.chance(0.4);
    if (showName) named.add(meeting.clientId);
    const writtenAt = meeting.endsAt.getTime() + rnd.between(60, 4 * 24 * 60) * MINUTE_MS;
    return [
      {
        ...review,
        id: uuidOf(`review of ${meeting.id}`),
        meetingId: meeting.id,
        lawyerId: meeting.lawyerId,
        clientId: meeting.clientId,
        showName,
        createdAt: new Date(Math.min(writtenAt, latest)),
      },
    ];
  });
}
