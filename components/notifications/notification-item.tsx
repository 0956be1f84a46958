import { Banknote, BellRing, CalendarCheck, FileText, type IconNode, MessageSquare } from 'lucide';
import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type {
  InAppNotification,
  NotificationIcon,
} from '@/lib/contract/notifications/notifications';
import { ageLabel } from '@/lib/domain/platform/age-label';

const ICONS: Record<NotificationIcon, IconNode> = {
  'meeting-comment': MessageSquare,
  'meeting-reminder': BellRing,
  'new-meeting': CalendarCheck,
  'new-work-item': FileText,
  payout: Banknote,
};

interface NotificationItemProps {
  item: InAppNotification;
  /** Epoch milliseconds. */
  now: number;
  onOpen: () => void;
}

/** One notification, a link to what it is about. New ones are tinted, marked and named. */
export function NotificationItem({ item, now, onOpen }: NotificationItemProps) {
  return (
    <li
      className={classNames(
        'relative flex gap-3 px-4 py-3.5',
        item.seen ? 'hover:bg-neutral-50' : 'bg-teal-50 hover:bg-teal-100',
      )}
    >
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded',
          item.seen ? 'bg-neutral-100 text-neutral-700' : 'bg-white text-teal-800',
        )}
      >
        <Icon of={ICONS[item.icon]} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={item.seen ? 'font-medium' : 'font-semibold'}>
          <Link
            href={item.url}
            prefetch={false}
            className="stretch rounded -outline-offset-2"
            onClick={onOpen}
          >
            {item.title}
          </Link>
        </p>
        <p className="text-sm text-neutral-700">{item.body}</p>
        <p className="mt-0.5 text-sm text-neutral-600">
          {ageLabel(Date.parse(item.created_at), now)}
        </p>
      </div>
      {!item.seen && (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-red-600">
          <span className="sr-only">New</span>
        </span>
      )}
    </li>
  );
}
