/**
 * Retention periods in days. Daily jobs delete by this table, and the privacy policy states it
 * (components/site/legal/privacy/retained-data.ts).
 */
export const RETENTION_DAYS = {
  /** From the wish until the account is deleted. */
  accountGrace: 14,
  /** After a session ended. */
  sessions: 30,
  /** After a link in a mail was used or ran out. */
  linkTokens: 30,
  /** After a mail was queued. */
  mails: 30,
  notifications: 180,
  /** After a text message was queued. */
  texts: 90,
  /** After somebody asked for a code by text and did not enter it. */
  textCodes: 1,
  /** After an answer to a text arrived: by then no carrier delivers it again. */
  textReplies: 30,
  /** After something changed for a user: for browsers that lost their connection. */
  liveEvents: 1,
  /** After something was passed on in a call. */
  callEvents: 1,
  /** After the event of a payment provider. */
  paymentEvents: 90,
  /** After a refund was paid there by hand. */
  refundAccounts: 90,
  /** After the file with the data of an account was ready. */
  exports: 7,
  /** After the decision about a lawyer's IDs. */
  identityDocuments: 30,
  /** After the day they are counted for: the twelve weeks that are shown, and the days of one that begins. */
  profileViews: 91,
  /** After the meeting. */
  guestNames: 30,
  /** After an offered follow-up ended that nothing came of. */
  followUps: 30,
  /** After the day that the client wished. */
  notaryRequests: 365,
  /** After time off was deleted, which can be put back for some minutes. */
  removedTimeOff: 1,
  /** After a question to the support was answered or closed. */
  helpQuestions: 365,
  /** After something was last typed and not sent. */
  drafts: 60,
  /** After a booking was answered. */
  answers: 1,
} as const;

/**
 * Years for which an accepted agreement is retained for the other side once an account is deleted: so long can it be sued upon
 * (Civil Code, art. 1144, actions upon a written contract).
 */
export const AGREEMENT_YEARS = 10;

/** Hours after which the files of a hold that ran out unpaid are deleted: money may have been on its way. */
export const HOLD_FILES_HOURS = 1;

/**
 * Days after which a job that failed for good is deleted. It holds ids and the cause, and its operator is mailed daily as long
 * as there is one.
 */
export const FAILED_JOB_DAYS = 90;
