'use client';

import Link from 'next/link';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  /** Where most readers came from. */
  href: string;
  icon: ReactNode;
  /** Where pages with results begin; handed over, so that the script does not hold the module of the search. */
  resultPaths: readonly string[];
}

interface Results {
  href: string;
  /** Entries of the history up to there, below 0. */
  distance: number;
}

/** Leads back to the results that this reader came from, as they were left; to those of `href` from anywhere else. */
export function BackLink({ href, icon, resultPaths, children, ...rest }: BackLinkProps) {
  const [results, setResults] = useState<Results | null>(null);
  // The page is the same for everyone; the history is read in the browser.
  useEffect(() => setResults(resultsBefore(resultPaths)), [resultPaths]);
  return (
    <Link
      {...rest}
      href={results?.href ?? href}
      prefetch={false}
      onNavigate={(event) => {
        if (!results) return;
        event.preventDefault();
        window.history.go(results.distance);
      }}
    >
      {icon}
      {results ? 'Back to results' : children}
    </Link>
  );
}

/** The page before this one in the history of the tab, if it shows results; null also where a browser cannot tell. */
function resultsBefore(paths: readonly string[]): Results | null {
  const { navigation, location } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const entries = navigation?.entries() ?? [];
  for (let index = here - 1; index >= 0; index -= 1) {
    const url = entries[index]?.url;
    if (!url) return null;
    const { pathname, search } = new URL(url);
    // What was chosen within this page.
    if (pathname === location.pathname) continue;
    return paths.some((path) => pathname.startsWith(path))
      ? { href: pathname + search, distance: index - here }
      : null;
  }
  return null;
}
