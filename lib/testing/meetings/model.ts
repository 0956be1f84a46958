/**
 * A model of docs/contract/meetings.md on the life of a meeting and its money, in plain objects. It shares no code
 * with the product: the start of a refund period is read from the list of all agreed times, money is counted in
 * centavos by account, and times are compared one by one.
 */
export type Side = 'client' | 'lawyer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HOLD = 30 * MINUTE;
/** Hold for a client who has never paid, or who let two holds of a day lapse. */
const UNPAID_HOLD = 15 * MINUTE;
const SHORT_HOLD = 5 * MINUTE;
const WINDOW_DAYS = 14;

export interface ModelLawyer {
  readonly notice: number;
  readonly buffer: number;
  readonly dailyMaximum: number | null;
}

interface Agreed {
  readonly by: Side;
  readonly at: number;
  readonly start: number;
  /** The client moved it when nothing went back any more. */
  readonly late: boolean;
}

export interface ModelMeeting {
  readonly lawyer: number;
  readonly client: number;
  readonly minutes: number;
  readonly free: boolean;
  readonly bookedAt: number;
  /** Until when it is held, or was. */
  holdEnd: number;
  readonly price: number;
  readonly fee: number;
  status: 'PAYMENT_PENDING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  cancelledBy: 'CLIENT' | 'LAWYER' | null;
  /** When it was paid. */
  paidAt: number | null;
  /** The booking, then every change of time. */
  readonly agreed: Agreed[];
  changes: number;
  /** At the gateway; null where there is nothing to pay. */
  checkout: 'active' | 'paid' | 'expired' | null;
  money: 'none' | 'received' | 'owed' | 'returned';
  paymentEnded: boolean;
}

export type Answer = 'ok' | string;

export class MeetingsModel {
  readonly meetings: ModelMeeting[] = [];
  mails = 0;

  constructor(private readonly lawyers: readonly ModelLawyer[]) {}

  /** Whether a client can book that time now; `except` is a meeting that is moved away from its own. */
  open(
    lawyer: number,
    start: number,
    minutes: number,
    now: number,
    except?: ModelMeeting,
  ): boolean {
    const { notice } = this.lawyers[lawyer] as ModelLawyer;
    return this.openAfter(notice, lawyer, start, minutes, now, except);
  }

  private openAfter(
    notice: number,
    lawyer: number,
    start: number,
    minutes: number,
    now: number,
    except?: ModelMeeting,
  ): boolean {
    if (start % (30 * MINUTE) !== 0 || start <= now + notice * MINUTE) return false;
    if (dayOf(start) >= dayOf(now) + WINDOW_DAYS) return false;
    if (dayOf(start + minutes * MINUTE - 1) !== dayOf(start)) return false;
    return this.untaken(lawyer, start, minutes, now, except);
  }

  private untaken(
    lawyer: number,
    start: number,
    minutes: number,
    now: number,
    except?: ModelMeeting,
  ): boolean {
    const { buffer, dailyMaximum } = this.lawyers[lawyer] as ModelLawyer;
    const others = this.meetings.filter(
      (m) =>
        m !== except && m.lawyer === lawyer && (this.takes(m, now) || m.status === 'COMPLETED'),
    );
    const sameDay = others.filter((m) => dayOf(startOf(m)) === dayOf(start));
    if (dailyMaximum !== null && sameDay.length >= dailyMaximum) return false;
    const gap = buffer * MINUTE;
    return others.every(
      (m) => start + minutes * MINUTE + gap <= startOf(m) || endOf(m) + gap <= start,
    );
  }

  private takes(m: ModelMeeting, now: number): boolean {
    return m.status === 'CONFIRMED' || (m.status === 'PAYMENT_PENDING' && m.holdEnd > now);
  }

  book(
    client: number,
    lawyer: number,
    { start, minutes, free }: { start: number; minutes: number; free: boolean },
    money: { price: number; fee: number },
    now: number,
  ): Answer {
    this.endOverdue(lawyer, start, minutes, now);
    if (!this.open(lawyer, start, minutes, now)) return 'schedule_conflict';
    const own = this.meetings.filter((m) => m.client === client);
    const here = own.filter((m) => m.lawyer === lawyer);
    if (here.filter((m) => this.takes(m, now) && endOf(m) > now).length >= 2)
      return 'meeting_limit';
    const used = own.filter(
      (m) => m.free && (m.status === 'CONFIRMED' || m.status === 'COMPLETED'),
    );
    const month = used.filter((m) => m.bookedAt > now - 30 * DAY);
    if (free && (used.some((m) => m.lawyer === lawyer) || month.length >= 2)) return 'free_limit';
    const held = own.filter((m) => m.status === 'PAYMENT_PENDING' && m.holdEnd > now);
    if (held.length >= 3) return 'rate_limited';
    const lapses = this.lapses(own, now);
    if (!free && now < waitEnd(lapses)) return 'rate_limited';
    if (own.filter((m) => m.bookedAt > now - HOUR).length >= 10) return 'rate_limited';
    this.meetings.push({
      lawyer,
      client,
      minutes,
      free,
      bookedAt: now,
      ...money,
      holdEnd: Math.min(now + this.holdOf(own, lapses), start),
      status: free ? 'CONFIRMED' : 'PAYMENT_PENDING',
      cancelledBy: null,
      paidAt: null,
      agreed: [{ by: 'client', at: now, start, late: false }],
      changes: 0,
      checkout: free ? null : 'active',
      money: 'none',
      paymentEnded: false,
    });
    if (free) this.mails += 2;
    return 'ok';
  }

