import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import { Icon } from './icon';

/** The platform's own select, which phones open as a wheel or a sheet. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={classNames('field appearance-none truncate pr-10', className)}>
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-3 right-3 size-5 text-neutral-600"
      />
    </div>
  );
}

type SelectFieldProps = FieldText & Omit<ComponentProps<'select'>, keyof FieldText | 'id'>;

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
