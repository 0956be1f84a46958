import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { ASK_OFF_CODE_FAILURE, useAskOffCode } from '@/lib/client/notifications/texts-off';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { askOffCodeInput } from '@/lib/contract/notifications/texts-off';
import { showFieldErrors } from '../authentication/server-errors';
import { NumberField } from './number-field';

type Fields = z.input<typeof askOffCodeInput>;
type Values = z.output<typeof askOffCodeInput>;

/** Asks for a number. A plain form until it hydrates; app/forms/texts-off-code answers it until then. */
export function AskOffCode({ onAsked }: { onAsked: (number: string) => void }) {
  const ask = useAskOffCode();
  const { register, handleSubmit, formState, setError } = useForm<Fields, unknown, Values>({
    resolver: zodResolver(askOffCodeInput, FIELD_MESSAGES),
    defaultValues: { number: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: () => onAsked(body.number),
      onError: (error) => showFieldErrors(error, ['number'], setError),
    }),
  );
  return (
    <>
      <p className="mt-3 text-neutral-700">
        You need no account for this. Give the number that gets our texts: we send a code to it, so
        that nobody else can turn them off.
      </p>
      <form
        className="mt-6 grid gap-4"
        noValidate
        method="post"
        action="/forms/texts-off-code"
        onSubmit={submit}
      >
        <NumberField error={errors.number?.message} {...register('number')} />
        {ask.isError && !errors.number && (
          <Notice tone="bad" title={messageFor(ASK_OFF_CODE_FAILURE, ask.error)} />
        )}
        <Button type="submit" size="large" wide pending={ask.isPending} pendingLabel="Asking">
          Send me a code
        </Button>
      </form>
    </>
  );
}
