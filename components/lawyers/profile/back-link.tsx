'use client';

import Link from 'next/link';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  href: string;
  icon: ReactNode;
  /** Paths of result pages; a prop, so that the script does not include the search module. */
  resultPaths: readonly string[];
}

interface Results {
  href: string;
  /** History entries back to that page, below 0. */
  distance: number;
}

/** Links back to the results that the reader came from, in their state; otherwise to `href`. */
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

/** Returns the previous page in the tab's history, if it shows results; null also if the browser cannot tell. */
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
