import type { ReactNode } from 'react';

interface QueryListProps<Row> {
  query: { isError: boolean; isPlaceholderData: boolean };
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** Where nothing could be read. */
  failure: ReactNode;
  loading: ReactNode;
  /** Where there is none. */
  empty: ReactNode;
  /** Below the rows: the way to others. */
  pages?: ReactNode;
  className?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is read: failed, on its way, empty, or its rows with the way to others. */
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
