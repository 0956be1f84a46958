import { ChevronDown, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Field, type FieldText } from './field';

interface SelectProps extends ComponentProps<'select'> {
  icon?: IconNode | undefined;
  large?: boolean;
  onDark?: boolean;
}

const ADORNMENT = 'pointer-events-none absolute inset-y-0 my-auto size-5';

export function Select(props: SelectProps) {
  const { icon, large = false, onDark = false, className, children, ...rest } = props;
  const adornment = classNames(ADORNMENT, onDark ? 'text-teal-100' : 'text-neutral-600');
  return (
    <div className="relative">
      {icon && <Icon of={icon} className={`${adornment} left-3`} />}
      <select
        {...rest}
        className={classNames(
          'field select pr-10',
          large ? 'h-12' : 'h-tap',
          icon && 'pl-10',
          onDark &&
            'border-teal-400 bg-teal-900 text-white hover:border-teal-200 disabled:border-teal-700 disabled:bg-teal-950 disabled:text-teal-200',
          className,
        )}
      >
        {children}
      </select>
      <Icon of={ChevronDown} className={`${adornment} right-3`} />
    </div>
  );
}

type SelectFieldProps = FieldText & Omit<SelectProps, keyof FieldText | 'id'>;

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, count, aside, className, children, ...select } = props;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      count={count}
      aside={aside}
      className={className}
    >
      {(control) => (
        <Select {...select} {...control}>
          {children}
        </Select>
      )}
    </Field>
  );
}
