'use client';

import Link from 'next/link';
import { Fragment } from 'react';

export type PlainLink = readonly [label: string, href: string, note?: string];

interface PlainLinksProps {
  links: readonly PlainLink[];
  /** None where the list styles its links. */
  className?: string;
  items?: boolean;
}

/**
 * Links that consist of text only, some with a note. They are sent to the browser as data: rendered on the server, the elements of each
 * would be in every page a second time.
 */
export function PlainLinks({ links, className, items = false }: PlainLinksProps) {
  const Item = items ? 'li' : Fragment;
  return links.map(([label, href, note]) => (
    <Item key={href}>
      <Link href={href} prefetch={false} className={className}>
        {note ? (
          <>
            <span>{label}</span>
            <span>{note}</span>
          </>
        ) : (
          label
        )}
      </Link>
    </Item>
  ));
}