  /** When holds of a client ended unpaid, within a day and since a payment, the earliest first. */
  private lapses(own: readonly ModelMeeting[], now: number): number[] {
    const since = Math.max(now - DAY, ...own.filter(staysPaid).map((m) => m.paidAt ?? 0));
    return own
      .filter((m) => !m.free && m.paidAt === null && m.holdEnd > since && m.holdEnd <= now)
      .map((m) => m.holdEnd)
      .toSorted((a, b) => a - b);
  }

  private holdOf(own: readonly ModelMeeting[], lapses: readonly number[]): number {
    if (lapses.length >= 2) return SHORT_HOLD;
    return own.some(staysPaid) ? HOLD : UNPAID_HOLD;
  }

  /** The client pays on the gateway's page; nobody here knows of it yet. */
  pay(m: ModelMeeting): void {
    if (m.checkout === 'active') m.checkout = 'paid';
  }

  /** Applies the gateway's state of a payment. */
  settle(m: ModelMeeting, now: number, unpaid: 'EXPIRED' | 'CANCELLED' = 'EXPIRED'): Answer {
    if (m.checkout === 'paid' && m.money === 'none' && this.inTheWayOf(m, now))
      return 'schedule_conflict';
    if (m.money === 'owed') m.money = 'returned';
    else if (m.checkout === 'expired') {
      m.paymentEnded = true;
      // There is nothing to book again of what has begun.
      const ranOut = m.status === 'PAYMENT_PENDING' && m.holdEnd <= now && now < startOf(m);
      this.end(m, unpaid, now);
      if (ranOut && unpaid === 'EXPIRED') this.mails += 1;
    } else if (m.checkout === 'paid' && m.money === 'none') this.receive(m, now);
    return 'ok';
  }

  /** A hold that ran out and that nobody has ended yet: money that comes too late waits for that. */
  private inTheWayOf(m: ModelMeeting, now: number): boolean {
    if (m.status !== 'EXPIRED' || now >= startOf(m)) return false;
    if (!this.untaken(m.lawyer, startOf(m), m.minutes, now, m)) return false;
    return this.meetings.some(
      (o) =>
        o.lawyer === m.lawyer &&
        o.status === 'PAYMENT_PENDING' &&
        startOf(o) < endOf(m) &&
        startOf(m) < endOf(o),
    );
  }

  private receive(m: ModelMeeting, now: number): void {
    const waits = m.status === 'PAYMENT_PENDING' || m.status === 'EXPIRED';
    const theirs =
      now < startOf(m) &&
      waits &&
      (this.takes(m, now) || this.untaken(m.lawyer, startOf(m), m.minutes, now, m));
    m.money = theirs ? 'received' : 'returned';
    if (theirs) {
      m.status = 'CONFIRMED';
      m.paidAt = now;
    } else this.end(m, 'EXPIRED', now);
    this.mails += theirs ? 2 : 1;
  }

  private end(m: ModelMeeting, how: 'EXPIRED' | 'CANCELLED', now: number): void {
    const from = how === 'EXPIRED' ? ['PAYMENT_PENDING'] : ['PAYMENT_PENDING', 'EXPIRED'];
    if (!from.includes(m.status)) return;
    m.status = how;
    m.holdEnd = Math.min(m.holdEnd, now);
    if (how === 'CANCELLED') m.cancelledBy = 'CLIENT';
  }

  /** The hold ran out. */
  expire(m: ModelMeeting, now: number): void {
    if (m.status !== 'PAYMENT_PENDING' || m.holdEnd > now) return;
    if (m.checkout === 'active') m.checkout = 'expired';
    this.settle(m, now);
  }

  private endOverdue(lawyer: number, start: number, minutes: number, now: number): void {
    for (const m of this.meetings.toSorted((a, b) => startOf(a) - startOf(b))) {
      const overlap = startOf(m) < start + minutes * MINUTE && endOf(m) > start;
      if (m.lawyer === lawyer && overlap) this.expire(m, now);
    }
  }

