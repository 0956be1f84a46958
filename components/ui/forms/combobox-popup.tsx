'use client';

import { RotateCw } from 'lucide';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../display/spinner';
import { Icon } from '../icons/icon';
import { Button } from './button';
import { type ComboboxGroup, ComboboxList, type ComboboxOption, keepFocus } from './combobox-list';

export interface ComboboxLabels {
  one: string;
  many: string;
  instead?: string;
}

interface ComboboxPopupProps<T extends ComboboxOption> {
  id: string;
  open: boolean;
  state: 'loading' | 'ready' | 'failed';
  labels: ComboboxLabels;
  notice?: string | undefined;
  lead?: ReactNode;
  query: string;
  groups: readonly ComboboxGroup<T>[];
  matches: number;
  active: T | undefined;
  chosen: T | null;
  onChoose: (option: T) => void;
  onRetry: () => void;
  onBlur: (event: FocusEvent) => void;
  className?: string | undefined;
}

export function ComboboxPopup<T extends ComboboxOption>(props: ComboboxPopupProps<T>) {
  const { open, state, labels, notice, query, matches, lead, className } = props;
  const panel = useRef<HTMLDivElement>(null);
  // All of it is in view, once it is as tall as it will be.
  useEffect(() => {
    if (open && state !== 'loading') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open, state]);
  return (
    <>
      <p className="sr-only" role="status">
        {open && [notice, describe(state, labels, query, matches)].filter(Boolean).join(' ')}
      </p>
      {open && (
        <div
          ref={panel}
          className={classNames(
            'absolute top-full left-0 z-20 mt-1 w-full overflow-hidden rounded border bg-white p-1 shadow',
            className,
          )}
        >
          {lead}
          <Content {...props} />
        </div>
      )}
    </>
  );
}

function Content<T extends ComboboxOption>(props: ComboboxPopupProps<T>) {
  const { id, state, labels, query, groups, matches, active, chosen, onChoose, onRetry, onBlur } =
    props;
  if (state === 'loading') {
    return (
      <p id={id} className="flex min-h-tap items-center gap-2 px-3 text-neutral-700">
        <Spinner className="size-4" />
        Loading the {labels.many}
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <div id={id} className="grid justify-items-start gap-2 p-3">
        <p>The {labels.many} could not be loaded. Check internet connection.</p>
        <Button
          variant="outline"
          size="small"
          onClick={onRetry}
          onBlur={onBlur}
          onMouseDown={keepFocus}
        >
          <Icon of={RotateCw} className="size-4" />
          Try again
        </Button>
      </div>
    );
  }
  const list = groups.length > 0 && (
    <ComboboxList
      id={id}
      label={capitalized(labels.many)}
      groups={groups}
      active={active}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  if (matches > 0) return list;
  if (query === '' && !list) {
    return (
      <p id={id} className="px-3 py-2.5 text-neutral-700">
        Type to find {labels.many}.
      </p>
    );
  }
  return (
    <>
      <p
        id={list ? undefined : id}
        className={classNames('px-3 py-2.5 wrap-anywhere text-neutral-700', list && 'border-b')}
      >
        <span>Nothing found for “{query}”. Try another word</span>
        {list && <span>{', or take the closest of these'}</span>}
        <span>.</span>
      </p>
      {list}
    </>
  );
}

function describe(
  state: ComboboxPopupProps<ComboboxOption>['state'],
  { one, many, instead }: ComboboxLabels,
  query: string,
  matches: number,
): string {
  if (state === 'loading') return `Loading the ${many}`;
  if (state === 'failed') return `The ${many} could not be loaded.`;
  if (matches === 0 && query === '') return `Type to find ${many}.`;
  if (matches === 0) return [`Nothing found for ${query}.`, instead].filter(Boolean).join(' ');
  return matches === 1 ? `1 ${one}` : `${matches} ${many}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
