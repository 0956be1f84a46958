import { CalendarClock, type IconNode, IdCard, MessageSquare, Stamp } from 'lucide';
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

/** What waits for the lawyer, the first to be done first; of the notarial services where they were read. */
export function waitsOf(
  { profile, news }: Dashboard,
  notary: OwnNotary | undefined,
  now: number,
): Wait[] {
  return [
    ...idWaits(profile),
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

/** Of a lawyer whom clients see; of others they are one of the steps to that. */
function idWaits({ is_visible, status, ...check }: Dashboard['profile']): Wait[] {
  if (!is_visible) return [];
  const { renewal_due, check_ends_at } = check;
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
  return [];
}

function commissionWaits(notary: OwnNotary | undefined): Wait[] {
  const news = notary && commissionNews(notary);
  const href = `${NOTARY_EDITOR_PATH}#${SECTION_IDS.commission}`;
  return news ? [{ key: 'commission', icon: Stamp, href, ...news }] : [];
}

function noticeIcon(url: string): IconNode {
  return url.startsWith('/lawyer-portal/meeting') ? CalendarClock : MessageSquare;
}
