'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { factorMessage } from '@/lib/client/accounts/second-factor';
import { ApiError } from '@/lib/client/platform/api-error';
import { codeField } from '@/lib/contract/accounts/second-factor';

interface CodeFormProps {
  help?: ReactNode;
  mutation: { error: Error | null; isPending: boolean; isSuccess: boolean };
  button: string;
  action?: string;
  /** For where nothing else is left to do. */
  autoFocus?: boolean;
  onCode: (code: string) => void;
}

/** One field for an app code or a recovery code. A wrong code stays in the field. */
export function CodeForm({ help, mutation, button, action, autoFocus, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [unlike, setUnlike] = useState<string>();
  const { error } = mutation;
  const wrong = unlike ?? (error instanceof ApiError ? error.fields.code : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = codeField.safeParse(code).error?.issues[0]?.message;
    setUnlike(refusal);
    if (!refusal) onCode(code);
  };
  return (
    <form className="grid gap-5" method="post" action={action} noValidate onSubmit={submit}>
      <TextField
        label="Code"
        name="code"
        autoFocus={autoFocus}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        help={help}
        error={wrong}
        maxLength={40}
      />
      {error && !wrong && (
        <Notice
          tone="bad"
          title={factorMessage(error, 'The code was not checked. Please try again.')}
        />
      )}
      <Button
        type="submit"
        wide
        pending={mutation.isPending || mutation.isSuccess}
        pendingLabel="Checking"
      >
        {button}
      </Button>
    </form>
  );
}
