'use client';
import { useState } from 'react';
import type * as z from 'zod';
import { ApiError } from '@/lib/client/platform/api-error';

interface Change<Input, Answer> {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  readonly mutateAsync: (input: Input) => Promise<Answer>;
}

/** Checks what was typed in a dialog before it is sent, and holds what is wrong with each field. */
export function useChecked<S extends z.ZodType, Answer>(
  schema: S,
  change: Change<z.output<S>, Answer>,
) {
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const refused = change.error instanceof ApiError ? change.error.fields : {};
  const errorOf = (field: string): string | undefined => wrong[field] ?? refused[field];
  return {
    /** Returns the error of a field: of the check, else what the server said. */
    errorOf,
    /** Forgets the error that the check found in a field. */
    retyped: (field: string) => setWrong((all) => ({ ...all, [field]: undefined })),
    /** Rejects where the check finds something wrong, or the server refuses. */
    send: async (typed: unknown): Promise<Answer> => {
      const checked = schema.safeParse(typed);
      const issues = checked.error?.issues ?? [];
      setWrong(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      if (!checked.success) throw checked.error;
      return change.mutateAsync(checked.data);
    },
    /** The mutation as the dialog sees it: opened anew, it has no errors. */
    mutation: {
      isPending: change.isPending,
      reset: () => {
        change.reset();
        setWrong({});
      },
    },
  };
}
