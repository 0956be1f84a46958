import { RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from '../forms/button';
import { Icon } from '../icons/icon';
import { StateFigure } from './state-figure';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, headingLevel: Heading = 'h2', className } = props;
  return (
    <div
      className={classNames(
        'grid justify-items-center rounded border bg-white px-6 py-10 text-center',
        className,
      )}
      role="alert"
    >
      <StateFigure broken />
      <Heading className="mt-5 font-serif text-xl font-medium">{title}</Heading>
      {children && <p className="mt-1 max-w-80 text-neutral-700">{children}</p>}
      {onRetry && (
        <Button
          variant="outline"
          className="mt-5"
          pending={retrying}
          pendingLabel="Trying again"
          onClick={onRetry}
        >
          <Icon of={RotateCw} className="size-5" />
          Try again
        </Button>
      )}
    </div>
  );
}
