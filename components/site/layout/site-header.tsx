'use client';
import { Newspaper } from 'lucide';
import Link from 'next/link';
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
import { buttonClass } from '@/components/ui/forms/button-class';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useSession } from '@/lib/client/accounts/session';
import type { StoredUser } from '@/lib/contract/accounts/users';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { TRANSPORT_TEXTS } from '@/lib/contract/platform/first-texts';
import { VisitorMenu } from './visitor-menu';
import { Wordmark } from './wordmark';

/** For visitors and customers. A lawyer never sees it: hidden by `data-viewer` before it is even hydrated. */
export function SiteHeader({ account }: { account?: ReactNode }) {
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
        <Link
          href="/blog"
          prefetch={false}
          className={classNames(
            buttonClass({ variant: 'plain' }),
            'whitespace-nowrap max-md:px-2.5 max-md:text-sm md:ml-2',
            // A visitor's phone has it in the drawer.
            user ? 'max-sm:-mx-1 max-sm:px-3' : 'max-sm:hidden',
          )}
        >
          <Icon of={Newspaper} className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Legal Insights</span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {user ? (
            (account ?? (
              <>
                <NotificationsBell
                  userId={user._id}
                  confirmed={status === 'authenticated' && user.email_verified}
                  pinned={<HeldTimesLater />}
                />
                <AccountMenu user={user} />
              </>
            ))
          ) : (
            <VisitorLinks />
          )}
        </div>
      </div>
      {!user && <VisitorLinksWithoutScript />}
    </header>
  );
}

/** Whether the page is scrolled away from its top. */
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
  const name = `${user.first_name} ${user.last_name}`;

  useEffect(() => {
    if (failed) showToast('error', TRANSPORT_TEXTS.noAnswer);
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

/** Where visitors go from the header: three in the bar, all in the drawer. */
const VISITOR_PATHS = {
  find: SEARCH_PATH,
  signIn: '/login',
  register: '/signup/customer',
  lawyers: '/signup/lawyer',
  blog: '/blog',
} as const;

/** From `sm` the bar has just room for all of them, in one line. */
const IN_BAR = 'whitespace-nowrap max-sm:hidden max-md:px-2.5 max-md:text-sm';

/** Links in the bar from `sm`, below it in a drawer behind a menu button. */
function VisitorLinks() {
  return (
    <nav aria-label="Account" data-for-visitors="" className="flex items-center gap-1 md:gap-2">
      <Link
        href={VISITOR_PATHS.signIn}
        prefetch={false}
        className={classNames(buttonClass({ variant: 'quiet' }), IN_BAR)}
      >
        Sign in
      </Link>
      <Link
        href={VISITOR_PATHS.register}
        prefetch={false}
        className={classNames(buttonClass(), IN_BAR)}
      >
        Register
      </Link>
      <Link
        href={VISITOR_PATHS.lawyers}
        prefetch={false}
        className={classNames(buttonClass({ variant: 'brand-outline' }), IN_BAR)}
      >
        Are you a lawyer
      </Link>
      <VisitorMenu paths={VISITOR_PATHS} />
    </nav>
  );
}

const ROW_LINK =
  'inline-flex min-h-tap items-center rounded font-medium text-teal-800 underline underline-offset-4';

/** The same links on a phone whose browser runs no script, where nothing could open the drawer. */
export function VisitorLinksWithoutScript() {
  return (
    <nav
      aria-label="Account links"
      className="hidden flex-wrap gap-x-5 border-t px-4 noscript:max-sm:flex"
    >
      <Link href={VISITOR_PATHS.find} prefetch={false} className={ROW_LINK}>
        Find a lawyer
      </Link>
      <Link href={VISITOR_PATHS.signIn} prefetch={false} className={ROW_LINK}>
        Sign in
      </Link>
      <Link href={VISITOR_PATHS.register} prefetch={false} className={ROW_LINK}>
        Register
      </Link>
      <Link href={VISITOR_PATHS.lawyers} prefetch={false} className={ROW_LINK}>
        Are you a lawyer
      </Link>
      <Link href={VISITOR_PATHS.blog} prefetch={false} className={ROW_LINK}>
        Blog
      </Link>
    </nav>
  );
}
