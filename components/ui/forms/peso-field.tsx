import type { ComponentProps } from 'react';
import { Field, type FieldText } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';

type PesoFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText | 'id'>;

/** An amount in pesos as typed: `28,000`. */
export function PesoField(props: PesoFieldProps) {
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
      {(control) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-neutral-600">
            ₱
          </span>
          <Input
            {...input}
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="pl-8! tabular"
          />
        </div>
      )}
    </Field>
  );
}
