'use client';

import { useEffect } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

type PasswordForm<Fields extends FieldValues, Values> = Pick<
  UseFormReturn<Fields, unknown, Values>,
  'control' | 'getValues' | 'setValue'
>;

/** A field as typed so far. What was typed before the scripts were there is in the form, but watchers are not told of it. */
export function useTypedPassword<
  Fields extends FieldValues,
  Values,
  Name extends FieldPath<Fields>,
>({ control, getValues, setValue }: PasswordForm<Fields, Values>, name: Name) {
  const typed = useWatch({ control, name });
  useEffect(() => setValue(name, getValues(name)), [name, getValues, setValue]);
  return typed;
}
