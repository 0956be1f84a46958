import Link from 'next/link';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';

interface CountedPagesProps {
  /** From 0. */
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Paging below a list of known length: the position, and the next and previous pages. */
export function CountedPages({ page, total, onPage }: CountedPagesProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1 && page === 0) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-neutral-700 tabular">
        Page {page + 1} of {pages}
      </p>
      <div className="flex gap-2">
        <Button variant="outline" disabled={page === 0} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button variant="outline" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

interface PagesProps {
  /** Subject of the pages: `Changes`. */
  label: string;
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => string;
  back?: string;
  on?: string;
}

/** Paging below a list. Nothing if there is only one page. */
export function Pages({ label, page, hasMore, hrefOf, ...ways }: PagesProps) {
  const { back = 'Newer', on = 'Older' } = ways;
  if (page === 0 && !hasMore) return null;
  const link = buttonClass({ variant: 'outline', size: 'small' });
  return (
    <nav aria-label={`Pages: ${label}`} className="mt-4 flex items-center gap-3">
      {page > 0 && (
        <Link href={hrefOf(page - 1)} prefetch={false} scroll={false} className={link}>
          {back}
        </Link>
      )}
      <span className="text-sm text-neutral-700 tabular">Page {page + 1}</span>
      {hasMore && (
        <Link href={hrefOf(page + 1)} prefetch={false} scroll={false} className={link}>
          {on}
        </Link>
      )}
    </nav>
  );
}
