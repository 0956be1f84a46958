'use client';

import { ChevronsUpDown, type IconNode, X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { IconButton } from './button';
import type { ComboboxOption } from './combobox-list';
import { type ComboboxLabels, ComboboxPopup } from './combobox-popup';
import { Field, type FieldText } from './field';
import { type ComboboxHandle, type ComboboxSource, useCombobox } from './use-combobox';

interface ComboboxFieldProps<T extends ComboboxOption> extends Omit<FieldText, 'count'> {
  source: ComboboxSource<T>;
  labels: ComboboxLabels;
  value: T | null;
  onChange: (value: T | null) => void;
  onType?: ((text: string) => void) | undefined;
  handle?: Ref<ComboboxHandle<T>> | undefined;
  /** Name of the text when the form is sent without scripts. */
  name?: string | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  icon?: IconNode | undefined;
  large?: boolean;
  popupClassName?: string;
  lead?: ReactNode;
  before?: ReactNode;
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5 text-neutral-600';

/**
 * One of many options, found by typing or in the list; for fewer than about thirty, `SelectField` is easier on a
 * phone.
 */
export function ComboboxField<T extends ComboboxOption>(props: ComboboxFieldProps<T>) {
  const { source, labels, value, onChange, onType, handle, name, maxLength, ...look } = props;
  const { placeholder, icon, large, popupClassName, lead, before, className, ...field } = look;
  const box = useCombobox({ source, value, onChange, onType, handle });
  const { frame, text, clear, inputProps, popupProps } = box;
  return (
    // The list opens below the message of the field, which stays in view.
    <Field {...field} className={classNames('relative', className)}>
      {(control) => (
        <div ref={frame}>
          {before}
          <div className="relative">
            {icon && <Icon of={icon} className={`${ADORNMENT} left-3`} />}
            <input
              {...control}
              {...inputProps}
              type="text"
              name={name}
              maxLength={maxLength}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              className={classNames('field truncate pr-12', large && 'min-h-12', icon && 'pl-10')}
              value={text}
            />
            {text === '' ? (
              <Icon of={ChevronsUpDown} className={`${ADORNMENT} right-3 noscript:hidden`} />
            ) : (
              <IconButton
                aria-label={`Clear the ${labels.one}`}
                className="absolute! inset-y-0 right-0.5 my-auto noscript:hidden!"
                onClick={clear}
                onBlur={inputProps.onBlur}
              >
                <Icon of={X} className="size-5" />
              </IconButton>
            )}
          </div>
          <ComboboxPopup
            {...popupProps}
            labels={labels}
            notice={field.error}
            lead={lead}
            className={popupClassName}
          />
        </div>
      )}
    </Field>
  );
}
