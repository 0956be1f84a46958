'use client';

import { Scale } from 'lucide';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';
import { useProblemSource } from './use-problem-source';

interface ProblemPickerProps {
  value: ChosenProblem | null;
  onChange: (value: ChosenProblem | null) => void;
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

/** Chooses one of about 190 legal problems by typing what happened, or from the list. */
export function ProblemPicker({ large = false, ...rest }: ProblemPickerProps) {
  return (
    <ComboboxField
      {...rest}
      label="Legal problem"
      source={useProblemSource()}
      labels={LABELS}
      large={large}
      icon={large ? Scale : undefined}
      className="noscript:hidden"
      popupClassName="sm:min-w-88"
    />
  );
}