  complete(now: number): void {
    for (const m of this.meetings)
      if (m.status === 'CONFIRMED' && endOf(m) + 30 * MINUTE <= now) m.status = 'COMPLETED';
  }

  /** Centavos that go back when this side cancels now; null when there is nothing to cancel, or only a hold. */
  refundIfCancelled(m: ModelMeeting, side: Side, now: number): number | null {
    const until = side === 'client' ? startOf(m) : endOf(m);
    if (m.status !== 'CONFIRMED' || now >= until) return null;
    const paid = m.money === 'received' ? m.price + m.fee : 0;
    return side === 'lawyer' || now <= refundableUntil(m) ? paid : 0;
  }

  canCancel(m: ModelMeeting, side: Side, now: number): boolean {
    if (m.status === 'PAYMENT_PENDING') return side === 'client';
    return this.refundIfCancelled(m, side, now) !== null;
  }

  canMove(m: ModelMeeting, side: Side, now: number): boolean {
    if (m.status !== 'CONFIRMED' || now >= startOf(m)) return false;
    return side === 'lawyer' || now <= refundableUntil(m) || !m.agreed.some(({ late }) => late);
  }

  cancel(m: ModelMeeting, side: Side, expected: number | null | undefined, now: number): Answer {
    if (m.status === 'PAYMENT_PENDING' && side === 'client' && typeof expected !== 'number') {
      if (m.checkout === 'active') m.checkout = 'expired';
      const { checkout } = m;
      this.settle(m, now, 'CANCELLED');
      return checkout === 'paid' ? 'bad_transition' : 'ok';
    }
    const by = side === 'client' ? 'CLIENT' : 'LAWYER';
    if (m.status === 'CANCELLED' && m.cancelledBy === by) return 'ok';
    const owed = this.refundIfCancelled(m, side, now);
    if (owed === null || expected === null) return 'bad_transition';
    if (expected !== undefined && expected !== owed) return 'price_changed';
    m.status = 'CANCELLED';
    m.cancelledBy = by;
    m.changes += 1;
    if (owed > 0) m.money = 'owed';
    this.mails += 2;
    return 'ok';
  }

  move(m: ModelMeeting, side: Side, start: number, now: number): Answer {
    if (m.status === 'CONFIRMED' && startOf(m) === start) return 'ok';
    if (m.status !== 'CONFIRMED') return 'bad_transition';
    if (now >= startOf(m)) return 'too_late';
    if (!this.canMove(m, side, now)) return 'bad_transition';
    const notice = side === 'lawyer' ? 0 : (this.lawyers[m.lawyer] as ModelLawyer).notice;
    this.endOverdue(m.lawyer, start, m.minutes, now);
    if (!this.openAfter(notice, m.lawyer, start, m.minutes, now, m)) return 'schedule_conflict';
    m.agreed.push({
      by: side,
      at: now,
      start,
      late: side === 'client' && now > refundableUntil(m),
    });
    m.changes += 1;
    this.mails += 2;
    return 'ok';
  }

  balances(): Record<string, number> {
    const there = this.meetings.filter((m) => m.money === 'received' || m.money === 'owed');
    const price = there.reduce((sum, m) => sum + m.price, 0);
    const fee = there.reduce((sum, m) => sum + m.fee, 0);
    return { gateway: price + fee, client_funds: -price || 0, platform_fees: -fee || 0 };
  }
}

/** Paid, and not given back by its client. */
function staysPaid({ paidAt, cancelledBy }: ModelMeeting): boolean {
  return paidAt !== null && cancelledBy !== 'CLIENT';
}

/** Until when nothing else is held: 5, 10, 20 … minutes after the third, fourth, fifth … lapse. */
function waitEnd(lapses: readonly number[]): number {
  if (lapses.length < 3) return 0;
  const wait = 5 * MINUTE * 2 ** (lapses.length - 3);
  return (lapses.at(-1) ?? 0) + Math.min(wait, DAY);
}

export function startOf(m: ModelMeeting): number {
  return (m.agreed.at(-1) as Agreed).start;
}

export function endOf(m: ModelMeeting): number {
  return startOf(m) + m.minutes * MINUTE;
}

/** Until when the client gets the price back for cancelling. */
export function refundableUntil({ agreed }: ModelMeeting): number {
  const last = agreed.findLastIndex(({ by }) => by === 'lawyer');
  const since = agreed.slice(Math.max(last, 0));
  const aDayBefore = Math.min(...since.map(({ start }) => start)) - DAY;
  const set = agreed[last];
  return set ? Math.max(aDayBefore, Math.min(set.at + DAY, set.start)) : aDayBefore;
}

/** Number of the day in Manila. */
function dayOf(at: number): number {
  return Math.floor((at + 8 * HOUR) / DAY);
}
