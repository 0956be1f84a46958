import { Check, Minus, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { CheckResult, Tone } from './check-labels';

const MARKS: Record<Tone, { icon: typeof Check; look: string }> = {
  good: { icon: Check, look: 'bg-teal-700 text-lime-400' },
  bad: { icon: TriangleAlert, look: 'bg-amber-300 text-amber-950' },
  open: { icon: Minus, look: 'bg-teal-800 text-teal-100' },
};

interface CheckRowProps {
  name: string;
  result: CheckResult;
  /** A way to check, at the end of the row; the result stands below, once there is one. */
  action?: ReactNode;
  resultBelow?: boolean;
  /** What the result means. */
  children?: ReactNode;
}

/** What was checked and the result in words, which is said again when it changes. */
export function CheckRow({ name, result, action, resultBelow = true, children }: CheckRowProps) {
  const { icon, look } = MARKS[result.tone];
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2.5">
      <span className={classNames('grid size-7 shrink-0 place-items-center rounded-full', look)}>
        <Icon of={icon} className="size-4" />
      </span>
      <p
        className={classNames('flex min-w-0 flex-1 gap-x-3', action ? 'flex-col' : 'items-center')}
        aria-live="polite"
        aria-atomic="true"
      >
        <span className="font-medium">{name}</span>{' '}
        <span
          className={classNames(
            'text-sm text-teal-100',
            !action && 'ml-auto text-right',
            !resultBelow && 'sr-only',
          )}
        >
          {result.text}
        </span>
      </p>
      {action}
      {children && <div className="basis-full pl-10">{children}</div>}
    </li>
  );
}
