/** Parts required before clients can see a lawyer (spec section 4, Profile completeness). */
export const PROFILE_PARTS = [
  'basic_info',
  'banking_info',
  'picture',
  'education',
  'work_experience',
  'availability',
  'services',
] as const;
/** Asked for while tax is withheld: a checked certificate of registration (BIR Form 2303). */
export const REGISTRATION = 'registration';
export const NEEDED_PARTS = [...PROFILE_PARTS, REGISTRATION] as const;
type ProfilePart = (typeof PROFILE_PARTS)[number];
export type NeededPart = (typeof NEEDED_PARTS)[number];

export interface ProfileFacts {
  readonly basicInfo: Readonly<Record<string, unknown>>;
  readonly bankingInfo: Readonly<Record<string, unknown>>;
  readonly picture: string | null;
  readonly educationCount: number;
  readonly workExperienceCount: number;
  readonly availableDays: number;
  readonly prices: readonly (number | null)[];
  /** Whether a checked certificate of registration is needed now and is not there. */
  readonly registrationMissing?: boolean;
}

/** Returns the missing parts; an empty list means complete. */
export function missingParts(facts: ProfileFacts): NeededPart[] {
  const done: Record<ProfilePart, boolean> = {
    basic_info: everyValueFilled(facts.basicInfo),
    banking_info: everyValueFilled(facts.bankingInfo),
    picture: Boolean(facts.picture),
    education: facts.educationCount > 0,
    work_experience: facts.workExperienceCount > 0,
    availability: facts.availableDays > 0,
    services: facts.prices.length > 0 && facts.prices.every((price) => price !== null),
  };
  const missing: NeededPart[] = PROFILE_PARTS.filter((part) => !done[part]);
  return facts.registrationMissing ? [...missing, REGISTRATION] : missing;
}

function everyValueFilled(values: Readonly<Record<string, unknown>>): boolean {
  const all = Object.values(values);
  return all.length > 0 && all.every(isFilled);
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !(Array.isArray(value) && value.length === 0);
}
