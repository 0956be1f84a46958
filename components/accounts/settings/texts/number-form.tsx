'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { accountQuery } from '@/lib/client/accounts/settings';
import { ASK_TEXT_CODE_FAILURE, useAskTextCode } from '@/lib/client/notifications/texts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { askTextCodeInput } from '@/lib/contract/notifications/texts';
import { phoneLabel, toMobileNumber } from '@/lib/domain/platform/phone';
import { showFieldErrors } from '../../authentication/server-errors';
import { NumberField } from '../../texts-off/number-field';

type NumberFields = z.input<typeof askTextCodeInput>;
type NumberValues = z.output<typeof askTextCodeInput>;
const FIELDS = ['number', 'consent'] as const;

interface NumberFormProps {
  /** Requests a code for this number; the form may unmount before the response arrives. */
  onAsk: (number: string) => void;
  onAsked: () => void;
  onCancel?: (() => void) | undefined;
}

export function NumberForm({ onAsk, onAsked, onCancel }: NumberFormProps) {
  const ask = useAskTextCode();
  const account = useQueryClient().getQueryData(accountQuery().queryKey);
  const mobile = toMobileNumber(account?.user.phone ?? '');
  const form = useForm<NumberFields, unknown, NumberValues>({
    resolver: zodResolver(askTextCodeInput, FIELD_MESSAGES),
    // The number of the account, where it is known and takes texts.
    defaultValues: { number: mobile ? phoneLabel(mobile) : '', consent: false },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const submit = handleSubmit((body) => {
    onAsk(body.number);
    ask.mutate(body, {
      onSuccess: onAsked,
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    });
  });
  const isSaidAtField = errors.number || errors.consent;
  return (
    <form className="grid gap-4" noValidate method="post" onSubmit={submit}>
      <NumberField
        help="From the Philippines, such as 0917 123 4567. With a number of another country you still get emails and notifications."
        className="sm:max-w-96"
        error={errors.number?.message}
        {...register('number')}
      />
      <Checkbox
        label="Send text messages about my meetings to this number. I can turn them off in my settings at any time."
        error={errors.consent?.message}
        {...register('consent')}
      />
      {ask.isError && !isSaidAtField && (
        <Notice tone="bad" title={messageFor(ASK_TEXT_CODE_FAILURE, ask.error)} />
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="outline" pending={ask.isPending} pendingLabel="Sending the code">
          Send me a code
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
