import { addMonths, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

export const DOCUMENT_KINDS = ['ibp_id', 'government_id'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Subject of a verification: the IDs of a lawyer, the commission of a notary public, or a registration for tax. */
export const VERIFICATION_SUBJECTS = ['identity', 'commission', 'tax'] as const;
export type VerificationSubject = (typeof VERIFICATION_SUBJECTS)[number];

export const STORED_DOCUMENT_KINDS = [...DOCUMENT_KINDS, 'commission', 'bir_2303'] as const;
export type StoredDocumentKind = (typeof STORED_DOCUMENT_KINDS)[number];

/** NONE: nothing was submitted, or the verified data has changed since. */
export const VERIFICATION_STATUSES = ['NONE', 'PENDING', 'APPROVED', 'REJECTED'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Hours for which the link to the verifier is valid. */
export const VERIFIER_LINK_HOURS = 72;
/** Minutes for which a code is valid (OWASP ASVS 5.0, 6.5.5), and for which it opens the documents in one browser. */
export const VERIFIER_CODE_MINUTES = 10;
export const VERIFIER_CODE_TRIES = 5;
/** Seconds between two codes for one link, and the maximum number of codes. */
export const VERIFIER_CODE_PAUSE_SECONDS = 60;
export const VERIFIER_CODES = 20;

/** Months after a check at which a new IBP ID is requested, and at which the check expires. */
export const RENEWAL_MONTHS = 12;
export const CHECK_MONTHS = 13;

/** Returns from when a new IBP ID is requested: the beginning of the Manila day a year after the check. Epoch ms. */
export function renewalFrom(checkedAt: number): number {
  return monthsAfter(checkedAt, RENEWAL_MONTHS);
}

/** Returns when a check expires: the beginning of the Manila day 13 months after it. Epoch ms. */
export function checkEnds(checkedAt: number): number {
  return monthsAfter(checkedAt, CHECK_MONTHS);
}

function monthsAfter(instant: number, months: number): number {
  return manilaDayStart(addMonths(manilaDayNumber(instant), months));
}

/** NONE: there is no check, or it has expired. DUE: it is valid, and a new one is requested. */
export type Standing = 'NONE' | 'GOOD' | 'DUE';

export function standingOf(checkedAt: number | null, now: number): Standing {
  if (checkedAt === null || now >= checkEnds(checkedAt)) return 'NONE';
  return now >= renewalFrom(checkedAt) ? 'DUE' : 'GOOD';
}

/** Whether IDs may be submitted: not during a review, and after an approval only once a new check is requested. */
export function canSubmitDocuments(status: VerificationStatus, standing: Standing): boolean {
  if (status === 'APPROVED') return standing !== 'GOOD';
  return status === 'NONE' || status === 'REJECTED';
}

export const CHECKED_FACTS = ['displayName', 'rollNumber', 'ibpNumber', 'barYear'] as const;
export type CheckedFacts = Readonly<Record<(typeof CHECKED_FACTS)[number], string | number>>;

export function changedFacts(
  before: CheckedFacts,
  after: CheckedFacts,
): (typeof CHECKED_FACTS)[number][] {
  return CHECKED_FACTS.filter((name) => before[name] !== after[name]);
}
