import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { PROFILE_PARTS } from '@/lib/domain/lawyers/profile-completeness';

type ProfilePart = OwnProfile['missing'][number];

interface ProfileSection {
  href: string;
  label: string;
  /** Parts required before clients see the profile; a section without any has no mark. */
  parts: readonly ProfilePart[];
}

export const PROFILE_PATH = '/lawyer-portal/profile';
export const PART_COUNT = PROFILE_PARTS.length;

export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  { href: PROFILE_PATH, label: 'Preview', parts: [] },
  { href: `${PROFILE_PATH}/basic-info`, label: 'Basic info', parts: ['basic_info', 'picture'] },
  { href: `${PROFILE_PATH}/banking-info`, label: 'Bank details', parts: ['banking_info'] },
  {
    href: `${PROFILE_PATH}/availability`,
    label: 'Availability',
    parts: ['availability', 'services'],
  },
  {
    href: `${PROFILE_PATH}/work-experience`,
    label: 'Work experience',
    parts: ['work_experience'],
  },
  { href: `${PROFILE_PATH}/education`, label: 'Education', parts: ['education'] },
  { href: `${PROFILE_PATH}/awards`, label: 'Awards and publications', parts: [] },
  { href: `${PROFILE_PATH}/written-work`, label: 'Written work', parts: [] },
];

export type SectionMark = 'complete' | 'to do';

/** Whether a section is complete; null if nothing in it is required. */
export function sectionMark(
  { parts }: Pick<ProfileSection, 'parts'>,
  missing: readonly ProfilePart[],
): SectionMark | null {
  if (parts.length === 0) return null;
  return parts.some((part) => missing.includes(part)) ? 'to do' : 'complete';
}

/** Whether `pathname` is the page of a section, or one of an entry in it. */
export function isCurrentSection({ href }: Pick<ProfileSection, 'href'>, pathname: string) {
  return pathname === href || (href !== PROFILE_PATH && pathname.startsWith(`${href}/`));
}
