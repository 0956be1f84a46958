'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { RightsFields } from '@/components/lawyers/members/rights-fields';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { LinkField } from '@/components/ui/forms/link-field';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import { CREATE_TOKEN_FAILURE, useCreateToken } from '@/lib/client/lawyers/tokens';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { tokenInput } from '@/lib/contract/lawyers/tokens';
import { TOKEN_DAYS } from '@/lib/domain/platform/api-tokens';

/** Makes a token and shows it, once. */
export function CreateToken() {
  const [open, setOpen] = useState(false);
  const create = useCreateToken();
  const change = (next: boolean) => {
    setOpen(next);
    // A token that was shown is forgotten with its dialog.
    if (!next) create.reset();
  };
  const made = create.data;
  return (
    <div>
      <Button variant="outline" onClick={() => change(true)}>
        Make a token
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={made ? 'Copy the token now' : 'Make a token for a program'}
        description={
          made
            ? 'It is shown this once. Keep it where your passwords are: whoever has it can act for you.'
            : 'We email you that there is a new token. You can revoke it at any time.'
        }
        actions={made && <Button onClick={() => change(false)}>I have copied it</Button>}
      >
        {made ? (
          <div className="mt-4">
            <LinkField label={made.name} url={made.token} />
          </div>
        ) : (
          <TokenForm create={create} />
        )}
      </Dialog>
    </div>
  );
}

function TokenForm({ create }: { create: ReturnType<typeof useCreateToken> }) {
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof tokenInput>,
    unknown,
    z.output<typeof tokenInput>
  >({
    resolver: zodResolver(tokenInput, FIELD_MESSAGES),
    defaultValues: { name: '', rights: ['calendar'], days: 90 },
  });
  const { errors } = formState;
  const submit = handleSubmit((input) => create.mutate(input));
  return (
    <form
      aria-label="Token"
      className="mt-4 grid gap-5"
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Name of the program"
        help="So that you know later what it was for."
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <RightsFields
        label="What it may do"
        help="Never your private notes, summaries, agreements, balance, bank, tax, IDs, members or settings."
        field={register('rights')}
        error={errors.rights?.message}
      />
      <SelectField
        label="It ends after"
        error={errors.days?.message}
        {...register('days', { valueAsNumber: true })}
      >
        {TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? '1 year' : `${days} days`}
          </option>
        ))}
      </SelectField>
      {create.isError && (
        <Notice tone="bad" title={messageWithFactor(CREATE_TOKEN_FAILURE, create.error)} />
      )}
      <SubmitButton pending={create.isPending} pendingLabel="Making it">
        Make the token
      </SubmitButton>
    </form>
  );
}
