import Link from 'next/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { NotaryPage } from '@/lib/contract/notaries/notaries';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { notaryCityPath } from '../addresses';
import { cityLabel } from '../wording';
import {
  countNotaryFilters,
  NO_NOTARY_FILTERS,
  type NotaryFilters,
  notarySearchHref,
} from './filters';
import { NotaryCard } from './notary-card';
import { countNotaries, introOf } from './wording';

interface NotaryResultsProps {
  filters: NotaryFilters;
  found: NotaryPage | null;
  /** From 0. */
  page: number;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function NotaryResults({ filters, found, page, now }: NotaryResultsProps) {
  if (!found) return <Failed again={notarySearchHref(filters, page)} />;
  const { results, total } = found;
  if (results.length === 0) return <Nobody filters={filters} total={total} />;
  return (
    <>
      <p className="mt-1.5 max-w-text text-neutral-700">{introOf(filters, total)}</p>
      <div className="mt-4 grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
        {results.map((notary) => (
          <NotaryCard key={notary._id} notary={notary} document={filters.document} now={now} />
        ))}
      </div>
      <Pages filters={filters} found={found} />
    </>
  );
}

/** Links, so that each page has an address and needs no scripts. */
function Pages({ filters, found }: { filters: NotaryFilters; found: NotaryPage }) {
  const { results, total, page, hasMore } = found;
  const first = page * PAGE_SIZE + 1;
  const shown =
    total === results.length
      ? `${countNotaries(total)} shown`
      : `${first} to ${first + results.length - 1} of ${countNotaries(total)}`;
  return (
    <nav aria-label="Pages" className="mt-6 grid justify-items-center gap-3">
      {(page > 0 || hasMore) && (
        <p className="flex flex-wrap justify-center gap-3">
          {page > 0 && (
            <Link
              href={notarySearchHref(filters, page - 1)}
              rel="prev"
              prefetch={false}
              className={buttonClass({ variant: 'outline' })}
            >
              Previous notaries public
            </Link>
          )}
          {hasMore && (
            <Link
              href={notarySearchHref(filters, page + 1)}
              rel="next"
              prefetch={false}
              className={buttonClass({ variant: 'outline' })}
            >
              More notaries public
            </Link>
          )}
        </p>
      )}
      <p className="text-sm text-neutral-600">{shown}</p>
    </nav>
  );
}

function Failed({ again }: { again: string }) {
  return (
    <ErrorState title="The notaries public could not be loaded" className="mt-5">
      Your filters are kept.{' '}
      <a href={again} className={textLinkClass}>
        Try again
      </a>
    </ErrorState>
  );
}

/** Shown if there is no notary at all, or the address is beyond the last page. */
function Nobody({ filters, total }: { filters: NotaryFilters; total: number }) {
  const { title, text, href, label } = wayOut(filters, total);
  return (
    <EmptyState
      title={title}
      className="mt-5"
      action={
        <Link href={href} prefetch={false} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}

function wayOut(filters: NotaryFilters, total: number) {
  const { city } = filters;
  if (total > 0) {
    return {
      title: 'This page is past the last notary public',
      text: 'The list may have become shorter since you opened it.',
      href: notarySearchHref(filters),
      label: 'Go to the first page',
    };
  }
  if (countNotaryFilters(filters) > (city ? 1 : 0)) {
    return {
      title: 'No notaries public match these filters',
      text: 'Remove the document, day, hours or fee to see more.',
      href: notarySearchHref({ ...NO_NOTARY_FILTERS, city }),
      label: city ? `Any day and fee in ${cityLabel(city)}` : 'See all notaries public',
    };
  }
  return city
    ? {
        title: `No notary public in ${cityLabel(city)} yet`,
        text: 'You can also have your document notarized in another city, at the office there.',
        href: notaryCityPath(city),
        label: 'See the nearest ones',
      }
    : {
        title: 'No notaries public yet',
        text: 'They appear here as soon as their commissions are checked.',
        href: '/',
        label: 'Back to the main page',
      };
}
