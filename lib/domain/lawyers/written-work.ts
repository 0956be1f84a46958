/** Kinds of written work that lawyers offer at a fixed price; OTHER has a name of its own. */
export const WRITTEN_KINDS = [
  'REVIEW',
  'DEMAND_LETTER',
  'AFFIDAVIT',
  'CONTRACT',
  'POWER_OF_ATTORNEY',
  'OTHER',
] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const WRITTEN_KIND_NAMES: Readonly<Record<WrittenKind, string>> = {
  REVIEW: 'Document review',
  DEMAND_LETTER: 'Demand letter',
  AFFIDAVIT: 'Affidavit',
  CONTRACT: 'Contract',
  POWER_OF_ATTORNEY: 'Special power of attorney',
  OTHER: 'Other written work',
};

/** Maximum number of offers of one lawyer, including those that are not shown. */
export const MAX_OFFERS = 8;
export const OFFER_NAME_MAX = 80;
export const OFFER_SCOPE_MAX = 1_000;
export const OFFER_NEEDED_MAX = 500;
/** Days from the lawyer's acceptance to the delivery. */
export const OFFER_DAYS = { min: 1, usual: 5, max: 60 } as const;
/** Revisions that the price includes. */
export const OFFER_REVISIONS = { min: 0, usual: 1, max: 5 } as const;
/** Bounds of the price in centavos, those of engagement agreements. */
export const OFFER_PRICE = { min: 50_000, max: 100_000_000 } as const;
