'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { HeldTimesLater } from '@/components/portal/meetings/held-times-later';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useSession } from '@/lib/client/accounts/session';
import type { StoredUser } from '@/lib/contract/accounts/users';
import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import { fullName } from '@/lib/domain/accounts/full-name';
import { HeaderMenu } from './header-menu';
import { Wordmark } from './wordmark';

interface SiteHeaderProps {
  /** Replaces the bell and the account menu that every page has for a client. */
  account?: ReactNode;
  /** Plain links, rendered on the server: in the bar, and below it without scripts. */
  links: ReactNode;
  tools: ReactNode;
  visitorLinks: ReactNode;
  withoutScript: ReactNode;
}

/** For visitors and customers. A lawyer never sees it: hidden by `data-viewer` before it hydrates. */
export function SiteHeader(props: SiteHeaderProps) {
  const { account, links, tools, visitorLinks, withoutScript } = props;
  const { status, user } = useSession();
  const scrolled = useScrolled();
  if (user?.type === 'LAWYER') return null;
  return (
    <header
      data-hidden-for="lawyer"
      className={classNames(
        'sticky low:relative top-0 z-30 border-b bg-neutral-50 transition-shadow print:hidden',
        scrolled && 'shadow',
      )}
    >
      <div className="mx-auto flex h-header max-w-page items-center gap-2 px-4 lg:px-6">
        <Wordmark />
        {links}
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {tools}
          {user
            ? (account ?? (
                <>
                  <NotificationsBell
                    userId={user._id}
                    confirmed={status === 'authenticated' && user.email_verified}
                    pinned={<HeldTimesLater />}
                  />
                  <AccountMenu user={user} />
                </>
              ))
            : visitorLinks}
          <HeaderMenu visitor={!user} />
        </div>
      </div>
      {withoutScript}
    </header>
  );
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

type Person = Pick<StoredUser, 'first_name' | 'last_name' | 'picture_url'>;

type Opening = 'pointer' | 'keyboard';

const loadEntries = () => import('./account-entries').then(({ AccountEntries }) => AccountEntries);

/** Name and picture of a signed-in customer; the menu is preloaded on hover and focus. */
function AccountMenu({ user }: { user: Person }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const { code: AccountEntries, failed, retry } = useLater(loadEntries, opening !== null);
  const tooltip = useId();
  const name = fullName(user);

  useEffect(() => {
    if (failed) showToast('error', TRANSPORT_COPY.noAnswer);
  }, [failed]);

  const open = (how: Opening) => {
    setOpening(how);
    retry();
  };
  const button = (
    <button
      type="button"
      aria-describedby={tooltip}
      aria-haspopup="menu"
      aria-busy={(opening !== null && !AccountEntries && !failed) || undefined}
      className="-mr-1.5 flex min-h-tap min-w-0 items-center gap-2.5 rounded px-1.5 transition-colors hover:bg-neutral-100 aria-busy:cursor-progress aria-busy:bg-neutral-100"
      onPointerEnter={() => preload(loadEntries)}
      onFocus={() => preload(loadEntries)}
      onClick={
        AccountEntries ? undefined : ({ detail }) => open(detail > 0 ? 'pointer' : 'keyboard')
      }
      onKeyDown={AccountEntries ? undefined : (event) => openByArrow(event, open)}
    >
      <span className="sr-only">Account menu of </span>
      <span className="max-w-60 truncate font-medium max-sm:sr-only">{name}</span>
      <Avatar name={name} pictureUrl={user.picture_url} size="small" loading="eager" />
    </button>
  );
  return (
    <Tooltip id={tooltip} text="Account settings">
      {AccountEntries && opening ? <AccountEntries trigger={button} opening={opening} /> : button}
    </Tooltip>
  );
}

function openByArrow(event: KeyboardEvent, open: (how: Opening) => void) {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  open('keyboard');
}
