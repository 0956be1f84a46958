import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import { MEETINGS_PER_LAWYER } from '@/lib/domain/meetings/meeting';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaMonday,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { preparePaidConfirmation } from '@/lib/server/meetings/booking/confirmation-service';
import { book } from '@/lib/server/meetings/booking/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { asAppError } from '@/lib/server/platform/pipeline/error-response';
import { users } from '@/lib/server/schema/accounts';
import { availabilityHours } from '@/lib/server/schema/lawyers';
import { newLawyer } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';

/** Who attacks one lawyer, for how long, and who books beside them. */
export interface Attack {
  readonly accounts: number;
  readonly addresses: number;
  readonly days: number;
  /** Honest clients a day: every second one shares an address with attackers. */
  readonly honestPerDay: number;
}

export interface Outcome {
  readonly accounts: number;
  readonly addresses: number;
  /** Unpaid holds of the attackers at the lawyer, at their most. */
  readonly mostClosed: number;
  /** Share of the fortnight's times that they closed, on average over the worst day; percent. */
  readonly averageShare: number;
  /** For how many minutes on end one and the same time was closed. */
  readonly longestMinutes: number;
  readonly honestAttempts: number;
  /** Honest clients who held a time at the first try, and within half an hour of trying again when told to. */
  readonly atOnce: number;
  readonly gotThrough: number;
}

interface Person {
  readonly id: string;
  readonly address: string;
}

/** A time that an attacker held, from when and until when; epoch ms. */
interface Closed {
  readonly by: string;
  readonly start: number;
  readonly from: number;
  readonly until: number;
}

type Tried =
  | { readonly meetingId: string; readonly until: number }
  | { readonly key: string; readonly retryAt: number };

/** A day's half hours from 9 AM to 5 PM. */
const FIRST_MINUTE = 9 * 60;
const LAST_MINUTE = 17 * 60;
const HALF_HOUR = 30;
const WINDOW_DAYS = 14;
/** The first honest client comes while the attack is at its height. */
const FIRST_HONEST_MS = 5 * MINUTE_MS;
/** So long an honest client tries again when told to. */
const PATIENCE_MS = HALF_HOUR * MINUTE_MS;

/**
 * Plays an attack on a lawyer who works on weekdays from nine to five through the booking service, with a clock of its own. Each
 * attacker holds the earliest times that are open, an hour ahead, as many as the service lets them, and never pays; whoever is refused comes
 * back at the instant that the answer names. No worker runs: what is overdue is ended by whoever books it next.
 */
export async function playAttack(attack: Attack): Promise<Outcome> {
  const { lawyerId } = await newLawyer();
  await database()
    .delete(availabilityHours)
    .where(
      and(eq(availabilityHours.lawyerId, lawyerId), notInArray(availabilityHours.day, WEEKDAYS)),
    );
  await database()
    .update(availabilityHours)
    .set({ startMinute: FIRST_MINUTE, endMinute: LAST_MINUTE })
    .where(eq(availabilityHours.lawyerId, lawyerId));
  // From 8 AM of next Monday.
  const monday = manilaMonday(manilaDayNumber(Date.now())) + 7;
  const game = new Game(lawyerId, manilaDayStart(monday) + 8 * 60 * MINUTE_MS);
  const attackers = await newPeople(attack.accounts, (n) => `198.51.100.${n % attack.addresses}`);
  for (const person of attackers) game.at(game.began, () => game.attack(person));
  const honest = await newPeople(attack.days * attack.honestPerDay, (n) =>
    n % 2 === 0 ? `198.51.100.${n % attack.addresses}` : `203.0.113.${n}`,
  );
  honest.forEach((person, n) => {
    const at = game.began + FIRST_HONEST_MS + (n * DAY_MS) / attack.honestPerDay;
    game.at(at, () => game.bookHonestly(person, n, at));
  });
  await game.run(game.began + attack.days * DAY_MS);
  await takeQueued('expire_hold');
  return { accounts: attack.accounts, addresses: attack.addresses, ...game.outcome(attack.days) };
}

const WEEKDAYS = [1, 2, 3, 4, 5];

async function newPeople(count: number, addressOf: (n: number) => string): Promise<Person[]> {
  if (count === 0) return [];
  const rows = await database()
    .insert(users)
    .values(
      Array.from({ length: count }, () => ({
        type: 'CUSTOMER' as const,
        firstName: 'Ana',
        lastName: 'Reyes',
        email: `holds-${randomUUID()}@example.com`,
        emailVerifiedAt: new Date(),
      })),
    )
    .returning({ id: users.id });
  return rows.map(({ id }, n) => ({ id, address: addressOf(n) }));
}

class Game {
  private now: number;
  private readonly due: { at: number; act: () => Promise<void> }[] = [];
  private readonly closed: Closed[] = [];
  /** Times that honest clients paid for. */
  private readonly booked = new Set<number>();
  private readonly honest = { honestAttempts: 0, atOnce: 0, gotThrough: 0 };

  constructor(
    private readonly lawyerId: string,
    readonly began: number,
  ) {
    this.now = began;
  }

  at(at: number, act: () => Promise<void>): void {
    this.due.push({ at, act });
  }

