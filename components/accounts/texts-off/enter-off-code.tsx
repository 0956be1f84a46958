import { zodResolver } from '@hookform/resolvers/zod';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import {
  ASK_OFF_CODE_FAILURE,
  TURN_TEXTS_OFF_FAILURE,
  useAskOffCode,
  useTurnTextsOff,
} from '@/lib/client/notifications/texts-off';
import { ApiError } from '@/lib/client/platform/api-error';
import { refusalError } from '@/lib/client/platform/form-refusal';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { turnTextsOffInput } from '@/lib/contract/notifications/texts-off';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { showFieldErrors } from '../authentication/server-errors';
import { NumberField } from './number-field';

type Fields = z.input<typeof turnTextsOffInput>;
type Values = z.output<typeof turnTextsOffInput>;
const FIELDS = ['number', 'code'] as const;

interface EnterOffCodeProps {
  /** The number to which a code was asked for; empty where none was. */
  number: string;
  refused: FormRefusal | null;
  onDone: (number: string) => void;
}

/** Takes the code that was sent. A plain form until it hydrates; app/forms/texts-off answers it until then. */
export function EnterOffCode({ number, refused, onDone }: EnterOffCodeProps) {
  const off = useTurnTextsOff();
  const typed = refused?.values.number ?? number;
  const form = useForm<Fields, unknown, Values>({
    resolver: zodResolver(turnTextsOffInput, FIELD_MESSAGES),
    defaultValues: { number: typed, code: '' },
  });
  const { register, handleSubmit, formState, setError } = form;
  const failure = off.isIdle ? refusalError(refused) : off.error;
  const wrong = off.isIdle && failure instanceof ApiError ? failure.fields : {};
  const errors = {
    number: formState.errors.number?.message ?? wrong.number,
    code: formState.errors.code?.message ?? wrong.code,
  };
  const submit = handleSubmit((body) =>
    off.mutate(body, {
      onSuccess: () => onDone(body.number),
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <>
      {number && typed === number && (
        <p className="mt-3 text-neutral-700" role="status">
          If texts from us go to your number, a code is on its way to it. None after a few minutes?
          Then no texts go there, or three codes were sent today: the last one still works.
        </p>
      )}
      <form
        className="mt-6 grid gap-4"
        noValidate
        method="post"
        action="/forms/texts-off"
        onSubmit={submit}
      >
        <NumberField defaultValue={typed} error={errors.number} {...register('number')} />
        <TextField
          label="Twelve-digit code"
          help="It works today and tomorrow."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="sm:max-w-60"
          error={errors.code}
          {...register('code')}
        />
        {failure && !errors.number && !errors.code && (
          <Notice tone="bad" title={messageFor(TURN_TEXTS_OFF_FAILURE, failure)} />
        )}
        <Button type="submit" size="large" wide pending={off.isPending} pendingLabel="Checking">
          Turn off text messages
        </Button>
        <AnotherCode
          readNumber={async () =>
            (await form.trigger('number')) ? form.getValues('number') : null
          }
        />
      </form>
    </>
  );
}

/** Asks for a code again; without scripts it sends the form elsewhere. */
function AnotherCode({ readNumber }: { readNumber: () => Promise<string | null> }) {
  const ask = useAskOffCode();
  const press = async (event: MouseEvent) => {
    event.preventDefault();
    const number = await readNumber();
    if (number !== null) ask.mutate({ number });
  };
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        variant="quiet"
        formAction="/forms/texts-off-code"
        pending={ask.isPending}
        pendingLabel="Asking"
        onClick={press}
      >
        Send another code
      </Button>
      {ask.isError && <Notice tone="bad" title={messageFor(ASK_OFF_CODE_FAILURE, ask.error)} />}
      {ask.isSuccess && (
        <p role="status" className="text-sm text-neutral-700">
          Asked for. Codes to one number are two minutes apart, three a day.
        </p>
      )}
    </div>
  );
}
