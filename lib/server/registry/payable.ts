import 'server-only';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { RefundReason } from '@/lib/domain/payments/refund';
import type { Hold } from '@/lib/domain/payments/whereabouts';
import type { Executor, Subquery, Transaction } from '@/lib/server/platform/db/pool';
import type { Given } from '@/lib/server/platform/db/prepared';

/** A kind of thing that is paid for. Payments settle it by type and id without knowing what it is. */
export interface Payable {
  /** `payable_type` of its payments. */
  readonly type: PayableType;
  /** The agreed amount arrived. What takes time, as mails do, is done before what this answers is called. */
  prepareConfirmation(id: string, now: number): Promise<Confirm>;
  /** No payment will come: it ran out, or its client gave it up. */
  expire(tx: Transaction, id: string, how: 'EXPIRED' | 'CANCELLED', now: number): Promise<void>;
  /** Notifies the client that money which bought nothing goes back. */
  notifyRefund(tx: Transaction, id: string, refund: RefundNotification): Promise<void>;
  /** What its client sees of a refund changed: it needs an account, has one, or everything is back. */
  refundChanged(tx: Transaction, id: string): Promise<void>;
  /** @throws Error when there is none */
  describe(exec: Executor, id: string): Promise<PayableDescription>;
  /** A query of the ids of those whose payments are this lawyer's, who may be given when it is executed. */
  ofLawyer(exec: Executor, lawyerId: string | Given): Subquery;
  /** A query of the ids of those that this client pays for. */
  ofClient(exec: Executor, clientId: string): Subquery;
  /** A query of the ids of those that are, or are part of, the meeting or agreement with this id. */
  partsOf(exec: Executor, id: string): Subquery;
  /** Minutes for which this client would be waited for now, where a setting lets everybody wait for `usual`. */
  holdMinutes?(exec: Executor, clientId: string, usual: number, now: number): Promise<number>;
  /** What the lawyer's lists of payments show of them, in a number of statements that does not grow with the ids. */
  titles(exec: Executor, ids: readonly string[]): Promise<readonly PayableTitle[]>;
  /** Why the money of these is held and until when, by the rule of the job that releases it; statements as for `titles`. */
  holds(exec: Executor, ids: readonly string[]): Promise<readonly PayableHold[]>;
}

export interface PayableHold extends Hold {
  readonly id: string;
}

/** Confirms what was paid for, under the lawyer's lock, which the caller holds. */
export type Confirm = (tx: Transaction) => Promise<Outcome>;

/** `known`: it was paid for before. `gone`: it can no longer be had. Either way the money goes back. */
export type Outcome = 'confirmed' | 'known' | 'gone';

export interface RefundNotification {
  /** Whoever gives up what was paid says so there. */
  readonly reason: Exclude<RefundReason, 'CANCELLED' | 'DISPUTE'>;
  /** Centavos. */
  readonly amount: number;
  readonly now: number;
}

/** What is paid for, as checkout and the gateway's page show it. */
export interface PayableDescription {
  readonly clientId: string;
  readonly clientEmail: string;
  /** Settlement takes this lawyer's lock before it moves a payment. */
  readonly lawyer: { id: string; displayName: string; picture: string | null };
  /** What the gateway's page calls it. */
  readonly title: string;
  /**
   * waiting: it is held for a payment · confirmed: it was paid for · expired: no payment came, and it may be paid for again
   * · cancelled: nobody asks for a payment any more
   */
  readonly state: 'waiting' | 'confirmed' | 'expired' | 'cancelled';
  /** Until when it waits for its payment. */
  readonly holdExpiresAt: Date | null;
  readonly about: PayableAbout;
}

export type PayableAbout = PayableMeeting | PayableAgreement;

interface PayableMeeting {
  readonly kind: 'meeting';
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly type: MeetingType;
  readonly phone: string | null;
  readonly subject: string;
  /** Epoch ms: the last instant at which giving it up returns the whole price. */
  readonly refundDeadline: number;
}

/** A part of an engagement agreement. */
interface PayableAgreement {
  readonly kind: 'agreement';
  readonly workItemId: string;
  /** Of the agreement. */
  readonly title: string;
  /** Name of the milestone, or `Additional services`; null where the agreement is paid at once. */
  readonly part: string | null;
}

/** What was paid for, as lists show it. */
export interface PayableTitle {
  readonly id: string;
  /** Subject of the meeting, or title and part of the agreement. */
  readonly title: string;
  readonly client: { readonly id: string; readonly name: string };
  /** Where the lawyer finds it, and where its client does. */
  readonly path: string;
  readonly clientPath: string;
  /** Of a meeting. */
  readonly time: { readonly start: Date; readonly end: Date } | null;
}
