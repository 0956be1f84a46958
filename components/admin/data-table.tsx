import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  end?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows under column headings; on a phone each row is a card with the headings as labels. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="overflow-hidden rounded border bg-white">
      <table className="w-full text-left text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-neutral-50 text-neutral-600 max-md:sr-only">
          <tr>
            {columns.map(({ head, end }) => (
              <th
                key={head}
                scope="col"
                className={classNames('px-4 py-2.5 font-medium', end && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="align-top max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3"
            >
              {columns.map(({ head, cell, end }) => (
                <td
                  key={head}
                  className={classNames(
                    'break-words max-md:flex max-md:justify-between max-md:gap-4 max-md:has-[>div:empty]:hidden md:px-4 md:py-3.5',
                    end && 'tabular md:text-right',
                  )}
                >
                  <span className="shrink-0 text-neutral-600 md:hidden">{head}</span>
                  <div className="min-w-0 max-md:text-right">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
