import { ChevronDown, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Field, type FieldText } from './field';

interface SelectProps extends ComponentProps<'select'> {
  /** In front of the text. */
  icon?: IconNode | undefined;
  /** 48 px high. */
  large?: boolean;
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5 text-neutral-600';

/** The platform's select. Its list is styled where the browser allows it (`select` in globals.css). */
export function Select({ icon, large = false, className, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      {icon && <Icon of={icon} className={`${ADORNMENT} left-3`} />}
      <select
        {...rest}
        className={classNames(
          'field select pr-10',
          large ? 'h-12' : 'h-tap',
          icon && 'pl-10',
          className,
        )}
      >
        {children}
      </select>
      <Icon of={ChevronDown} className={`${ADORNMENT} right-3`} />
    </div>
  );
}

type SelectFieldProps = FieldText & Omit<SelectProps, keyof FieldText | 'id'>;

/** `Field` and `Select` in one; children are `option` elements. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, count, aside, className, children, ...select } = props;
  return (
    <Field {...{ label, help, error, optional, count, aside, className }}>
      {(control) => (
        <Select {...select} {...control}>
          {children}
        </Select>
      )}
    </Field>
  );
}
