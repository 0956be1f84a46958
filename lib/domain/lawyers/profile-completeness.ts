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
type ProfilePart = (typeof PROFILE_PARTS)[number];

export interface ProfileFacts {
  readonly basicInfo: Readonly<Record<string, unknown>>;
  readonly bankingInfo: Readonly<Record<string, unknown>>;
  readonly picture: string | null;
  readonly educationCount: number;
  readonly workExperienceCount: number;
  readonly availableDays: number;
  readonly prices: readonly (number | null)[];
}

/** Returns the missing parts; an empty list means complete. */
export function missingParts(facts: ProfileFacts): ProfilePart[] {
  const done: Record<ProfilePart, boolean> = {
    basic_info: everyValueFilled(facts.basicInfo),
    banking_info: everyValueFilled(facts.bankingInfo),
    picture: Boolean(facts.picture),
    education: facts.educationCount > 0,
    work_experience: facts.workExperienceCount > 0,
    availability: facts.availableDays > 0,
    services: facts.prices.length > 0 && facts.prices.every((price) => price !== null),
  };
  return PROFILE_PARTS.filter((part) => !done[part]);
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
