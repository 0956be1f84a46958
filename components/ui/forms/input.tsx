import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldText } from './field';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames('field', className)} />;
}

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText | 'id'>;

/** `Field` and `Input` in one: `<TextField label="Email" error={…} {...register('email')} />`. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, count, aside, className, ...input } = props;
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
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
