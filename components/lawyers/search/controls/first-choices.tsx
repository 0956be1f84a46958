'use client';

import { Bookmark, UserRoundSearch } from 'lucide';
import Link from 'next/link';
import { SAVED_PATH } from '@/components/lawyers/addresses';
import { Icon } from '@/components/ui/icons/icon';
import { FREE_HELP_PATH, NAMED_PATH } from '@/lib/contract/lawyers/search-paths';
import { SearchLink } from '../filters/search-link';
import { useSearchNavigation } from '../filters/search-navigation';

/** The most common choices as links, and links to a search by name. */
export function FirstChoices() {
  const { filters } = useSearchNavigation();
  const today = filters.when === 'today';
  return (
    <ul aria-label="First choices" className="flex gap-2 lg:flex-wrap">
      <li>
        <SearchLink
          filters={{ ...filters, when: today ? null : 'today' }}
          aria-current={today || undefined}
          className="first-choice"
        >
          Today
        </SearchLink>
      </li>
      {filters.path !== FREE_HELP_PATH && (
        <>
          <li>
            <SearchLink
              filters={{ ...filters, free: !filters.free }}
              aria-current={filters.free || undefined}
              className="first-choice"
            >
              Free first meeting
            </SearchLink>
          </li>
          <li>
            <SearchLink
              filters={{ ...filters, written: !filters.written }}
              aria-current={filters.written || undefined}
              className="first-choice"
            >
              Written work
            </SearchLink>
          </li>
          <li>
            <Link href={NAMED_PATH} prefetch={false} className="first-choice">
              <Icon of={UserRoundSearch} className="size-4" />
              Search by name
            </Link>
          </li>
          <li data-hidden-for="lawyer">
            <Link href={SAVED_PATH} prefetch={false} className="first-choice">
              <Icon of={Bookmark} className="size-4" />
              Saved
            </Link>
          </li>
        </>
      )}
    </ul>
  );
}
