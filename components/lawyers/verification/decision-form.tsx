'use client';

import { type FormEvent, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useDecideVerification } from '@/lib/client/lawyers/verification';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import { TEXTS } from '@/lib/contract/platform/texts';
import { CodeForm } from './code-form';
import { SUBJECT_TEXTS } from './subject-texts';

const MAX_REASON_LENGTH = 500;

interface DecisionFormProps {
  token: string;
  request: Pick<VerificationRequest, 'subject' | 'display_name'>;
  onDecided: (status: 'APPROVED' | 'REJECTED') => void;
}

/** Approve or reject, once; a rejection says why. */
export function DecisionForm({ token, request, onDecided }: DecisionFormProps) {
  const texts = SUBJECT_TEXTS[request.subject];
  const decide = useDecideVerification();
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const rejects = decision === 'reject';
  const noReason = rejects && reason.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!decision || noReason) return;
    decide.mutate(
      { token, decision, reason: rejects ? reason : undefined },
      { onSuccess: ({ status }) => onDecided(status) },
    );
  };

  // The documents stay open here for ten minutes only; what was typed stays.
  const needsCode = decide.error instanceof ApiError && decide.error.fields.code !== undefined;

  return (
    <>
      <form className="mt-8 grid gap-5 border-t pt-6" noValidate method="post" onSubmit={submit}>
        <FieldGroup
          label={texts.question}
          help={texts.compare}
          error={checked && !decision ? TEXTS.validation.required : undefined}
        >
          <div className="grid gap-2 sm:grid-cols-2">
            <RadioCard
              name="decision"
              label="Approve"
              help={texts.approves(request.display_name)}
              checked={decision === 'approve'}
              onChange={() => setDecision('approve')}
            />
            <RadioCard
              name="decision"
              label="Reject"
              help="We email the reason to the lawyer, who can try again."
              checked={rejects}
              onChange={() => setDecision('reject')}
            />
          </div>
        </FieldGroup>
        {rejects && (
          <TextareaField
            label="Reason"
            help="The lawyer will read this: say what was wrong and what to send instead."
            maxLength={MAX_REASON_LENGTH}
            count={{ length: reason.length, max: MAX_REASON_LENGTH }}
            error={checked && noReason ? TEXTS.validation.required : undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {decide.isError && (
          <Notice tone="bad" title={messageFor('decideVerification', decide.error)} />
        )}
        <SubmitButton
          size="large"
          variant={rejects ? 'danger' : 'primary'}
          className="sm:justify-self-start"
          pending={decide.isPending || decide.isSuccess}
          pendingLabel="Saving"
        >
          {rejects ? 'Reject' : 'Confirm'}
        </SubmitButton>
      </form>
      {needsCode && (
        <CodeForm token={token} subject={request.subject} onOpen={() => decide.reset()} />
      )}
    </>
  );
}
