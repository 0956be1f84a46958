'use client';

import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

type PasswordForm<Fields extends FieldValues, Values> = Pick<
  UseFormReturn<Fields, unknown, Values>,
  'control' | 'getValues'
>;

export function useTypedPassword<
  Fields extends FieldValues,
  Values,
  Name extends FieldPath<Fields>,
>({ control, getValues }: PasswordForm<Fields, Values>, name: Name) {
  const watched = useWatch({ control, name });
  // Before the form's own effects have run it gives its default values alone.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? getValues(name) : watched;
}
