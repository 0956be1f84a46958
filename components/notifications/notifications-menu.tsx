'use client';
import { useQuery } from '@tanstack/react-query';
import { Banknote, BellRing, CalendarCheck, FileText, type IconNode, MessageSquare } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { PRACTICES_PATH, useMayOpen } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Icon } from '@/components/ui/icons/icon';
import { usePopover } from '@/components/ui/overlays/use-popover';
import { LISTED_FIRST } from '@/lib/client/notifications/first-notifications';
import {
  type FirstNotifications,
  notificationsQuery,
  useLiveNotifications,
  useMarkAllSeen,
  useMarkSeen,
  usePageSeen,
} from '@/lib/client/notifications/notifications';
import { browserPushQuery, useSwitchPush } from '@/lib/client/notifications/preferences';
import { useRegisterOnce } from '@/lib/client/notifications/use-register-once';
import { askPermission, isTurnedOff } from '@/lib/client/notifications/web-push';
import { Queries } from '@/lib/client/platform/queries';
import { present } from '@/lib/clock';
import type {
  InAppNotification,
  NotificationIcon,
} from '@/lib/contract/notifications/notifications';
import { COPY } from '@/lib/contract/platform/copy';
import { ageLabel, TODAY } from '@/lib/domain/platform/age-label';
import { formatTime } from '@/lib/domain/platform/clock-labels';

export interface NotificationsMenuProps {
  id: string;
  /** Null if nothing can be requested: the server answers verified users only. */
  userId: string | null;
  first?: FirstNotifications | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUnseen: (count: number) => void;
  pinned?: ReactNode;
}

/** Loads the notifications, counts the new ones, and shows them while open. */
export function NotificationsMenu(props: NotificationsMenuProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

/** Shows no error if the notifications cannot be loaded (specification, section 8). */
function Asked(props: NotificationsMenuProps) {
  const { id, userId, first, open, onOpenChange, onUnseen } = props;
  const asks = userId !== null;
  const live = useLiveNotifications(userId, first?.since);
  const { data, isLoading, refetch } = useQuery({
    ...notificationsQuery({ live }),
    enabled: asks,
    initialData: first?.list,
  });
  const panel = usePopover<HTMLElement>(open, onOpenChange);
  // Closed it holds nothing, but for a press that comes before the scripts.
  const filled = !useHydrated() || open;
  const unseen = data?.unseen_count ?? 0;
  useEffect(() => onUnseen(unseen), [unseen, onUnseen]);
  useEffect(() => {
    if (open && asks) void refetch();
  }, [open, asks, refetch]);
  useRegisterOnce(asks);
  usePageSeen(usePathname(), data !== undefined);
  return (
    <section
      {...panel}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-2 top-15 bottom-auto z-40 hidden max-h-[min(36rem,calc(100dvh-4.5rem))] w-auto animate-appear flex-col overflow-hidden rounded border bg-white text-neutral-900 shadow open:flex data-open:flex sm:right-(--panel-right) sm:left-auto sm:w-100 [--focus:theme(colors.teal.600)]"
    >
      {filled && <Filled {...props} items={data?.results} isLoading={isLoading} />}
    </section>
  );
}

interface FilledProps extends NotificationsMenuProps {
  items: readonly InAppNotification[] | undefined;
  isLoading: boolean;
}

function Filled({ id, userId, items, isLoading, onOpenChange, pinned }: FilledProps) {
  const asks = userId !== null;
  // Only a browser knows what it was told about push.
  const hydrated = useHydrated();
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b py-1 pr-2 pl-4">
        <h2 id={`${id}-title`} className="text-lg">
          {COPY.notifications.title}
        </h2>
        {!isLoading && <SeeAll items={items ?? []} />}
      </div>
      {asks && pinned}
      {isLoading ? <Coming /> : <List items={items ?? []} onClose={() => onOpenChange(false)} />}
      {asks && hydrated && <PushOffer />}
    </>
  );
}

