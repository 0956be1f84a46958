import type { Endpoint, Result } from '@/lib/contract/platform/endpoint';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { Operation, RawInput } from '@/lib/server/platform/pipeline/operation';

export interface SampleRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** An object, a FormData, or the text of a raw body. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Ids of the parts of an agreement, in order. */
export interface WorkItemParts {
  readonly milestones: readonly string[];
  readonly meetings: readonly string[];
  readonly services: readonly string[];
}

/** How far an order of written work is: to be checked, checked, accepted by its lawyer, or delivered. */
export type OrderState = 'TO_CHECK' | 'CHECKED' | 'ACCEPTED' | 'DELIVERED';

/**
 * Test data for samples, made by lib/testing and no part of the product. Each method makes something new, so that no
 * call affects another.
 */
export interface Fixtures {
  readonly password: string;
  readonly meetingId: string;
  readonly paymentRef: string;
  readonly lawyerId: string;

  call<E extends Endpoint>(
    op: Operation<E>,
    input: RawInput,
    as: 'client' | 'lawyer',
  ): Promise<Result<E>>;
  newAddress(): string;
  accountAddress(): Promise<string>;
  linkToken(kind: 'verify_email' | 'reset_password'): Promise<string>;
  account(state: 'verified' | 'unverified' | 'suspended'): Promise<string>;
  accountWithFactor(state: 'factor' | 'asked'): Promise<string>;
  /** Returns an unused code of an app that `client` has. */
  secondFactor(): Promise<string>;
  waitingApp(): Promise<string>;
  passkey(): Promise<string>;
  /** Returns a passkey made for another challenge. */
  newPasskey(): object;
  /** Returns the answer of a client's passkey, and the cookie of the browser that was asked for it. */
  passkeySignIn(): Promise<{ cookie: string; passkey: object }>;
  waitingSignIn(): Promise<string>;
  sessionId(): Promise<string>;
  writeExport(): Promise<void>;
  picture(): Promise<File>;
  pdf(name: string): File;
  notificationId(): Promise<string>;

  /** Returns an address of `lawyer` for events, with a delivery that waits. */
  eventAddress(): Promise<{ id: string; childId: string }>;

  visibleLawyer(): Promise<string>;
  /** Builds the form of a lawyer's sign-up, and the two documents of a renewed submission. */
  lawyerSignup(): Promise<FormData>;
  documents(): Promise<FormData>;
  verification(of?: 'lawyer'): Promise<{
    id: string;
    token: string;
    code: string;
    documentId: string;
    version: string;
  }>;
  verifierPass(): Promise<string>;
  /** Rejects the documents of every lawyer, so that all may submit again. */
  rejectDocuments(): Promise<void>;

  /** Withholds tax from a release of `lawyer`, in a quarter of the present year; returns where. */
  taxedQuarter(): Promise<{ year: string; quarter: string; lawyer: string; payment: string }>;

  newestTaxDecision(): Promise<string | null>;

  /** Gives every lawyer of the scenario tax data with a document. */
  taxData(): Promise<void>;

  /** Returns the handle of a new, publicly listed notary. */
  notary(): Promise<string>;
  /**
   * Makes every lawyer of the scenario a public notary with hours, fees and an approved commission, or a hidden one
   * whose commission is only stated.
   */
  notaries(commission?: 'approved' | 'stated'): Promise<void>;

  /** Requests an appointment of `client` at `lawyer`, without an answer. */
  notaryRequest(): Promise<string>;
  /** Resets the clients' limit of appointment requests. */
  noNotaryRequests(): Promise<void>;

  /** Adds an external calendar of `lawyer` that can't be read. */
  calendarImport(): Promise<string>;
  googleChannel(): Promise<Record<string, string>>;

  practiceInvitation(): Promise<string>;
  invitedMember(): Promise<string>;
  apiToken(): Promise<string>;
  /** Makes `client`, with a second factor, work for `lawyer`; returns the membership's id. */
  practice(): Promise<string>;
  associate(): Promise<{
    meetingId: string;
    member: string;
    accept: (request: string) => Promise<void>;
  }>;
  associateRequest(): Promise<string>;
  noMembers(): Promise<void>;

  booking(): Promise<object>;
  pastMeeting(): Promise<string>;
  /** Makes a phone meeting of `client` with `lawyer` that began an hour ago. */
  phoneMeeting(): Promise<string>;
  /** Resets the limit of follow-ups for `lawyer`, so that `client` may book. */
  noFollowUps(): Promise<void>;
  confirmedMeeting(): Promise<string>;
  meetingToCheck(): Promise<string>;
  openCall(): Promise<string>;
  guestPass(token: string): Promise<string>;
  /**
   * Makes an agreement of `client` with `lawyer` in a state: two milestones, of which the first is paid where it is
   * PAID and the second is not asked for, an included meeting and an additional service, whose ids `workItemParts`
   * returns.
   */
  workItem(status: WorkItemStatus): Promise<string>;
  /** Makes an order of written work of `client` with `lawyer`, paid and so far. */
  order(so: OrderState): Promise<string>;
  /**
   * Makes a case about an agreement of `client` with `lawyer`, in a state; ASKED is an ANSWERED one with a question
   * to both.
   */
  caseOf(state: 'OPEN' | 'ANSWERED' | 'ASKED' | 'DECIDED'): Promise<string>;
  caseFile(id: string): Promise<string>;
  /** Returns a message of the two parties of this case that is not in evidence. */
  caseMessage(id: string): Promise<string>;
  overdueWorkItem(): Promise<string>;
  workItemParts(id: string): WorkItemParts;
  /** Returns a free start with `lawyer`, whatever was changed in the hours. */
  freeTime(): Promise<string>;
  attachedFile(): Promise<string>;

  payableMoney(): Promise<void>;
  ownPayout(): Promise<string>;
  payout(status: 'WAITING' | 'FAILED'): Promise<string>;
  /** Returns the reference of a payment for a time that `client` holds. */
  heldPayment(): Promise<string>;
  paymentId(): Promise<string>;
  /** Returns an invoice of the platform fee that `client` paid to book `lawyer`. */
  feeInvoice(): Promise<string>;
  /** Returns the id of the seller's data in force. */
  feeSeller(): Promise<string>;
  manualRefund(): Promise<string>;
  /** Returns the token of the link by which somebody else pays for a time that `client` holds. */
  payerToken(): Promise<string>;
  /** Returns the token of the mail about a refund by hand to somebody who paid for `client`. */
  payerRefundToken(): Promise<string>;
  failedRefund(): Promise<string>;

  /** Confirms a mobile number for every verified user of the fixtures. */
  textNumber(): Promise<string>;
  /** Returns an answer to a text, signed as its carrier does. */
  textReply(): { body: string; headers: Record<string, string> };
  gatewayEvent(): { body: string; headers: Record<string, string> };
  appCode(): string;
  webhookDelivery(): Promise<string>;
  unclaimedPayment(): Promise<string>;
  failedJob(): Promise<string>;
  heartbeat(): Promise<void>;
}
