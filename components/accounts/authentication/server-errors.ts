import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/client/platform/api-error';

/**
 * Puts the server's messages beside the fields they are about, and focuses the first of them.
 * @param names the fields of the form in page order
 * @returns whether any message matched a field
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const wrong = names.filter((name) => Object.hasOwn(error.fields, name));
  wrong.forEach((name, index) => {
    setError(name, { type: 'server', message: error.fields[name] }, { shouldFocus: index === 0 });
  });
  return wrong.length > 0;
}
