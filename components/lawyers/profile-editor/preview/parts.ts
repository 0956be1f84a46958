import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { PROFILE_PARTS } from '@/lib/domain/lawyers/profile-completeness';
import { PROFILE_PATH, PROFILE_SECTIONS } from '../sections';

type ProfilePart = OwnProfile['missing'][number];

const LABELS: Record<ProfilePart, string> = {
  basic_info: 'Basic info, every field',
  banking_info: 'Bank details',
  picture: 'A photo of you',
  education: 'Education, one entry or more',
  work_experience: 'Work experience, one entry or more',
  availability: 'Availability, one day or more',
  services: 'Both prices',
};

export interface PartLink {
  part: string;
  label: string;
  href: string;
}

/** The parts that have to be filled in, each with the page where that is done. */
export const PART_LINKS: readonly (PartLink & { part: ProfilePart })[] = PROFILE_PARTS.map(
  (part) => ({
    part,
    label: LABELS[part],
    href: PROFILE_SECTIONS.find(({ parts }) => parts.includes(part))?.href ?? PROFILE_PATH,
  }),
);

/** Where each of the other things is settled that keep a profile from being shown. */
export const OTHER_LINKS: readonly PartLink[] = [
  { part: 'ibp_verified', label: 'Your ID check', href: `${PROFILE_PATH}#verification` },
  {
    part: 'account',
    label: 'The planned deletion of your account',
    href: '/lawyer-portal/account-settings',
  },
];
