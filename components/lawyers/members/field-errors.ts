import type * as z from 'zod';

/** The first thing that is wrong with each field of a form, by its name. */
export function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
