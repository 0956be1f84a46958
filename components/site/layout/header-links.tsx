import { Bookmark, UserRoundSearch } from 'lucide';
import Link from 'next/link';
import { SAVED_PATH } from '@/components/lawyers/addresses';
import { SavedCount } from '@/components/lawyers/card/save-button';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { type PlainLink, PlainLinks } from '@/components/ui/layout/plain-links';
import { NAMED_PATH } from '@/lib/contract/lawyers/search-paths';
import { type HeaderLink, READING, VISITOR_PATHS, WAYS } from './header-paths';

/** Marks links in the bar. From `sm` a visitor's links just fit, and from `lg` all of them, in one line. */
const IN_BAR = 'in-bar';

export function HeaderLinks() {
  return (
    <>
      <Link
        href="/blog"
        prefetch={false}
        className={classNames(buttonClass({ variant: 'plain' }), IN_BAR, 'lg:ml-2')}
      >
        Legal Insights
      </Link>
      <nav aria-label="Ways to help" className="flex max-lg:hidden">
        <PlainLinks
          links={pairs(WAYS)}
          className={classNames(buttonClass({ variant: 'plain' }), IN_BAR)}
        />
      </nav>
    </>
  );
}

const TOOL = 'header-tool';

/**
 * Icons in the bar. From `sm` to `xl` the texts of a visitor's links need all the space, and on a phone the bell of a
 * signed-in user, whose menu and portal contain them too.
 */
export function HeaderTools() {
  return (
    <div className="flex">
      <Link href={NAMED_PATH} prefetch={false} className={TOOL}>
        <Icon of={UserRoundSearch} className="size-5.5" />
        <span className="text-xs leading-none whitespace-nowrap">
          <span className="sr-only">Find a lawyer </span>
          <span className="inline-block first-letter:uppercase">by name</span>
        </span>
      </Link>
      <Link href={SAVED_PATH} prefetch={false} className={TOOL}>
        <Icon of={Bookmark} className="size-5.5" />
        <span className="text-xs leading-none">
          Saved<span className="sr-only"> lawyers</span>
        </span>
        <SavedCount />
      </Link>
    </div>
  );
}

/** Links in the bar from `sm`, below that in the drawer. */
export function VisitorLinks() {
  return (
    <nav
      aria-label="Account"
      data-for-visitors=""
      className="flex items-center gap-1 max-sm:hidden xl:gap-2"
    >
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
    </nav>
  );
}

const ROW_LINK = 'row-link';

/** Links of the drawer, for a phone without scripts, which could not open it. */
export function LinksWithoutScript({ visitor }: { visitor: boolean }) {
  const links = [
    ...WAYS,
    ...(visitor
      ? [
          { href: VISITOR_PATHS.signIn, label: 'Sign in' },
          { href: VISITOR_PATHS.register, label: 'Register' },
          { href: VISITOR_PATHS.lawyers, label: 'Are you a lawyer' },
        ]
      : []),
    ...READING,
  ];
  return (
    <nav
      aria-label="Links of the menu"
      className="hidden flex-wrap gap-x-5 border-t px-4 noscript:max-sm:flex"
    >
      <PlainLinks links={pairs(links)} className={ROW_LINK} />
    </nav>
  );
}

function pairs(links: readonly HeaderLink[]): PlainLink[] {
  return links.map(({ label, href }) => [label, href]);
}
