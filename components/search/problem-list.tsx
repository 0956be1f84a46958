'use client';

import { Check } from 'lucide';
import { useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { ChosenProblem } from './filters';
import type { ProblemOptionGroup } from './problem-options';

interface ProblemListProps {
  id: string;
  groups: readonly ProblemOptionGroup[];
  /** The option the keyboard is on. */
  active: ChosenProblem | undefined;
  chosen: ChosenProblem | null;
  onChoose: (problem: ChosenProblem) => void;
}

/** The options of the legal-problem picker, group by group. The focus stays in the input. */
export function ProblemList({ id, groups, active, chosen, onChoose }: ProblemListProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Legal problems"
      className="max-h-62.5 scroll-py-9 overflow-y-auto overscroll-contain"
      // A press must not take the focus out of the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset
          key={group.label}
          className="min-w-0"
          aria-labelledby={`${id}-${slug(group.label)}`}
        >
          <p
            id={`${id}-${slug(group.label)}`}
            role="presentation"
            className="sticky top-0 bg-white px-3 pt-3 pb-1 text-sm font-semibold text-neutral-600"
          >
            {group.label}
          </p>
          {group.options.map((problem) => (
            <Option
              key={problem._id}
              id={optionId(id, problem)}
              label={problem.label}
              active={problem._id === active?._id}
              chosen={problem._id === chosen?._id}
              onChoose={() => onChoose(problem)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  label: string;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Option({ id, label, active, chosen, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classNames(
        'flex min-h-tap cursor-pointer items-center justify-between gap-3 rounded-inner px-3 py-1.5 hover:bg-neutral-100',
        active && 'bg-teal-50 inset-ring-2 inset-ring-teal-600',
        chosen && 'font-semibold text-teal-900',
      )}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      {label}
      {chosen && <Icon of={Check} className="size-5" />}
    </div>
  );
}

export function optionId(listId: string, problem: ChosenProblem): string {
  return `${listId}-option-${problem._id}`;
}

function slug(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}
