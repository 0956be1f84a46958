import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { StateFigure } from './state-figure';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, headingLevel: Heading = 'h2', className } = props;
  return (
    <div
      className={classNames(
        'grid justify-items-center rounded border bg-white px-6 py-10 text-center',
        className,
      )}
    >
      <StateFigure />
      <Heading className="mt-5 font-serif text-xl font-medium">{title}</Heading>
      <p className="mt-1 max-w-80 text-neutral-700">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
