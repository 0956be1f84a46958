import { Check, ChevronDown, Clock, X } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { Reader } from '../work-item-paths';
import { type TimelineStep, timelineSteps } from './timeline-steps';

interface TimelineProps {
  item: WorkItem;
  reader: Reader;
  /** Epoch milliseconds. */
  now: number;
}

/** The steps in a row; on a phone the present one in a line, since all of them stand in the history. */
export function Timeline({ item, reader, now }: TimelineProps) {
  const steps = timelineSteps(item, reader, now);
  const present = steps.findIndex(({ state }) => state === 'current');
  const at = present < 0 ? steps.findLastIndex(({ state }) => state !== 'ahead') : present;
  const { label = '', note = null } = steps[at] ?? {};
  return (
    <>
      <p className="mt-4 md:hidden print:hidden">
        <span className="font-semibold">{`Step ${at + 1} of ${steps.length}`}</span>
        <span>{`: ${label}${note ? `, ${note}` : ''}`}</span>
      </p>
      <ol
        aria-label="Progress"
        className="mt-6 hidden auto-cols-fr grid-flow-col md:grid print:hidden"
      >
        {steps.map((step, index) => (
          <Step key={step.label} step={step} last={index === steps.length - 1} />
        ))}
      </ol>
    </>
  );
}

/** All steps with their days, folded at the end of a phone's page. */
export function History({ item, reader, now }: TimelineProps) {
  const steps = timelineSteps(item, reader, now);
  return (
    <details className="group border-t py-4 md:hidden print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-serif text-xl font-medium [&::-webkit-details-marker]:hidden">
        History
        <Icon of={ChevronDown} className="size-5 group-open:rotate-180" />
      </summary>
      <ol aria-label="All steps" className="mt-3 grid">
        {steps.map((step, index) => (
          <Step key={step.label} step={step} last={index === steps.length - 1} />
        ))}
      </ol>
    </details>
  );
}

const MARKS: Record<TimelineStep['state'], string> = {
  done: 'bg-teal-800 text-white',
  current: 'bg-lime-400 text-teal-950 ring-4 ring-lime-100',
  ahead: 'border-2 border-neutral-300 bg-white',
  ended: 'bg-neutral-600 text-white',
};

function Step({ step: { label, note, state }, last }: { step: TimelineStep; last: boolean }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex gap-3 pb-4 last:pb-0 md:block md:pr-3 md:pb-0"
    >
      {!last && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-6 bottom-0 left-3 -ml-px border-l-2 md:top-3 md:right-0 md:bottom-auto md:left-6 md:ml-0 md:border-t-2 md:border-l-0',
            state === 'done' ? 'border-teal-800' : 'border-neutral-200',
          )}
        />
      )}
      <span
        className={classNames(
          'relative grid size-6 shrink-0 place-items-center rounded-full',
          MARKS[state],
        )}
      >
        <Mark state={state} />
      </span>
      <span className="min-w-0 md:mt-2 md:block">
        <span
          className={classNames(
            'block text-sm',
            state === 'ahead' ? 'text-neutral-600' : 'font-semibold',
          )}
        >
          <span>{label}</span>
          {state === 'done' && <span className="sr-only">, done</span>}
        </span>
        {note && <span className="block text-sm text-neutral-600">{note}</span>}
      </span>
    </li>
  );
}

function Mark({ state }: Pick<TimelineStep, 'state'>) {
  if (state === 'ahead') return null;
  const icon = state === 'done' ? Check : state === 'ended' ? X : Clock;
  return <Icon of={icon} className="size-4" />;
}
