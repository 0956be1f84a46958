'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type SearchFilters, searchHref } from '@/lib/contract/lawyers/search-filters';
import { useSearchNavigation } from './search-navigation';

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate'> {
  filters: SearchFilters;
  /** Set if the link itself disappears after the search. */
  focusHeading?: boolean;
}

export function SearchLink({ filters, focusHeading = false, ...rest }: SearchLinkProps) {
  const navigation = useSearchNavigation();
  return (
    <Link
      {...rest}
      href={searchHref(filters)}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        navigation.focusHeading.current = focusHeading;
        navigation.search(filters);
      }}
    />
  );
}
