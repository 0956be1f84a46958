import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { VisitorMenu } from './visitor-menu';

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
export function VisitorLinks() {
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
