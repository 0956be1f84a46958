import { addMonths, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

/** The two documents a lawyer is verified by. */
export const DOCUMENT_KINDS = ['ibp_id', 'government_id'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the verifier checks: the IDs of a lawyer, or the commission of one who is a notary public. */
export const VERIFICATION_SUBJECTS = ['identity', 'commission'] as const;
export type VerificationSubject = (typeof VERIFICATION_SUBJECTS)[number];

/** Every document that is stored for a check. */
export const STORED_DOCUMENT_KINDS = [...DOCUMENT_KINDS, 'commission'] as const;
export type StoredDocumentKind = (typeof STORED_DOCUMENT_KINDS)[number];

/** NONE: nothing was handed in, or what was checked has changed since. */
export const VERIFICATION_STATUSES = ['NONE', 'PENDING', 'APPROVED', 'REJECTED'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Hours within which the link to the verifier is good. */
export const VERIFIER_LINK_HOURS = 72;
/** Minutes within which a code is good (OWASP ASVS 5.0, 6.5.5), and for which it opens the documents in one browser. */
export const VERIFIER_CODE_MINUTES = 10;
/** Wrong tries after which a code is worth nothing. */
export const VERIFIER_CODE_TRIES = 5;
/** Seconds between two codes for one link, and how many it may have in all. */
export const VERIFIER_CODE_PAUSE_SECONDS = 60;
export const VERIFIER_CODES = 20;

/** Good standing is dated: months after a check from which a new IBP ID is asked for, and after which it ends. */
export const RENEWAL_MONTHS = 12;
export const CHECK_MONTHS = 13;

/** From when a new IBP ID is asked for: the beginning of the Manila day a year after the check. Epoch ms. */
export function renewalFrom(checkedAt: number): number {
  return monthsAfter(checkedAt, RENEWAL_MONTHS);
}

/** When a check ends: the beginning of the Manila day 13 months after it. Epoch ms. */
export function checkEnds(checkedAt: number): number {
  return monthsAfter(checkedAt, CHECK_MONTHS);
}

function monthsAfter(instant: number, months: number): number {
  return manilaDayStart(addMonths(manilaDayNumber(instant), months));
}

/** NONE: there is no check, or it has ended. DUE: it counts, and a new one is asked for. */
export type Standing = 'NONE' | 'GOOD' | 'DUE';

/** What a check is worth; `checkedAt` is null without one. */
export function standingOf(checkedAt: number | null, now: number): Standing {
  if (checkedAt === null || now >= checkEnds(checkedAt)) return 'NONE';
  return now >= renewalFrom(checkedAt) ? 'DUE' : 'GOOD';
}

/** Whether IDs may be submitted: not during a review, and after an approval only once a new check is asked for. */
export function canSubmitDocuments(status: VerificationStatus, standing: Standing): boolean {
  if (status === 'APPROVED') return standing !== 'GOOD';
  return status === 'NONE' || status === 'REJECTED';
}

/** What the IDs are compared with. */
export const CHECKED_FACTS = ['displayName', 'rollNumber', 'ibpNumber', 'barYear'] as const;
export type CheckedFacts = Readonly<Record<(typeof CHECKED_FACTS)[number], string | number>>;

/** The names of those that differ. */
export function changedFacts(
  before: CheckedFacts,
  after: CheckedFacts,
): (typeof CHECKED_FACTS)[number][] {
  return CHECKED_FACTS.filter((name) => before[name] !== after[name]);
}
