/** Parts required before a notary is listed (docs/contract/notaries.md). */
export const NOTARY_PARTS = [
  'picture',
  'office',
  'office_hours',
  'services',
  'commission',
  'commission_check',
  'ibp_check',
] as const;
export type NotaryPart = (typeof NOTARY_PARTS)[number];

interface NotaryFacts {
  /** Picture of the notary profile, else of the lawyer's account. */
  readonly picture: string | null;
  readonly city: string;
  readonly officeAddress: string;
  readonly phone: string;
  readonly hoursCount: number;
  readonly servicesCount: number;
  readonly commissionNumber: string;
  /** An approved commission exists and has not expired. */
  readonly commissionStands: boolean;
  /** The IBP ID was checked, and the check is valid. */
  readonly ibpVerified: boolean;
}

export function missingNotaryParts(facts: NotaryFacts): NotaryPart[] {
  const done: Record<NotaryPart, boolean> = {
    picture: Boolean(facts.picture),
    office: Boolean(facts.city && facts.officeAddress && facts.phone),
    office_hours: facts.hoursCount > 0,
    services: facts.servicesCount > 0,
    commission: facts.commissionNumber !== '',
    commission_check: facts.commissionStands,
    ibp_check: facts.ibpVerified,
  };
  return NOTARY_PARTS.filter((part) => !done[part]);
}
