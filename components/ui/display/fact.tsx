import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface FactProps {
  name: string;
  value: ReactNode;
  note: ReactNode;
  /** Width from which the note is shown; always by default. */
  noteFrom?: 'sm';
}

/** A figure in a row of up to four, two per row on a phone; belongs in a `dl` with a border. */
export function Fact({ name, value, note, noteFrom }: FactProps) {
  return (
    <div className="p-3 sm:p-4 even:border-l max-lg:nth-[n+3]:border-t lg:px-6 lg:py-5 lg:not-first:border-l">
      <dt className="text-sm text-neutral-600">{name}</dt>
      <dd className="mt-0.5 font-semibold tabular lg:text-xl">{value}</dd>
      <dd className={classNames('text-sm text-neutral-600', noteFrom && 'max-sm:hidden')}>
        {note}
      </dd>
    </div>
  );
}
