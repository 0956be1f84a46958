/** The two documents a lawyer is verified by. */
export const DOCUMENT_KINDS = ['ibp_id', 'government_id'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** NONE: nothing was handed in, or what was checked has changed since. */
export const VERIFICATION_STATUSES = ['NONE', 'PENDING', 'APPROVED', 'REJECTED'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Hours within which the link to the verifier is good. */
export const VERIFIER_LINK_HOURS = 72;
/** Minutes for which a code opens the documents. */
export const VERIFIER_CODE_MINUTES = 30;
/** Wrong tries after which a code is worth nothing. */
export const VERIFIER_CODE_TRIES = 5;
/** Seconds between two codes for one link, and how many it may have in all. */
export const VERIFIER_CODE_PAUSE_SECONDS = 60;
export const VERIFIER_CODES = 20;

/** Whether IDs may be submitted: not during a review, nor after an approval. */
export function canSubmitDocuments(status: VerificationStatus): boolean {
  return status === 'NONE' || status === 'REJECTED';
}

/** What the IDs are compared with. */
export const CHECKED_FACTS = ['displayName', 'rollNumber', 'ibpNumber', 'barYear'] as const;
type CheckedFacts = Readonly<Record<(typeof CHECKED_FACTS)[number], string | number>>;

/** The names of those that differ. */
export function changedFacts(
  before: CheckedFacts,
  after: CheckedFacts,
): (typeof CHECKED_FACTS)[number][] {
  return CHECKED_FACTS.filter((name) => before[name] !== after[name]);
}
