'use client';

import { Scale } from 'lucide';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';
import { type ChosenProblem, MAX_WORDS_LENGTH } from '@/lib/contract/lawyers/search-filters';
import { problemTyped, useProblemSource } from './use-problem-source';

/**
 * What the field stands for when its form is sent: the chosen problem, or the one that fits what was typed. `several`:
 * the list is open and asks to choose. `unavailable`: words are typed and the search for them could not be loaded.
 */
export type SettledProblem = ChosenProblem | 'empty' | 'several' | 'unavailable';

export interface ProblemPickerHandle {
  settle: () => SettledProblem | Promise<SettledProblem>;
}

interface ProblemPickerProps {
  value: ChosenProblem | null;
  onChange: (value: ChosenProblem | null) => void;
  onType?: () => void;
  handle?: Ref<ProblemPickerHandle>;
  placeholder?: string;
  error?: string | undefined;
  /** With the scale in front, 48 px high: for the hero. */
  large?: boolean;
}

const LABELS = {
  one: 'legal problem',
  many: 'legal problems',
  instead: 'The most common problems are listed.',
};

/**
 * Chooses one of about 190 legal problems by typing what happened, or from the list. Without scripts the words travel
 * as `q`, and the page of the results reads them.
 */
export function ProblemPicker(props: ProblemPickerProps) {
  const { value, onChange, onType, handle, error, large = false, ...rest } = props;
  const box = useRef<ComboboxHandle<ChosenProblem>>(null);
  const [several, setSeveral] = useState(false);
  const settleTyped = async (words: string): Promise<SettledProblem> => {
    const found = await problemTyped(words).catch(() => undefined);
    if (found) {
      box.current?.choose(found);
      return found;
    }
    // Either shows what to choose from, or that it could not be loaded.
    box.current?.open();
    if (found === undefined) return 'unavailable';
    setSeveral(true);
    return 'several';
  };
  useImperativeHandle(handle, () => ({
    settle: () => {
      const words = box.current?.typed();
      return words ? settleTyped(words) : (value ?? 'empty');
    },
  }));
  return (
    <ComboboxField
      {...rest}
      label="Legal problem"
      name="q"
      maxLength={MAX_WORDS_LENGTH}
      source={useProblemSource()}
      labels={LABELS}
      value={value}
      handle={box}
      error={error ?? (several ? 'Choose one of these' : undefined)}
      large={large}
      icon={large ? Scale : undefined}
      popupClassName="sm:min-w-88"
      onChange={(chosen) => {
        setSeveral(false);
        onChange(chosen);
      }}
      onType={() => {
        setSeveral(false);
        onType?.();
      }}
    />
  );
}