function List({ items, onClose }: { items: readonly InAppNotification[]; onClose: () => void }) {
  const [all, setAll] = useState(false);
  const markSeen = useMarkSeen();
  if (items.length === 0) {
    return <p className="px-4 py-8 text-center text-neutral-700">{COPY.notifications.empty}</p>;
  }
  const now = present();
  return (
    <>
      <ul className="min-h-0 divide-y overflow-y-auto overscroll-contain">
        {items.slice(0, all ? items.length : LISTED_FIRST).map((item) => (
          <NotificationItem
            key={item._id}
            item={item}
            now={now}
            onOpen={() => {
              if (!item.seen) markSeen.mutate(item._id);
              onClose();
            }}
          />
        ))}
      </ul>
      {!all && items.length > LISTED_FIRST && (
        <div className="border-t p-2">
          <Button variant="quiet" wide onClick={() => setAll(true)}>
            {COPY.notifications.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Stays in place once all are seen, so that it keeps the focus. */
function SeeAll({ items }: { items: readonly InAppNotification[] }) {
  const seeAll = useMarkAllSeen();
  const [newest] = items;
  const isNew = items.some(({ seen }) => !seen);
  if (!newest || (!isNew && seeAll.isIdle)) return null;
  return (
    <div className="text-right">
      <Button
        variant="quiet"
        size="small"
        aria-disabled={!isNew}
        onClick={() => isNew && seeAll.mutate(newest._id)}
      >
        Mark all as seen
      </Button>
      <p role="status" className="sr-only">
        {seeAll.isSuccess && !isNew && 'All notifications are seen.'}
      </p>
      {seeAll.isError && (
        <p role="alert" className="px-2 py-1 text-sm text-red-700">
          They were not marked as seen. Please try again.
        </p>
      )}
    </div>
  );
}

function Coming() {
  return (
    <LoadingRegion label="Loading notifications">
      <div className="grid gap-4 p-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </LoadingRegion>
  );
}

/** Offers web push if the browser supports it and the user has not refused; Safari asks only after a press. */
function PushOffer() {
  const { data: browser } = useQuery(browserPushQuery());
  const change = useSwitchPush();
  const [wasOff] = useState(isTurnedOff);
  if (change.isSuccess) {
    return (
      <p role="status" className="border-t px-4 py-3 text-sm text-neutral-700">
        This browser will show notifications from now on.
      </p>
    );
  }
  if (browser !== 'off' || wasOff) return null;
  return (
    <div className="border-t p-2">
      <Button
        variant="quiet"
        wide
        pending={change.isPending}
        pendingLabel="Turning on"
        onClick={() => change.mutate(askPermission())}
      >
        Turn on notifications
      </Button>
      {change.isError && (
        <p role="alert" className="px-2 py-1 text-sm text-red-700">
          Your browser didn’t turn them on. See your account settings for help.
        </p>
      )}
    </div>
  );
}

const ICONS: Record<NotificationIcon, IconNode> = {
  'meeting-comment': MessageSquare,
  'meeting-reminder': BellRing,
  'new-meeting': CalendarCheck,
  'new-work-item': FileText,
  payout: Banknote,
};

/** Returns the age of a notification; of one of today also the time. */
function ageText(at: number, now: number): string {
  const label = ageLabel(at, now);
  return label === TODAY ? `${label}, ${formatTime(at)} PHT` : label;
}

interface NotificationItemProps {
  item: InAppNotification;
  now: number;
  onOpen: () => void;
}

/** One notification, linked to its subject. New ones are tinted, marked and named. */
function NotificationItem({ item, now, onOpen }: NotificationItemProps) {
  const opens = useMayOpen();
  return (
    <li className={classNames('notification', !item.seen && 'notification-new')}>
      <span className="notification-sign">
        <Icon of={ICONS[item.icon]} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={item.seen ? 'font-medium' : 'font-semibold'}>
          <Link
            // What is about the own account opens once one works in it again.
            href={opens(item.url) ? item.url : PRACTICES_PATH}
            prefetch={false}
            className="stretch rounded -outline-offset-2"
            onClick={onOpen}
          >
            {item.title}
          </Link>
        </p>
        <p className="text-sm text-neutral-700">{item.body}</p>
        {/* Midnight may be between the server and here. */}
        <p className="mt-0.5 text-sm text-neutral-600" suppressHydrationWarning>
          {ageText(Date.parse(item.created_at), now)}
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
