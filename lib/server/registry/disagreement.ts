import 'server-only';
import type { Disagreement } from '@/lib/domain/cases/case';
import type { HeldPayment } from '@/lib/domain/cases/split';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';

/** A subject of cases, registered by the feature whose money is in question. */
export interface DisagreementSource {
  readonly kinds: readonly Disagreement[];
  /** Takes the locks under which the money moves, before a row of the case is locked. */
  lock(tx: Transaction, subject: string): Promise<void>;
  /** Returns the facts of the subjects, in a constant number of statements. */
  factsOf(exec: Executor, subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectFacts>>;
  /**
   * Moves the money, once, and notifies both. The caller holds the locks.
   * @throws AppError bad_transition where it cannot be moved now
   */
  carryOut(tx: Transaction, subject: string, outcome: Outcome, now: number): Promise<void>;
  /**
   * Finds open disagreements without a case, at most so many: from before cases existed, or from a server of the
   * previous version.
   */
  withoutCase(exec: Executor, limit: number): Promise<readonly WithoutCase[]>;
  /** Notifies both that it changed, so that they reload it. */
  changed(tx: Transaction, subject: string): Promise<void>;
}

export interface WrittenMessage {
  readonly id: string;
  readonly authorId: string;
  /** Title of the meeting or agreement about which it was written. */
  readonly about: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** A client and a lawyer, by the id of the profile. */
export interface Pair {
  readonly clientId: string;
  readonly lawyerId: string;
}

/** Messages of a client and a lawyer about everything that they share, from the feature that owns them. */
export interface MessagesBetween {
  /** Returns a page, the newest first. The caller has checked the reader's access. */
  page(
    exec: Executor,
    pair: Pair,
    page: number,
  ): Promise<{ readonly messages: readonly WrittenMessage[]; readonly hasMore: boolean }>;
  /** Returns those of these ids that the two wrote to each other. */
  among(exec: Executor, pair: Pair, ids: readonly string[]): Promise<readonly WrittenMessage[]>;
}

export interface WithoutCase {
  readonly kind: Disagreement;
  readonly subject: CaseSubject;
  readonly clientId: string;
  readonly lawyerId: string;
  /** Set where the report has times of its own: when it began, until when it can be answered, and whether it was. */
  readonly reported?: {
    readonly at: Date;
    readonly answerUntil: Date;
    readonly contested: boolean;
  };
}

/** Subject of a case: a dispute, or the absence reported about a meeting. */
export type CaseSubject = { readonly disputeId: string } | { readonly meetingId: string };

export interface Outcome {
  /** Centavos refunded to the client, at most what is held; null for all of it. */
  readonly refund: number | null;
  readonly reason: string;
  /** Set where the parties agreed, without a decision. */
  readonly settled: boolean;
}

export interface SubjectFacts {
  /** Title of the agreement or the meeting. */
  readonly title: string;
  readonly agreementId: string | null;
  readonly meetingId: string | null;
  /** The client's first statement; null once an account is deleted. */
  readonly opening: string | null;
  /** The lawyer's answer, where the subject stores it and not the case. */
  readonly answer: { readonly text: string | null; readonly at: Date } | null;
  /** Deliveries of an agreement, in chronological order. */
  readonly deliveries: readonly SubjectDelivery[];
  /** Payments held for the subject, the latest first. */
  readonly held: readonly SubjectPayment[];
}

/** A delivery with its files, and the changes that the client asked for after it; it never changes. */
export interface SubjectDelivery {
  readonly id: string;
  /** Name of the delivered part; null where the agreement has one part. */
  readonly part: string | null;
  readonly note: string | null;
  readonly deliveredAt: Date;
  readonly changes: string | null;
  readonly changesAskedAt: Date | null;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly contentType: string;
    readonly storageKey: string;
  }[];
}

export interface SubjectPayment extends HeldPayment {
  /** Part of an agreement that was paid for; left out where the subject itself was. */
  readonly partId?: string;
}
