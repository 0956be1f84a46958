import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { PROFILE_PARTS } from '@/lib/domain/lawyers/profile-completeness';
import { PROFILE_PATH, PROFILE_SECTIONS } from '../sections';

type ProfilePart = OwnProfile['missing'][number];

const LABELS: Record<(typeof PROFILE_PARTS)[number], string> = {
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

/** Required parts of a profile, each with the page where it is filled in. */
export const PART_LINKS: readonly (PartLink & { part: ProfilePart })[] = PROFILE_PARTS.map(
  (part) => ({
    part,
    label: LABELS[part],
    href: hrefOf(part),
  }),
);

function hrefOf(part: ProfilePart): string {
  const section = PROFILE_SECTIONS.find(({ parts }) => parts.includes(part))?.href ?? PROFILE_PATH;
  return part === 'services' ? `${section}?part=rules` : section;
}

/** Asked for while tax is withheld. */
export const REGISTRATION_LINK: PartLink & { part: ProfilePart } = {
  part: 'registration',
  label: 'Registration for tax, checked by us',
  href: '/lawyer-portal/payments/tax',
};

/** Links for the other obstacles to publishing a profile. */
export const OTHER_LINKS: readonly PartLink[] = [
  { part: 'ibp_verified', label: 'Your ID check', href: `${PROFILE_PATH}#verification` },
  {
    part: 'account',
    label: 'The planned deletion of your account',
    href: '/lawyer-portal/account-settings/delete',
  },
];
