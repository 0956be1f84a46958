import { Eye, type IconNode, IdCard, ListChecks } from 'lucide';
import { PART_LINKS } from '@/components/lawyers/profile-editor/preview/parts';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';

/** Something about the profile that the lawyer has to do. */
export interface Wait {
  key: string;
  icon: IconNode;
  title: string;
  detail: string;
  href: string;
}

type Part = Dashboard['profile']['missing'][number];

const PART_DETAILS: Record<Part, string> = {
  basic_info: 'Who you are, what you do, and a quote in your own words',
  banking_info: 'Where we send your fees',
  picture: 'Shown on your profile and in search',
  education: 'School, degree and years',
  work_experience: 'Where you work now and worked before',
  availability: 'When clients can book you',
  services: 'Your fees for 30 and 60 minutes',
};

/** What keeps clients from the profile, the first to be done first. */
export function waitsOf({ profile }: Pick<Dashboard, 'profile'>): Wait[] {
  return [
    ...idWaits(profile),
    ...PART_LINKS.filter(({ part }) => profile.missing.includes(part)).map(
      ({ part, label, href }) => ({
        key: part,
        icon: ListChecks,
        title: label,
        detail: PART_DETAILS[part],
        href,
      }),
    ),
    ...hiddenWaits(profile),
  ];
}

function idWaits({ status }: Dashboard['profile']): Wait[] {
  const wait = (title: string, detail: string) => [
    { key: 'ids', icon: IdCard, title, detail, href: '#verification' },
  ];
  if (status === 'REJECTED')
    return wait('Hand in your IDs again', 'They were not approved; see the reason above');
  if (status === 'NONE')
    return wait('Hand in your IDs', 'Clients see your profile once both are checked');
  return [];
}

function hiddenWaits({ is_public, missing, checked_at }: Dashboard['profile']): Wait[] {
  if (is_public || missing.length > 0 || checked_at === null) return [];
  return [
    {
      key: 'hidden',
      icon: Eye,
      title: 'Show your profile',
      href: PROFILE_PATH,
      detail: 'It is complete and checked, but hidden from clients',
    },
  ];
}
