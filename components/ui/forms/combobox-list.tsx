'use client';

import { Check } from 'lucide';
import { type MouseEvent, useEffect } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

export interface ComboboxOption {
  readonly _id: number | string;
  readonly label: string;
}

export interface ComboboxGroup<T extends ComboboxOption> {
  readonly label?: string;
  readonly options: readonly T[];
}

interface ComboboxListProps<T extends ComboboxOption> {
  id: string;
  label: string;
  groups: readonly ComboboxGroup<T>[];
  active: T | undefined;
  chosen: T | null;
  onChoose: (option: T) => void;
}

/** Options of a combobox, by group. The focus stays in the input. */
export function ComboboxList<T extends ComboboxOption>(props: ComboboxListProps<T>) {
  const { id, label, groups, active, chosen, onChoose } = props;
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="max-h-62.5 scroll-py-9 overflow-y-auto overscroll-contain"
      onMouseDown={keepFocus}
    >
      {groups.map((group, index) => {
        const options = group.options.map((option) => (
          <Option
            key={option._id}
            id={optionId(id, option)}
            label={option.label}
            active={option._id === active?._id}
            chosen={option._id === chosen?._id}
            onChoose={() => onChoose(option)}
          />
        ));
        if (!group.label) return options;
        const headingId = `${id}-group-${index}`;
        return (
          <fieldset key={group.label} className="min-w-0" aria-labelledby={headingId}>
            <p
              id={headingId}
              role="presentation"
              className="sticky top-0 bg-white px-3 pt-3 pb-1 text-sm font-semibold text-neutral-600"
            >
              {group.label}
            </p>
            {options}
          </fieldset>
        );
      })}
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
      <span>{label}</span>
      {chosen && <Icon of={Check} className="size-5" />}
    </div>
  );
}

export function optionId(listId: string, option: ComboboxOption): string {
  return `${listId}-option-${option._id}`;
}

/** Prevents a press from moving the focus out of the input. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
