import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  count?: number;
  /** Hidden when printed. */
  screenOnly?: boolean;
  id?: string;
  children: ReactNode;
}

export function Section({ title, count, screenOnly, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`scroll-mt-20 border-t py-7 ${screenOnly ? 'print:hidden' : ''}`}
    >
      <h2 id={heading} className="flex items-baseline gap-2 text-xl">
        <span>{title}</span>
        {count !== undefined && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">{count}</span>
        )}
      </h2>
      {children}
    </section>
  );
}
