'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { ActionFailure } from '@/components/platform/action-failure';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import {
  ANSWER_CASE_FAILURE,
  CASE_FILES_FAILURE,
  REVIEW_CASE_FAILURE,
  useAnswerCase,
  useHandIn,
  useReviewCase,
} from '@/lib/client/cases/cases';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { caseAnswer, type OwnCase } from '@/lib/contract/cases/cases';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { CASE_FILES_MAX, STATEMENT_MAX } from '@/lib/domain/cases/case';
import { MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';

export interface ActionProps {
  of: OwnCase;
  under: QueryKey;
}

/** Form for the lawyer's answer, or for a reply to a question that was put to both sides. */
export function AnswerCase({ of, under }: ActionProps) {
  const answer = useAnswerCase(of._id, under);
  const { register, watch, formState, handleSubmit, reset, setError } = useForm({
    resolver: zodResolver(caseAnswer, FIELD_MESSAGES),
    defaultValues: { statement: '' },
  });
  if (!of.may.includes('answer')) return null;
  const replies = of.state !== 'OPEN';
  const send = handleSubmit((values) =>
    answer.mutate(values, {
      onSuccess: () => reset(),
      onError: (error) => void showFieldErrors(error, ['statement'], setError),
    }),
  );
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={send}>
      <TextareaField
        label={replies ? 'Your reply' : 'Your answer'}
        help="Both of you and the person who decides read it. You can send it once; files you can still add afterwards."
        error={formState.errors.statement?.message}
        count={{ length: watch('statement').trim().length, max: STATEMENT_MAX }}
        {...register('statement')}
      />
      <ActionFailure failure={ANSWER_CASE_FAILURE} error={answer.error} />
      <SubmitButton
        pending={answer.isPending}
        pendingLabel="Sending"
        className="justify-self-start"
      >
        {replies ? 'Send the reply' : 'Send the answer'}
      </SubmitButton>
    </form>
  );
}

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

export function HandIn({ of, under }: ActionProps) {
  const handIn = useHandIn(of._id, under);
  const accept = useAttachmentAccept();
  if (!of.may.includes('add_files')) return null;
  const left = CASE_FILES_MAX - of.files.filter(({ by }) => by === of.side).length;
  const sending = handIn.isPending ? (handIn.variables ?? []) : [];
  return (
    <div className="mt-4 max-w-text">
      <FileDrop
        label="Hand in files"
        help={`Contracts, receipts, screenshots. Up to ${CASE_FILES_MAX} files, ${MAX_MB} MB in total; ${left} left. The other side sees them, too.`}
        accept={accept}
        disabled={handIn.isPending || left === 0}
        onFiles={(files) => handIn.mutate(files)}
      >
        {sending.length > 0 &&
          sending.map((file) => (
            <FileRow
              key={`${file.name} ${file.size}`}
              name={file.name}
              size={file.size}
              state={{ kind: 'waiting' }}
            />
          ))}
      </FileDrop>
      <ActionFailure failure={CASE_FILES_FAILURE} error={handIn.error} className="mt-3" />
    </div>
  );
}

export function AskForReview({ of, under }: ActionProps) {
  const review = useReviewCase(of._id, under);
  if (!of.may.includes('review')) return null;
  return (
    <ConfirmAction
      label="Ask for another look"
      look={{ variant: 'outline' }}
      title="Ask for another look?"
      reason={{
        label: 'What is new?',
        help: 'Something that whoever decided did not have. Both of you and the next administrator read it.',
        max: STATEMENT_MAX,
      }}
      confirm="Ask for it"
      mutation={review}
      failure={<ActionFailure failure={REVIEW_CASE_FAILURE} error={review.error} />}
      run={(statement) => review.mutateAsync({ statement })}
    >
      Another administrator looks at the case once more. That decision is final, and the money waits
      for it.
    </ConfirmAction>
  );
}
