import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';

/** Whether clients see the profile: a public one stays hidden while something is missing or unchecked. */
export function isShown({ is_public, ibp_verified, missing }: OwnProfile): boolean {
  return is_public && ibp_verified && missing.length === 0;
}
