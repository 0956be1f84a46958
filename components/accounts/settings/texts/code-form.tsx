'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { CoolDownButton } from '@/components/ui/forms/cool-down-button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useCoolDown } from '@/components/ui/hooks/use-cool-down';
import {
  ASK_TEXT_CODE_FAILURE,
  CONFIRM_TEXTS_FAILURE,
  useAskTextCode,
  useConfirmTexts,
} from '@/lib/client/notifications/texts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { confirmTextsInput, type TextSettings } from '@/lib/contract/notifications/texts';
import { TEXT_CODE_MINUTES } from '@/lib/domain/notifications/texts';
import { showFieldErrors } from '../../authentication/server-errors';

type CodeFields = z.input<typeof confirmTextsInput>;
type CodeValues = z.output<typeof confirmTextsInput>;

interface CodeFormProps {
  asked: NonNullable<TextSettings['asked']>;
  /** The full number if it was typed on this page, so that another code can be sent to it. */
  number: string | null;
  onChangeNumber: () => void;
}

/** Accepts the code that was sent to the number. */
export function CodeForm({ asked, number, onChangeNumber }: CodeFormProps) {
  const confirm = useConfirmTexts();
  const { register, handleSubmit, formState, setError } = useForm<CodeFields, unknown, CodeValues>({
    resolver: zodResolver(confirmTextsInput, FIELD_MESSAGES),
    defaultValues: { code: '' },
  });
  const atField = formState.errors.code?.message;
  const submit = handleSubmit((body) =>
    confirm.mutate(body, { onError: (error) => showFieldErrors(error, ['code'], setError) }),
  );
  return (
    <div className="grid gap-4">
      <form className="grid gap-4" noValidate method="post" onSubmit={submit}>
        <p role="status">
          We sent a code to <span className="font-medium tabular">••• {asked.ending}</span>. It
          works for {TEXT_CODE_MINUTES} minutes.
        </p>
        <TextField
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="sm:max-w-60"
          error={atField}
          {...register('code')}
        />
        {confirm.isError && !atField && (
          <Notice tone="bad" title={messageFor(CONFIRM_TEXTS_FAILURE, confirm.error)} />
        )}
        <SubmitButton
          className="justify-self-start"
          pending={confirm.isPending}
          pendingLabel="Checking"
        >
          Turn on text messages
        </SubmitButton>
      </form>
      <div className="flex flex-wrap gap-2">
        {number && <AnotherCode number={number} pause={asked.pause} />}
        <Button variant="quiet" onClick={onChangeNumber}>
          {number ? 'Use another number' : 'No code? Enter the number again'}
        </Button>
      </div>
    </div>
  );
}

function AnotherCode({ number, pause }: { number: string; pause: number }) {
  const ask = useAskTextCode();
  const [left] = useCoolDown(pause);
  return (
    <div className="grid gap-2">
      <CoolDownButton
        left={left}
        waiting={`Another code possible in ${left} s`}
        pending={ask.isPending}
        onPress={() => ask.mutate({ number, consent: true })}
      >
        Send another code
      </CoolDownButton>
      {ask.isError && <Notice tone="bad" title={messageFor(ASK_TEXT_CODE_FAILURE, ask.error)} />}
    </div>
  );
}
