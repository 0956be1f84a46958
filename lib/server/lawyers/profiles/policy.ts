import 'server-only';
import { missingParts, type ProfileFacts } from '@/lib/domain/lawyers/profile-completeness';

export interface VisibilityFacts extends ProfileFacts {
  readonly isPublic: boolean;
  readonly ibpVerified: boolean;
  readonly suspended: boolean;
}

/**
 * Whether clients see a profile: only if its lawyer shows it, its IBP ID was checked, nothing is missing and the
 * account is not suspended.
 */
export function isVisible(facts: VisibilityFacts): boolean {
  return (
    facts.isPublic && facts.ibpVerified && !facts.suspended && missingParts(facts).length === 0
  );
}

/** Whether an id can be a lawyer's handle; anything else need not be looked up. */
export function isHandle(id: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}
