import { ArrowUpRight } from 'lucide';
import type { MDXComponents } from 'mdx/types';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { headingId } from '@/lib/blog/post-text';

/** Elements of a post. Headings are plain text, so that the table of contents finds them. */
export const proseElements: MDXComponents = {
  h2: ({ children }) => (
    <h2 id={headingId(String(children))} className="mt-11 mb-3 text-2xl">
      {children}
    </h2>
  ),
  h3: ({ children }) => <h3 className="mt-7 mb-2 text-lg font-semibold">{children}</h3>,
  p: ({ children }) => <p className="my-4">{children}</p>,
  ul: ({ children }) => (
    <ul className="my-4 list-disc space-y-2 pl-5 marker:text-teal-600">{children}</ul>
  ),
  ol: ({ children }) => (
    <ol className="my-4 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-teal-800">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1">{children}</li>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  a: ProseLink,
  blockquote: ({ children }) => (
    <blockquote className="my-7 rounded border border-teal-200 bg-teal-50 px-5 py-1 text-teal-900">
      {children}
    </blockquote>
  ),
  table: ScrollingTable,
  th: HeaderCell,
  td: ({ children }) => (
    <td className="border-b py-3 pr-2 align-top last:pr-0 sm:pr-6">{children}</td>
  ),
};

/** Internal links use the router; external ones are marked. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} className={textLinkClass}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={textLinkClass}>
      {children}
      <Icon of={ArrowUpRight} className="ml-0.5 inline size-4 align-[-0.125em] print:hidden" />
    </a>
  );
}

/** A table too wide for a phone scrolls inside itself, never the page. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    <div className="my-6 overflow-x-auto rounded border bg-white px-3 py-1 sm:px-4 print:overflow-visible">
      <table className="w-full text-left text-sm sm:text-base [&_tbody_tr:last-child_td]:border-b-0">
        {children}
      </table>
    </div>
  );
}

/** An empty corner cell is a `td`, since it is no heading. */
function HeaderCell({ children }: { children?: ReactNode }) {
  const look = 'border-b border-neutral-400 py-2 pr-2 align-bottom font-semibold last:pr-0 sm:pr-6';
  if (!children) return <td className={look} />;
  return (
    <th scope="col" className={look}>
      {children}
    </th>
  );
}
