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
  /** A way to check, or what to do about the result. */
  children?: ReactNode;
}

/** What was checked and the result in words, which is said again when it changes. */
export function CheckRow({ name, result, children }: CheckRowProps) {
  const { icon, look } = MARKS[result.tone];
  return (
    <li className="py-2.5">
      <p className="flex items-center gap-3" aria-live="polite" aria-atomic="true">
        <span className={classNames('grid size-7 shrink-0 place-items-center rounded-full', look)}>
          <Icon of={icon} className="size-4" />
        </span>
        <span className="font-medium">{name}</span>{' '}
        <span className="ml-auto text-right text-sm text-teal-100">{result.text}</span>
      </p>
      {children && <div className="pl-10">{children}</div>}
    </li>
  );
}
