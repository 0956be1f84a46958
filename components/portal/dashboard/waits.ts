import {
  CalendarClock,
  Eye,
  type IconNode,
  IdCard,
  ListChecks,
  MessageSquare,
  Stamp,
} from 'lucide';
import { PART_LINKS } from '@/components/lawyers/profile-editor/preview/parts';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { commissionNews } from '@/components/notaries/editor/commission-news';
import { NOTARY_EDITOR_PATH, SECTION_IDS } from '@/components/notaries/editor/notary-parts';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { ageLabel } from '@/lib/domain/platform/age-label';
import { formatDay } from '@/lib/domain/platform/clock-labels';

/** Something the lawyer has to do or to look at. */
export interface Wait {
  key: string;
  icon: IconNode;
  title: string;
  detail: string;
  href: string;
  /** How long it has been there. */
  age?: string;
  /** A notice, which is seen once it is opened. */
  notice?: string;
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

/** What waits for the lawyer, the first to be done first; of the notarial services where they were read. */
export function waitsOf(
  { profile, news }: Dashboard,
  notary: OwnNotary | undefined,
  now: number,
): Wait[] {
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
    ...commissionWaits(notary),
    ...news.map(({ _id, title, body, url, created_at }) => ({
      key: _id,
      notice: _id,
      icon: noticeIcon(url),
      title,
      detail: body,
      href: url,
      age: ageLabel(Date.parse(created_at), now),
    })),
  ];
}

function idWaits({ status, renewal_due, check_ends_at }: Dashboard['profile']): Wait[] {
  const wait = (title: string, detail: string) => [
    { key: 'ids', icon: IdCard, title, detail, href: '#verification' },
  ];
  if (status === 'REJECTED')
    return wait('Hand in your IDs again', 'They were not approved; see the reason above');
  if (renewal_due && check_ends_at)
    return wait(
      'Hand in your new IBP ID',
      `Your check ends on ${formatDay(Date.parse(check_ends_at))}`,
    );
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

function commissionWaits(notary: OwnNotary | undefined): Wait[] {
  const news = notary && commissionNews(notary);
  const href = `${NOTARY_EDITOR_PATH}#${SECTION_IDS.commission}`;
  return news ? [{ key: 'commission', icon: Stamp, href, ...news }] : [];
}

function noticeIcon(url: string): IconNode {
  return url.startsWith('/lawyer-portal/meeting') ? CalendarClock : MessageSquare;
}
