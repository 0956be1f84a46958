import { withTitle } from '@/components/lawyers/practice';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';

/** The part of a profile that booking shows, the name with its title; the rest stays on the server. */
export type BookingLawyer = Pick<
  LawyerProfile,
  | '_id'
  | 'display_name'
  | 'picture_url'
  | 'services'
  | 'ibp_verified'
  | 'verified_at'
  | 'free_consultation'
>;

export function bookingLawyer(profile: LawyerProfile): BookingLawyer {
  return {
    _id: profile._id,
    display_name: withTitle(profile.display_name),
    picture_url: profile.picture_url,
    services: profile.services,
    ibp_verified: profile.ibp_verified,
    verified_at: profile.verified_at,
    free_consultation: profile.free_consultation,
  };
}
