'use client';

import { ChevronsUpDown, Scale, X } from 'lucide-react';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import type { ChosenProblem } from './filters';
import { optionId } from './problem-list';
import { problemOptions } from './problem-options';
import { ProblemPopup } from './problem-popup';
import { useCombobox } from './use-combobox';
import { useProblemMatcher } from './use-problem-matcher';

interface ProblemPickerProps {
  value: ChosenProblem | null;
  onChange: (value: ChosenProblem | null) => void;
  label?: string;
  placeholder?: string;
  error?: string | undefined;
  /** With the scale in front, 48 px high: for the hero. */
  large?: boolean;
}

/** Chooses one of about 190 legal problems by typing what happened, or from the list. */
export function ProblemPicker(props: ProblemPickerProps) {
  const { value, onChange, label = 'Legal problem', placeholder, error, large = false } = props;
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { match, failed, load } = useProblemMatcher();
  // What is typed and not chosen yet; null while the input shows the chosen problem.
  const [typed, setTyped] = useState<string | null>(null);
  const { groups, matches } = match
    ? problemOptions(match, typed ?? '')
    : { groups: [], matches: 0 };
  const options = groups.flatMap((group) => group.options);
  const clear = () => {
    setTyped(null);
    if (value) onChange(null);
  };
  const box = useCombobox({
    options,
    chosen: options.findIndex((option) => option._id === value?._id),
    onChoose: (problem) => {
      setTyped(null);
      onChange(problem);
    },
    onClear: clear,
  });
  const active = options[box.active];
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (frame.current?.contains(event.relatedTarget)) return;
    box.hide();
    if (typed?.trim() === '') clear();
    else if (value) setTyped(null);
  };
  const text = typed ?? value?.label ?? '';
  return (
    <Field label={label} error={error} className="noscript:hidden">
      {(control) => (
        <div ref={frame} className="relative">
          {large && <Scale className={`${ADORNMENT} left-3`} />}
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            aria-expanded={box.open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(listId, active)}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={classNames('field truncate pr-12', large && 'min-h-12 pl-10')}
            value={text}
            onFocus={(event) => {
              load();
              event.target.select();
            }}
            onClick={() => !box.open && box.show(-1)}
            onChange={(event) => {
              load();
              setTyped(event.target.value);
              box.show(event.target.value.trim() === '' ? -1 : 0);
            }}
            onKeyDown={box.onKeyDown}
            onBlur={leave}
          />
          {text === '' ? (
            <ChevronsUpDown className={`${ADORNMENT} right-3`} />
          ) : (
            <button
              type="button"
              aria-label={`Clear ${label.toLowerCase()}`}
              className={classNames(iconButtonClass, 'absolute! inset-y-0 right-0.5 my-auto')}
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              <X className="size-5" />
            </button>
          )}
          <ProblemPopup
            id={listId}
            open={box.open}
            state={failed ? 'failed' : match ? 'ready' : 'loading'}
            query={typed?.trim() ?? ''}
            groups={groups}
            matches={matches}
            active={active}
            chosen={value}
            onChoose={box.choose}
            onRetry={() => {
              load();
              input.current?.focus();
            }}
          />
        </div>
      )}
    </Field>
  );
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5 text-neutral-600';
