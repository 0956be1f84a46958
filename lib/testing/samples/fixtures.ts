import type { Endpoint, Result } from '@/lib/contract/platform/endpoint';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { Operation, RawInput } from '@/lib/server/platform/pipeline/operation';

/** A request to an endpoint, without who makes it. */
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

/**
 * What a sample may ask for. lib/testing makes it; nothing of it is part of the product. Each method makes something
 * new, so that no call spoils another.
 */
export interface Fixtures {
  /** The password of everybody in the fixtures. */
  readonly password: string;
  /** A confirmed meeting of `client` with `lawyer`. */
  readonly meetingId: string;
  /** Of the payment of that meeting. */
  readonly paymentRef: string;
  readonly lawyerId: string;

  /** Runs an operation as one of the two people of the meeting, to make what a sample is about. */
  call<E extends Endpoint>(
    op: Operation<E>,
    input: RawInput,
    as: 'client' | 'lawyer',
  ): Promise<Result<E>>;
  /** An email address without an account. */
  newAddress(): string;
  /** Of a client with the password. */
  accountAddress(): Promise<string>;
  linkToken(kind: 'verify_email' | 'reset_password'): Promise<string>;
  /** The id of an account of its own: verified, not yet verified, or suspended. */
  account(state: 'verified' | 'unverified' | 'suspended'): Promise<string>;
  /** The id of an account of its own with a second factor, whose removal an administrator has asked for or nobody has. */
  accountWithFactor(state: 'factor' | 'asked'): Promise<string>;
  /** `client` has an app; a code of it that was not given yet. */
  secondFactor(): Promise<string>;
  /** The same app waits for its first code. */
  waitingApp(): Promise<string>;
  /** The id of a passkey of `client`. */
  passkey(): Promise<string>;
  /** A passkey that was made for another challenge. */
  newPasskey(): object;
  /** The cookie of a browser whose sign-in waits for the second factor, of an account of its own with app and passkey. */
  waitingSignIn(): Promise<string>;
  /** A session of `client`. */
  sessionId(): Promise<string>;
  /** Writes the export of `client`. */
  writeExport(): Promise<void>;
  picture(): Promise<File>;
  pdf(name: string): File;
  /** An unseen notification of `client`. */
  notificationId(): Promise<string>;

  /** A lawyer whom clients can see. */
  visibleLawyer(): Promise<string>;
  /** The form of a lawyer who signs up, and the two documents of one who hands them in again. */
  lawyerSignup(): Promise<FormData>;
  documents(): Promise<FormData>;
  /** Documents that wait for the verifier: of `lawyer`, or of a new one. */
  verification(of?: 'lawyer'): Promise<{
    id: string;
    token: string;
    code: string;
    documentId: string;
    /** What a decision of an administrator names. */
    version: string;
  }>;
  /** The cookie of a browser in which the documents of a request were opened. */
  verifierPass(): Promise<string>;
  /** Every lawyer may hand in documents again. */
  rejectDocuments(): Promise<void>;

  /** Every lawyer of the scenario has tax data with a document. */
  taxData(): Promise<void>;

  /** The handle of a notary public whom people find, of its own. */
  notary(): Promise<string>;
  /**
   * Every lawyer of the scenario is a public notary with hours, fees and an approved commission, or a hidden one whose commission is
   * only stated.
   */
  notaries(commission?: 'approved' | 'stated'): Promise<void>;

  /** A request for an appointment of `client` at `lawyer`, without an answer. */
  notaryRequest(): Promise<string>;
  /** The clients may ask for as many appointments as if they had asked for none. */
  noNotaryRequests(): Promise<void>;

  /** A calendar elsewhere that `lawyer` has added; it can't be read. */
  calendarImport(): Promise<string>;
  /** Headers of a notification for the lawyer's Google Calendar. */
  googleChannel(): Promise<Record<string, string>>;

