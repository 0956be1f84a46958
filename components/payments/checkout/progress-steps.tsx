import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/display/spinner';
import { Icon } from '@/components/ui/icons/icon';

export interface ProgressStep {
  title: string;
  note: ReactNode;
  state: 'done' | 'now' | 'later';
}

const MARKS: Record<ProgressStep['state'], string> = {
  done: 'bg-teal-800 text-white',
  now: 'border-2 border-amber-600 bg-amber-50 text-amber-700',
  later: 'border-2 border-neutral-300 bg-white',
};

const SPOKEN: Record<ProgressStep['state'], string> = {
  done: ', done',
  now: ', in progress',
  later: ', to come',
};

export function ProgressSteps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className="mt-6">
      {steps.map(({ title, note, state }) => (
        <li
          key={title}
          className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-3 pb-6 last:pb-0"
        >
          <span
            className={classNames(
              'absolute top-8 bottom-0 left-4 w-px group-last:hidden',
              state === 'done' ? 'bg-teal-800' : 'bg-neutral-300',
            )}
          />
          <span className={classNames('grid size-8 place-items-center rounded-full', MARKS[state])}>
            {state === 'done' && <Icon of={Check} className="size-4" />}
            {state === 'now' && <Spinner className="size-4" />}
          </span>
          <div className="pt-1">
            <p className={classNames('font-semibold', state === 'later' && 'text-neutral-600')}>
              {title}
              <span className="sr-only">{SPOKEN[state]}</span>
            </p>
            <p className="text-sm text-neutral-600">{note}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
