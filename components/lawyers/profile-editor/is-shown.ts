import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';

/** Whether clients see it now: wanting it is not enough while something is missing or unchecked. */
export function isShown({ is_public, ibp_verified, missing }: OwnProfile): boolean {
  return is_public && ibp_verified && missing.length === 0;
}
