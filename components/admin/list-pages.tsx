import { Button } from '@/components/ui/forms/button';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';

interface ListPagesProps {
  /** From 0. */
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Below a list: where one is in it, and the ways on and back. */
export function ListPages({ page, total, onPage }: ListPagesProps) {
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
