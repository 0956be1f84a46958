'use client';

import { type FocusEvent, useId, useRef, useState } from 'react';
import type { ChosenProblem } from './filters';
import { optionId } from './problem-list';
import { problemOptions } from './problem-options';
import { useCombobox } from './use-combobox';
import { useProblemMatcher } from './use-problem-matcher';

const NOTHING = { groups: [], matches: 0 };

/** What the legal-problem picker shows and does: the text of its input, the options, and which of them is active. */
export function useProblemPicker(
  value: ChosenProblem | null,
  onChange: (value: ChosenProblem | null) => void,
) {
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { match, failed, load } = useProblemMatcher();
  // What is typed and not chosen yet; null while the input shows the chosen problem.
  const [typed, setTyped] = useState<string | null>(null);
  const found = match ? problemOptions(match, typed ?? '') : NOTHING;
  const options = found.groups.flatMap((group) => group.options);
  const clear = () => {
    setTyped(null);
    if (value) onChange(null);
  };
  const box = useCombobox<ChosenProblem>({
    options,
    chosen: options.findIndex((option) => option._id === value?._id),
    onChoose: (problem) => {
      setTyped(null);
      onChange(problem);
    },
    onClear: clear,
  });
  const active = options[box.active];

  return {
    frame,
    text: typed ?? value?.label ?? '',
    clear: () => {
      clear();
      input.current?.focus();
    },
    inputProps: {
      ref: input,
      role: 'combobox',
      'aria-expanded': box.open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active && optionId(listId, active),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        load();
        event.target.select();
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (frame.current?.contains(event.relatedTarget)) return;
        box.hide();
        if (typed?.trim() === '') clear();
        else if (value) setTyped(null);
      },
      onClick: () => {
        if (!box.open) box.show(-1);
      },
      onChange: ({ target }: { target: HTMLInputElement }) => {
        load();
        setTyped(target.value);
        box.show(target.value.trim() === '' ? -1 : 0);
      },
      onKeyDown: box.onKeyDown,
    },
    popupProps: {
      ...found,
      id: listId,
      open: box.open,
      state: failed ? 'failed' : match ? 'ready' : 'loading',
      query: typed?.trim() ?? '',
      active,
      chosen: value,
      onChoose: box.choose,
      onRetry: () => {
        load();
        input.current?.focus();
      },
    },
  } as const;
}
