import type { ReactNode } from 'react';

interface QueryListProps<Row> {
  query: { isError: boolean; isPlaceholderData: boolean };
  rows: readonly Row[] | undefined;
  failure: ReactNode;
  loading: ReactNode;
  empty: ReactNode;
  pages?: ReactNode;
  className?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A loaded list: failed, loading, empty, or its rows with paging. */
export function QueryList<Row>(props: QueryListProps<Row>) {
  const { query, rows, failure, loading, empty, pages, className, children } = props;
  return (
    <div className={className} aria-busy={query.isPlaceholderData}>
      {!rows && (query.isError ? failure : loading)}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && children(rows)}
      {rows && pages}
    </div>
  );
}