  /** The token of an invitation by `lawyer` that `client` can accept. */
  practiceInvitation(): Promise<string>;
  /** Somebody whom `lawyer` has invited. */
  invitedMember(): Promise<string>;
  /** `client`, with a second factor, works for `lawyer`: the id of that. */
  practice(): Promise<string>;
  /** A video meeting ahead of `client` with `lawyer`, and an associate of the practice who can be asked into its call. */
  associate(): Promise<{
    meetingId: string;
    member: string;
    accept: (request: string) => Promise<void>;
  }>;
  /** A request that waits for the other lawyer, as the associate. */
  associateRequest(): Promise<string>;
  /** Nobody works for the lawyers, whose IDs are checked, and nobody is invited. */
  noMembers(): Promise<void>;

  /** The body of a booking of a free time. */
  booking(): Promise<object>;
  /** Of `client` with `lawyer`, paid and over. */
  pastMeeting(): Promise<string>;
  /** By phone, of `client` with `lawyer`, begun an hour ago. */
  phoneMeeting(): Promise<string>;
  /** `lawyer` may offer as many follow-ups as if there had been none, and `client` may book. */
  noFollowUps(): Promise<void>;
  /** A new meeting of `client` with `lawyer` that is confirmed. */
  confirmedMeeting(): Promise<string>;
  /** The same, whose other side is to be checked for a conflict of interest. */
  meetingToCheck(): Promise<string>;
  /** A VIDEO meeting of `client` with `lawyer` whose call is open. */
  openCall(): Promise<string>;
  /** The cookie of a browser whose guest has agreed, by the token of the link. */
  guestPass(token: string): Promise<string>;
  /**
   * An agreement of `client` with `lawyer` in a state: two milestones, of which the first is paid where it is PAID and the
   * second is not asked for, an included meeting and an additional service, whose ids `workItemParts` answers.
   */
  workItem(status: WorkItemStatus): Promise<string>;
  /** A case about an agreement of `client` with `lawyer`, in a state; ASKED is an ANSWERED one with a question to both. */
  caseOf(state: 'OPEN' | 'ANSWERED' | 'ASKED' | 'DECIDED'): Promise<string>;
  /** A file that `client` handed in for a case. */
  caseFile(id: string): Promise<string>;
  /** A message of the two of this case, which nobody has handed in. */
  caseMessage(id: string): Promise<string>;
  /** One that is PAID, whose due date has passed. */
  overdueWorkItem(): Promise<string>;
  workItemParts(id: string): WorkItemParts;
  /** A start that is free with `lawyer`, whatever was made of the hours. */
  freeTime(): Promise<string>;
  /** A file that `client` attached to the meeting. */
  attachedFile(): Promise<string>;

  /** Money that was released to `lawyer` and to the other lawyer, to be paid out at once: no payout of theirs is open. */
  payableMoney(): Promise<void>;
  /** A payout of `lawyer`. */
  ownPayout(): Promise<string>;
  /** A payout of a new lawyer. */
  payout(status: 'WAITING' | 'FAILED'): Promise<string>;
  /** Reference of a payment for a time that `client` holds. */
  heldPayment(): Promise<string>;
  /** The id of the payment of the meeting. */
  paymentId(): Promise<string>;
  /** A refund of `client` that is to be paid by hand, and waits for an account. */
  manualRefund(): Promise<string>;
  /** One of `client` that the gateway refused. */
  failedRefund(): Promise<string>;

  /** A mobile number that everybody of the fixtures who is verified has confirmed. */
  textNumber(): Promise<string>;
  /** An answer to a text as its carrier signs it. */
  textReply(): { body: string; headers: Record<string, string> };
  /** An event as the gateway signs it. */
  gatewayEvent(): { body: string; headers: Record<string, string> };
  /** A code, as every app in the fixtures shows it now. */
  appCode(): string;
  /** An event of the gateway about the payment of the meeting, which was processed. */
  webhookDelivery(): Promise<string>;
  /** Money at the gateway that is for nothing of ours; the id of its case. */
  unclaimedPayment(): Promise<string>;
  /** A job that is out of attempts. */
  failedJob(): Promise<string>;
  /** The workers show that they are alive. */
  heartbeat(): Promise<void>;
}
