import 'server-only';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import type { PayableType } from '@/lib/domain/payments/payment';
import type { RefundReason } from '@/lib/domain/payments/refund';
import type { Hold } from '@/lib/domain/payments/whereabouts';
import type { Executor, Subquery, Transaction } from '@/lib/server/platform/db/pool';
import type { Given } from '@/lib/server/platform/db/prepared';

export interface Payable {
  readonly type: PayableType;
  /**
   * Prepares the confirmation once the agreed amount arrived. Slow work, such as mails, is done before the returned
   * function is called.
   */
  prepareConfirmation(id: string, now: number): Promise<Confirm>;
  /** Ends it without a payment: expired, or cancelled by its client or with its lawyer's account. */
  expire(tx: Transaction, id: string, how: 'EXPIRED' | 'CANCELLED', now: number): Promise<void>;
  /** Notifies the client that money which bought nothing goes back. */
  notifyRefund(tx: Transaction, id: string, refund: RefundNotification): Promise<void>;
  /** Called when the client's view of a refund changed: it needs an account, has one, or is complete. */
  refundChanged(tx: Transaction, id: string): Promise<void>;
  /** @throws Error when there is none */
  describe(exec: Executor, id: string): Promise<PayableDescription>;
  /** Builds a query of the ids of payables whose payments go to this lawyer, who may be given on execution. */
  ofLawyer(exec: Executor, lawyerId: string | Given): Subquery;
  /** Returns whose they are, in one statement. */
  lawyersOf(
    exec: Executor,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly lawyerId: string }[]>;
  /** Builds a query of the ids of payables that this client pays for. */
  ofClient(exec: Executor, clientId: string): Subquery;
  /** Builds a query of the ids of payables that are, or are part of, the meeting or agreement with this id. */
  partsOf(exec: Executor, id: string): Subquery;
  /** Returns the minutes for which this client's time would be held now, where the setting allows `usual`. */
  holdMinutes?(exec: Executor, clientId: string, usual: number, now: number): Promise<number>;
  /** Returns the titles for the lawyer's lists of payments, in a constant number of statements. */
  titles(exec: Executor, ids: readonly string[]): Promise<readonly PayableTitle[]>;
  /**
   * Returns why these payments are held and until when, by the rule of the job that releases them; statements as for
   * `titles`.
   */
  holds(exec: Executor, ids: readonly string[]): Promise<readonly PayableHold[]>;
}

export interface PayableHold extends Hold {
  readonly id: string;
}

/** Confirms the paid payable, under the lawyer's lock, which the caller holds. */
export type Confirm = (tx: Transaction) => Promise<Outcome>;

/** `known`: it was paid for before. `gone`: it is no longer available. Both lead to a refund. */
export type Outcome = 'confirmed' | 'known' | 'gone';

export interface RefundNotification {
  /** Excludes refunds that the cancellation or the dispute announces itself. */
  readonly reason: Exclude<RefundReason, 'CANCELLED' | 'DISPUTE'>;
  readonly amount: number;
  /** Somebody else paid, who is told apart. */
  readonly byPayer: boolean;
  readonly now: number;
}

export interface PayableDescription {
  readonly clientId: string;
  readonly clientEmail: string;
  /** First name and initial, for people who are not of the meeting. */
  readonly clientName: string;
  /** Lawyer whose lock settlement takes before it moves a payment. */
  readonly lawyer: { id: string; displayName: string; picture: string | null };
  /** Title on the gateway's page. */
  readonly title: string;
  /**
   * waiting: it is held for a payment · confirmed: it was paid for · expired: no payment came, and it may be paid for
   * again · cancelled: no payment is expected any more
   */
  readonly state: 'waiting' | 'confirmed' | 'expired' | 'cancelled';
  /** Until when it is held for its payment. */
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
  /** Epoch ms of the last instant at which cancelling refunds the whole price. */
  readonly refundDeadline: number;
}

interface PayableAgreement {
  readonly kind: 'agreement';
  readonly workItemId: string;
  readonly title: string;
  /** Name of the milestone, or `Additional services`; null where the agreement is paid at once. */
  readonly part: string | null;
  /** Days within which its client can object to finished work. */
  readonly objectionDays: number;
  /** An order of written work. */
  readonly isOrder: boolean;
}

export interface PayableTitle {
  readonly id: string;
  readonly title: string;
  readonly client: { readonly id: string; readonly name: string };
  readonly path: string;
  readonly clientPath: string;
  readonly time: { readonly start: Date; readonly end: Date } | null;
}
