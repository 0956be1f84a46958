import { expect } from '@playwright/test';
import accounts from '@/demo/demo-accounts.json' with { type: 'json' };
import { getAvailability, type LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import type { ApiClient } from './api';
import { dayKey } from './clock';
import type { Person } from './people';

const HOUR = 3_600_000;
/** Far enough ahead for a refund, and for nothing to start while the tests run. */
const EARLIEST = 26 * HOUR;
/** So that there is another time to choose on the same day. */
const TIMES_OF_A_DAY = 4;

type Duration = 30 | 60;

interface TimeRequest {
  duration?: Duration;
  fits?: (lawyer: LawyerCard) => boolean;
  /** Minutes after midnight in Manila. */
  at?: number;
}

/** An open time of a lawyer. */
export interface OpenTime {
  lawyer: LawyerCard;
  start: number;
  /** As the API and the addresses write it. */
  startTime: string;
  duration: Duration;
  price: number;
  /** The page where it is booked. */
  path: string;
}

/** The lawyer's title and name, as every screen shows it. */
export function nameOf({ display_name }: Pick<LawyerCard, 'display_name'>): string {
  return `Atty. ${display_name.replace(/^atty\.? /i, '')}`;
}

const DEMO_LAWYERS = accounts.filter(({ role }) => role === 'lawyer').map(({ name }) => name);

/**
 * Any lawyer with an open time that fits, but for the demo lawyer, whom tests sign in as. Drawn by lot among all the
 * others and their days, so that tests side by side do not want the same one.
 */
export async function pickTime(api: ApiClient, request: TimeRequest = {}): Promise<OpenTime> {
  const { duration = 30, fits = () => true, at } = request;
  const { total, results } = await api.call(searchLawyers, { query: {} });
  const pages = Array.from({ length: Math.ceil(total / results.length) }, (_, page) => page);
  for (const page of shuffled(pages)) {
    const found = await api.call(searchLawyers, { query: { page } });
    const others = found.results.filter((lawyer) => !isDemoLawyer(lawyer) && fits(lawyer));
    for (const lawyer of shuffled(others)) {
      const starts = startsOf(lawyer, duration);
      const [start] = shuffled(at === undefined ? starts : starts.filter(isAt(at)));
      if (start) return openTime(lawyer, start, duration);
    }
  }
  throw new Error('no lawyer with an open time fits');
}

function isDemoLawyer(lawyer: LawyerCard): boolean {
  return DEMO_LAWYERS.some((name) => nameOf(lawyer) === `Atty. ${name}`);
}

/** Another open time of the same lawyer on the same day in Manila. */
export async function otherTime(api: ApiClient, taken: OpenTime): Promise<OpenTime> {
  const { lawyer, duration } = taken;
  const { calendar } = await api.call(getAvailability, { query: { _id: lawyer._id } });
  const apart = calendar[dayKey(taken.start)]?.find(
    (slot) =>
      slot.durations.includes(duration) &&
      Math.abs(Date.parse(slot.start_time) - taken.start) >= duration * 60_000,
  );
  if (!apart) throw new Error('no other time on that day');
  return openTime(lawyer, apart.start_time, duration);
}

/** The lawyer a demo account belongs to, as clients find them. */
export async function lawyerOf(account: Person): Promise<LawyerCard> {
  const { results } = await account.api.call(listMeetings, { query: { period: 'past' } });
  const id = results[0]?.lawyer._id;
  expect(id, 'the demo lawyer has had a meeting').toBeDefined();
  for (let page = 0; ; page += 1) {
    const found = await account.api.call(searchLawyers, { query: { page } });
    const lawyer = found.results.find(({ _id }) => _id === id);
    if (lawyer) return lawyer;
    if (!found.hasMore) throw new Error('the demo lawyer is not to be found');
  }
}

/** Any time of a demo lawyer in the second week, which the journeys of strangers leave alone. */
export async function laterTime(demoLawyer: Person): Promise<OpenTime> {
  const lawyer = await lawyerOf(demoLawyer);
  const starts = Object.keys(lawyer.calendar)
    .toSorted()
    .slice(7)
    .flatMap((day) => lawyer.calendar[day] ?? [])
    .map(({ start_time }) => start_time);
  const [start] = shuffled(starts);
  if (!start) throw new Error('the demo lawyer has no time in the second week');
  return openTime(lawyer, start, 30);
}

export function openTime(lawyer: LawyerCard, startTime: string, duration: Duration): OpenTime {
  const service = lawyer.services.find((one) => one.duration === duration);
  if (!service) throw new Error(`${lawyer._id} has no price for ${duration} minutes`);
  return {
    lawyer,
    startTime,
    duration,
    start: Date.parse(startTime),
    price: service.price,
    path: `/book/${lawyer._id}/${startTime}?duration=${duration}`,
  };
}

/** Whether a start is that many minutes after midnight in Manila. */
function isAt(minutes: number): (start: string) => boolean {
  return (start) => (Date.parse(start) / 60_000 + 8 * 60) % (24 * 60) === minutes;
}

function startsOf({ calendar }: LawyerCard, duration: Duration): string[] {
  const earliest = Date.now() + EARLIEST;
  return Object.values(calendar)
    .map((slots) => slots.filter(({ durations }) => durations.includes(duration)))
    .filter((slots) => slots.length >= TIMES_OF_A_DAY)
    .flatMap((slots) => slots.map(({ start_time }) => start_time))
    .filter((start) => Date.parse(start) > earliest);
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