  async run(until: number): Promise<void> {
    for (;;) {
      this.due.sort((a, b) => b.at - a.at);
      const next = this.due.pop();
      if (!next || next.at >= until) return;
      this.now = next.at;
      await next.act();
    }
  }

  /** Holds what can be held, and comes back when more can be. */
  async attack(person: Person): Promise<void> {
    for (;;) {
      const own = this.closed.filter(({ by, until }) => by === person.id && until > this.now);
      const ends = own.map(({ until }) => until);
      const start = this.open().find((one) => one >= this.now + HOUR_MS);
      if (own.length === MEETINGS_PER_LAWYER || start === undefined)
        return this.at(Math.min(...ends, this.now + HOUR_MS), () => this.attack(person));
      const tried = await this.hold(person, start);
      if ('key' in tried)
        return this.at(Math.min(...ends, tried.retryAt), () => this.attack(person));
      this.closed.push({ by: person.id, start, from: this.now, until: tried.until });
    }
  }

  /** Books a time that is open and pays for it, and tries again for half an hour when told to. */
  async bookHonestly(person: Person, n: number, since: number): Promise<void> {
    const isFirst = this.now === since;
    if (isFirst) this.honest.honestAttempts += 1;
    const open = this.open();
    const start = open[(n * 37) % open.length] ?? 0;
    const tried = await this.hold(person, start);
    if ('key' in tried) {
      if (tried.retryAt - since <= PATIENCE_MS)
        this.at(tried.retryAt, () => this.bookHonestly(person, n, since));
      return;
    }
    await transaction(await preparePaidConfirmation(tried.meetingId, this.now + MINUTE_MS));
    this.booked.add(start);
    this.honest.gotThrough += 1;
    if (isFirst) this.honest.atOnce += 1;
  }

  outcome(days: number) {
    const averages = Array.from({ length: days }, (_, n) => this.averageShare(n));
    const { honestAttempts, atOnce, gotThrough } = this.honest;
    return {
      mostClosed: this.mostClosed(),
      averageShare: Math.round(Math.max(...averages) * 10_000) / 100,
      longestMinutes: Math.round(this.longest() / MINUTE_MS),
      honestAttempts,
      atOnce,
      gotThrough,
    };
  }

  private mostClosed(): number {
    const liveAt = (at: number) =>
      this.closed.filter(({ from, until }) => from <= at && at < until).length;
    return Math.max(0, ...this.closed.map(({ from }) => liveAt(from)));
  }

  private averageShare(n: number): number {
    const from = this.began + n * DAY_MS;
    const closed = this.closed.reduce(
      (sum, one) =>
        sum + Math.max(0, Math.min(one.until, from + DAY_MS) - Math.max(one.from, from)),
      0,
    );
    return closed / DAY_MS / timesAfter(from).length;
  }

  /** For how long one time was closed, where less than a minute between two holds counts as none. */
  private longest(): number {
    let longest = 0;
    for (const start of new Set(this.closed.map((one) => one.start))) {
      const held = this.closed.filter((one) => one.start === start);
      let [from, until] = [0, 0];
      for (const one of held.toSorted((a, b) => a.from - b.from)) {
        if (one.from > until + MINUTE_MS) from = one.from;
        until = one.until;
        longest = Math.max(longest, until - from);
      }
    }
    return longest;
  }

  private open(): number[] {
    const held = new Set(
      this.closed.filter(({ until }) => until > this.now).map(({ start }) => start),
    );
    return timesAfter(this.now).filter((start) => !held.has(start) && !this.booked.has(start));
  }

  private async hold({ id, address }: Person, start: number): Promise<Tried> {
    try {
      const { meetingId, heldUntil } = await book(
        { id, address },
        { ...BOOKING, lawyer_id: this.lawyerId, start_time: isoInstant(start) },
        null,
        this.now,
      );
      return { meetingId, until: heldUntil?.getTime() ?? this.now };
    } catch (error) {
      const { key, retryAfter } = asAppError(error);
      if (key !== 'rate_limited') throw error;
      return { key, retryAt: this.now + (retryAfter ?? 60) * 1000 };
    }
  }
}

const BOOKING = {
  duration: HALF_HOUR,
  type: 'VIDEO',
  phone: undefined,
  subject: 'Attack',
  description: 'Attack',
  other_party: undefined,
  attendee_name: undefined,
  relation: undefined,
  consent: true,
  free: false,
  expected_total: 100_000,
  payment_method: 'gcash',
} as const;

/** All of the lawyer's times of the fortnight that begin later, open or not. */
function timesAfter(now: number): number[] {
  const days = Array.from({ length: WINDOW_DAYS }, (_, n) => manilaDayNumber(now) + n);
  const minutes = Array.from(
    { length: (LAST_MINUTE - FIRST_MINUTE) / HALF_HOUR },
    (_, n) => FIRST_MINUTE + n * HALF_HOUR,
  );
  return days
    .filter((day) => WEEKDAYS.includes(manilaWeekday(day)))
    .flatMap((day) => minutes.map((minute) => manilaDayStart(day) + minute * MINUTE_MS))
    .filter((start) => start > now);
}
