import { Check } from 'lucide';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

interface StepBarProps {
  steps: readonly string[];
  /** Index of the current step; earlier ones are done. `steps.length` when all are. */
  current: number;
  className?: string;
}

export function StepBar({ steps, current, className }: StepBarProps) {
  return (
    <ol className={classNames('flex gap-2 sm:gap-4', className)} aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'flex-1 border-t-4 pt-2 transition-colors',
            index <= current ? 'border-teal-800' : 'border-neutral-300',
          )}
        >
          <span
            className={classNames(
              'flex items-center gap-1.5 text-sm font-semibold',
              index <= current ? 'text-teal-900' : 'text-neutral-600',
            )}
          >
            {index < current ? (
              <Icon of={Check} className="size-4" />
            ) : (
              <span className="tabular">{index + 1}.</span>
            )}
            <span>{step}</span>
            {index < current && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
