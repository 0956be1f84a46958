import { MessageSquare } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';

/** Shows `1 unread message`, `2 unread messages`; nothing if there are none. */
export function UnreadMessages({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium text-red-700">
      <Icon of={MessageSquare} className="size-4" />
      {unreadText(count)}
    </span>
  );
}

export function unreadText(count: number): string {
  return count === 1 ? '1 unread message' : `${count} unread messages`;
}
