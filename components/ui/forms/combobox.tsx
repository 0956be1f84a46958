'use client';

import { ChevronsUpDown, type IconNode, X } from 'lucide';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { IconButton } from './button';
import type { ComboboxOption } from './combobox-list';
import { type ComboboxLabels, ComboboxPopup } from './combobox-popup';
import { Field, type FieldText } from './field';
import { type ComboboxSource, useCombobox } from './use-combobox';

interface ComboboxFieldProps<T extends ComboboxOption> extends Omit<FieldText, 'count'> {
  source: ComboboxSource<T>;
  labels: ComboboxLabels;
  value: T | null;
  onChange: (value: T | null) => void;
  placeholder?: string | undefined;
  /** In front of the text. */
  icon?: IconNode | undefined;
  /** 48 px high. */
  large?: boolean;
  /** For a list that is wider than its input. */
  popupClassName?: string;
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5 text-neutral-600';

/** One of many, found by typing or in the list; for fewer than about thirty, `SelectField` is easier on a phone. */
export function ComboboxField<T extends ComboboxOption>(props: ComboboxFieldProps<T>) {
  const { source, labels, value, onChange, placeholder, icon, large, popupClassName, ...field } =
    props;
  const { frame, text, clear, inputProps, popupProps } = useCombobox(source, value, onChange);
  return (
    <Field {...field}>
      {(control) => (
        <div ref={frame} className="relative">
          {icon && <Icon of={icon} className={`${ADORNMENT} left-3`} />}
          <input
            {...control}
            {...inputProps}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={classNames('field truncate pr-12', large && 'min-h-12', icon && 'pl-10')}
            value={text}
          />
          {text === '' ? (
            <Icon of={ChevronsUpDown} className={`${ADORNMENT} right-3`} />
          ) : (
            <IconButton
              aria-label={`Clear the ${labels.one}`}
              className="absolute! inset-y-0 right-0.5 my-auto"
              onClick={clear}
              onBlur={inputProps.onBlur}
            >
              <Icon of={X} className="size-5" />
            </IconButton>
          )}
          <ComboboxPopup {...popupProps} labels={labels} className={popupClassName} />
        </div>
      )}
    </Field>
  );
}
