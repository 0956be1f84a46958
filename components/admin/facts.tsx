import type { ReactNode } from 'react';

/** Names and values in a list; missing values are left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y border-y">
      {rows.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined && (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:py-2.5"
            >
              <dt className="text-neutral-600">{name}</dt>
              <dd className="font-medium wrap-anywhere tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
