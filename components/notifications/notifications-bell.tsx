'use client';

import { Bell } from 'lucide';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import type { FirstNotifications } from '@/lib/client/notifications/notifications';
import type { NotificationsMenuProps } from './notifications-menu';

/** Highest number on the badge. */
const MAX_SHOWN = 10;

const loadMenu = () =>
  import('./notifications-menu').then(({ NotificationsMenu }) => NotificationsMenu);

interface NotificationsBellProps {
  userId: string;
  confirmed: boolean;
  onDark?: boolean;
  pinned?: ReactNode;
  /** Component of the menu, if the page includes its code; else it is loaded on demand. */
  Menu?: ComponentType<NotificationsMenuProps>;
  first?: FirstNotifications | null;
}

export function NotificationsBell(props: NotificationsBellProps) {
  const { userId, confirmed, onDark = false, pinned, Menu, first = null } = props;
  const [open, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(first?.list.unseen_count ?? 0);
  const panel = useId();
  const { code, failed, retry } = useLater(loadMenu, !Menu && (confirmed || open));
  const NotificationsMenu = Menu ?? code;
  const close = useCallback(() => setOpen(false), []);
  const frame = useClosing(open, close);
  return (
    <div
      ref={frame}
      // Where the panel ends, below the bell or near it.
      className={
        onDark
          ? '[--panel-right:--spacing(4)] lg:[--panel-right:--spacing(6)]'
          : '[--panel-right:max(1rem,calc(50vw-36.5rem))]'
      }
    >
      <button
        type="button"
        aria-label={nameOf(unseen)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        popoverTarget={NotificationsMenu ? panel : undefined}
        aria-busy={(open && !NotificationsMenu && !failed) || undefined}
        className={classNames(
          'relative inline-grid size-tap shrink-0 place-items-center rounded transition-colors aria-busy:cursor-progress',
          onDark
            ? 'text-white hover:bg-teal-700 aria-expanded:bg-teal-700'
            : 'text-neutral-700 hover:bg-neutral-100 aria-expanded:bg-neutral-100',
        )}
        // Once the scripts are there they open it; the browser would do it twice.
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
          retry();
        }}
      >
        <Icon of={Bell} className="size-5" />
        {unseen > 0 && <Badge count={unseen} onDark={onDark} />}
      </button>
      {NotificationsMenu && (
        <NotificationsMenu
          id={panel}
          userId={confirmed ? userId : null}
          first={first}
          open={open}
          onOpenChange={setOpen}
          onUnseen={setUnseen}
          pinned={pinned}
        />
      )}
    </div>
  );
}

function nameOf(unseen: number): string {
  if (unseen === 0) return 'Notifications';
  return `Notifications, ${unseen > MAX_SHOWN ? `more than ${MAX_SHOWN}` : unseen} new`;
}

/** Beside the bell, whose shape stays. */
function Badge({ count, onDark }: { count: number; onDark: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-0.5 left-6 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-red-600 px-1 text-xs leading-none font-semibold text-white',
        onDark ? 'ring-2 ring-teal-900' : 'ring-2 ring-white',
      )}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}

/**
 * Closes a panel below its button on Escape, a press outside or loss of focus; both are in one frame. Escape returns
 * the focus to the button.
 */
function useClosing(open: boolean, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return;
    const off = new AbortController();
    const { signal } = off;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      element.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => off.abort();
  }, [open, close]);
  return frame;
}
