'use client';

import { ChevronsUpDown, Scale, X } from 'lucide';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { ChosenProblem } from './filters';
import { ProblemPopup } from './problem-popup';
import { useProblemPicker } from './use-problem-picker';

interface ProblemPickerProps {
  value: ChosenProblem | null;
  onChange: (value: ChosenProblem | null) => void;
  placeholder?: string;
  error?: string | undefined;
  /** With the scale in front, 48 px high: for the hero. */
  large?: boolean;
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5 text-neutral-600';

/** Chooses one of about 190 legal problems by typing what happened, or from the list. */
export function ProblemPicker(props: ProblemPickerProps) {
  const { value, onChange, placeholder, error, large = false } = props;
  const { frame, text, clear, inputProps, popupProps } = useProblemPicker(value, onChange);
  return (
    <Field label="Legal problem" error={error} className="noscript:hidden">
      {(control) => (
        <div ref={frame} className="relative">
          {large && <Icon of={Scale} className={`${ADORNMENT} left-3`} />}
          <input
            {...control}
            {...inputProps}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={classNames('field truncate pr-12', large && 'min-h-12 pl-10')}
            value={text}
          />
          {text === '' ? (
            <Icon of={ChevronsUpDown} className={`${ADORNMENT} right-3`} />
          ) : (
            <IconButton
              aria-label="Clear the legal problem"
              className="absolute! inset-y-0 right-0.5 my-auto"
              onClick={clear}
            >
              <Icon of={X} className="size-5" />
            </IconButton>
          )}
          <ProblemPopup {...popupProps} />
        </div>
      )}
    </Field>
  );
}
