import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';

/** The page of a list as its address has it, from 0. */
export function pageNumber(param: string | string[] | undefined): number {
  const page = Number(param);
  return Number.isInteger(page) ? Math.max(0, Math.min(page, 10_000)) : 0;
}

interface PagerProps {
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
export function Pager({ label, page, hasMore, hrefOf, ...ways }: PagerProps) {
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
