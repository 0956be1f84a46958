'use client';

import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../icons/icon';
import { Field, type FieldText } from './field';
import { Input } from './input';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'id' | 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, optional, count, aside, className, ...input } = props;
  const [shown, setShown] = useState(false);
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
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={shown ? 'Hide the password' : 'Show the password'}
            className="absolute top-px right-0 grid size-tap place-items-center rounded text-neutral-700 hover:text-neutral-900"
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
