/**
 * Retention periods in days. Daily jobs delete by this table, and the privacy policy states it
 * (components/site/legal/privacy/retained-data.ts).
 */
export const RETENTION_DAYS = {
  accountGrace: 14,
  sessions: 30,
  linkTokens: 30,
  mails: 30,
  notifications: 180,
  texts: 90,
  textCodes: 1,
  /** After a reply to a text arrived; carriers do not deliver it again after that. */
  textReplies: 30,
  /** After a change for a user; browsers that lost their connection catch up from these. */
  liveEvents: 1,
  callEvents: 1,
  /** After the event; what is still to be delivered is tried for three days. */
  eventDeliveries: 30,
  paymentEvents: 90,
  refundAccounts: 90,
  /** After somebody else paid for a client: refunds are announced there, and meetings lie weeks ahead. */
  payerEmails: 180,
  unpaidPayerEmails: 7,
  exports: 7,
  identityDocuments: 30,
  /** After the day they are counted for: the twelve weeks shown, and the days of the week that has begun. */
  profileViews: 91,
  guestNames: 30,
  followUps: 30,
  notaryRequests: 365,
  removedTimeOff: 1,
  helpQuestions: 365,
  drafts: 60,
  answers: 1,
} as const;

/**
 * Years for which an accepted agreement is kept for the other party after an account is deleted. Claims on it can be
 * brought for that long (Civil Code, art. 1144, actions upon a written contract).
 */
export const AGREEMENT_YEARS = 10;

/**
 * Calendar years after one in which tax was withheld from a lawyer, for which TIN and registered name are kept after the
 * account is deleted: books are kept for five years from the deadline of the year's return, which lies in the next year
 * (National Internal Revenue Code, Section 235, as amended by Republic Act No. 11976).
 */
export const TAX_DATA_YEARS = 6;

/** Hours after which the files of an expired, unpaid hold are deleted; a payment may still have been on its way. */
export const HOLD_FILES_HOURS = 1;

/**
 * Days after which a permanently failed job is deleted. It holds ids and the cause, and the operator is mailed daily
 * while one exists.
 */
export const FAILED_JOB_DAYS = 90;
