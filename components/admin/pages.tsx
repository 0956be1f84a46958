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

/** Below a list whose length is known: where one is in it, and the ways on and back. */
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
  /** What is paged: `Changes`. */
  label: string;
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => string;
  /** Of the two ways; lists begin with the newest unless told. */
  back?: string;
  on?: string;
}

/** Below a list: the way to the pages beside this one. Nothing where it is the only one. */
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
