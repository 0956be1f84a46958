'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { useOpenAdministration } from '@/lib/client/admin/second-factor';
import { ApiError } from '@/lib/client/platform/api-error';
import { codeField } from '@/lib/contract/admin/second-factor';
import { AdminActionFailure } from '../admin-failure';

/** Asks for a code of the app that was set up. */
export function CodeForm({ left, onOpen }: { left: number; onOpen: () => void }) {
  const open = useOpenAdministration();
  return (
    <>
      <h1 className="text-3xl">Enter a code</h1>
      <p className="mt-2 text-neutral-700">
        Enter a code from your authenticator app. The administration then stays open for eight
        hours, or until you do nothing for half an hour.
      </p>
      <CodeField
        help={`No phone at hand? Use one of your ${left} recovery ${left === 1 ? 'code' : 'codes'}.`}
        mutation={open}
        button="Open"
        onCode={(code) => open.mutate(code, { onSuccess: onOpen })}
      />
    </>
  );
}

interface CodeFieldProps {
  help?: ReactNode;
  mutation: { error: Error | null; isPending: boolean; isSuccess: boolean };
  button: string;
  onCode: (code: string) => void;
}

/** One field for a code. What was typed stays when it is wrong. */
export function CodeField({ help, mutation, button, onCode }: CodeFieldProps) {
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
    <form className="mt-6 grid gap-5" method="post" noValidate onSubmit={submit}>
      <TextField
        label="Code"
        name="code"
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
      {!wrong && <AdminActionFailure title="The code was not accepted" error={error} />}
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
