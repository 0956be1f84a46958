import 'server-only';
import type { Disagreement } from '@/lib/domain/cases/case';
import type { HeldPayment } from '@/lib/domain/cases/split';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';

/** What cases are about. The feature whose money is in question registers it. */
export interface DisagreementSource {
  readonly kinds: readonly Disagreement[];
  /** Takes the locks under which its money moves, before a row of the case is locked. */
  lock(tx: Transaction, subject: string): Promise<void>;
  /** Statements do not grow with the subjects. */
  factsOf(exec: Executor, subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectFacts>>;
  /**
   * Moves the money, once, and tells both. The caller holds the locks.
   *
   * @throws AppError bad_transition where it cannot be moved now
   */
  carryOut(tx: Transaction, subject: string, outcome: Outcome, now: number): Promise<void>;
  /** Those that wait and have no case, at most so many: from before there were cases, or of a server of the version before. */
  withoutCase(exec: Executor, limit: number): Promise<readonly WithoutCase[]>;
  /** What the two wrote to each other about it, a page, the newest first. The caller has checked who reads. */
  messagesOf(
    exec: Executor,
    subject: string,
    page: number,
  ): Promise<{ readonly messages: readonly WrittenMessage[]; readonly hasMore: boolean }>;
  /** Of these the ones that were written about it. */
  messagesWith(
    exec: Executor,
    subject: string,
    ids: readonly string[],
  ): Promise<readonly WrittenMessage[]>;
  /** What both see of it changed: they read it again at once. */
  changed(tx: Transaction, subject: string): Promise<void>;
}

export interface WrittenMessage {
  readonly id: string;
  /** User id. */
  readonly authorId: string;
  readonly text: string;
  readonly writtenAt: Date;
}

export interface WithoutCase {
  readonly kind: Disagreement;
  readonly subject: CaseSubject;
  readonly clientId: string;
  readonly lawyerId: string;
  /** Where it has a time of its own: when it began and until when it is answered, and whether it was. */
  readonly reported?: {
    readonly at: Date;
    readonly answerUntil: Date;
    readonly contested: boolean;
  };
}

/** What a case is about: a dispute, or the absence reported about a meeting. */
export type CaseSubject = { readonly disputeId: string } | { readonly meetingId: string };

export interface Outcome {
  /** Centavos back to the client, at most what is held; null for all of it. */
  readonly refund: number | null;
  /** What both read. */
  readonly reason: string;
  /** They agreed, and nobody decided. */
  readonly settled: boolean;
}

export interface SubjectFacts {
  /** Of the agreement, or of the meeting. */
  readonly title: string;
  readonly agreementId: string | null;
  readonly meetingId: string | null;
  /** The client's first statement; null once an account is deleted. */
  readonly opening: string | null;
  /** The lawyer's answer, where it stands there and not in the case. */
  readonly answer: { readonly text: string | null; readonly at: Date } | null;
  /** Payments held for what is in question, what was paid last first. */
  readonly held: readonly HeldPayment[];
}
