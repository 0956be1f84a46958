'use client';

import { useQuery } from '@tanstack/react-query';
import { unreadText } from '@/components/meetings/messages/unread-messages';
import { classNames } from '@/components/ui/class-names';
import { useSession } from '@/lib/client/accounts/session';
import { unreadQuery } from '@/lib/client/meetings/inbox';
import { useLive } from '@/lib/client/notifications/live';

/** Number of unread messages in a navigation; nothing if it is zero or unknown. */
export function UnreadCount({ className }: { className: string }) {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.email_verified) return null;
  return <Count className={className} />;
}

function Count({ className }: { className: string }) {
  // The bell takes part in the connection; here it is only asked whether there is one.
  const live = useLive(null);
  const count = useQuery(unreadQuery({ live })).data?.unread_count ?? 0;
  return count > 0 && <UnreadBadge count={count} className={className} />;
}

export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-red-600 px-1.5 text-xs font-semibold text-white tabular',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{unreadText(count)}</span>
    </span>
  );
}
