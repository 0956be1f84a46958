'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { ActionFailure } from '@/components/platform/action-failure';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { PesoField } from '@/components/ui/forms/peso-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import {
  ANSWER_CASE_FAILURE,
  ANSWER_OFFER_FAILURE,
  CASE_FILES_FAILURE,
  OFFER_TO_SETTLE_FAILURE,
  REVIEW_CASE_FAILURE,
  useAnswerCase,
  useAnswerOffer,
  useHandIn,
  useOfferToSettle,
  useReviewCase,
} from '@/lib/client/cases/cases';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { type CaseOffer, caseAnswer, type OwnCase } from '@/lib/contract/cases/cases';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { CASE_FILES_MAX, OFFER_HOURS, STATEMENT_MAX } from '@/lib/domain/cases/case';
import { refundableOf } from '@/lib/domain/cases/split';
import { MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { dayTime, nameOf, sumsOf } from './case-text';

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

/** Offers an amount that ends the case at once if the other side accepts. */
export function OfferToSettle({ of, under, counter }: ActionProps & { counter?: boolean }) {
  const offer = useOfferToSettle(of._id, under);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const all = refundableOf(of.held);
  if (!of.may.includes('offer') || all === 0) return null;
  const refund = parsePeso(typed);
  const fits = refund >= 0 && refund <= all;
  const refusal = `Please enter an amount from ₱0 to ${formatPeso(all)}.`;
  const other = of.side === 'client' ? of.lawyer.display_name : of.client.display_name;
  return (
    <ConfirmAction
      label={counter ? 'Make a counter-offer' : 'Offer to settle'}
      look={{ variant: 'outline' }}
      title={counter ? 'Make a counter-offer?' : 'Offer to settle?'}
      confirm="Make the offer"
      mutation={offer}
      failure={<ActionFailure failure={OFFER_TO_SETTLE_FAILURE} error={offer.error} />}
      fields={
        <PesoField
          label="Back to the client, in pesos"
          name="refund"
          help={`Of ${formatPeso(all)} that is held. ₱0 releases all of it to the lawyer.`}
          error={wrong}
          value={typed}
          onChange={({ target }) => {
            setWrong(undefined);
            setTyped(target.value);
          }}
        />
      }
      run={async () => {
        if (!fits) {
          setWrong(refusal);
          return false;
        }
        return offer.mutateAsync({ refund });
      }}
    >
      {fits ? sumsOf(of, refund, of.side) : `${other} can accept or refuse it.`} It stands for{' '}
      {OFFER_HOURS} hours. Once it is accepted, the money moves at once and nobody decides.
    </ConfirmAction>
  );
}

/** Open offers: the other side's to accept or refuse, one's own to withdraw. */
export function OpenOffers(props: ActionProps) {
  const open = props.of.offers.filter(({ state }) => state === 'OPEN');
  return open.map((offer) => <OpenOffer key={offer._id} {...props} offer={offer} />);
}

function OpenOffer({ of, under, offer }: ActionProps & { offer: CaseOffer }) {
  const respond = useAnswerOffer(of._id, offer._id, under);
  const own = offer.by === of.side;
  const sums = sumsOf(of, offer.refund, of.side);
  const shared = {
    mutation: respond,
    failure: <ActionFailure failure={ANSWER_OFFER_FAILURE} error={respond.error} />,
  };
  if (!own && !of.may.includes('answer_offer')) return null;
  return (
    <div className="mt-4 max-w-text rounded border bg-white p-4">
      <p className="font-semibold">
        {own ? 'Your offer' : `${nameOf(of, offer.by, of.side)} offers to settle`}
      </p>
      <p className="mt-1">
        {sums} It stands until {dayTime(offer.expires_at)}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!own && (
          <ConfirmAction
            {...shared}
            label="Accept the offer"
            look={{ variant: 'action' }}
            title="Accept the offer?"
            confirm="Accept it"
            confirmVariant="action"
            run={() => respond.mutateAsync({ accepted: true })}
          >
            {sums} The case ends with that, and this cannot be undone.
          </ConfirmAction>
        )}
        {!own && <OfferToSettle of={of} under={under} counter />}
        <ConfirmAction
          {...shared}
          label={own ? 'Take it back' : 'Refuse'}
          look={{ variant: 'outline' }}
          title={own ? 'Take your offer back?' : 'Refuse the offer?'}
          confirm={own ? 'Take it back' : 'Refuse it'}
          run={() => respond.mutateAsync({ accepted: false })}
        >
          {own
            ? 'It can no longer be accepted. You can make another one.'
            : 'You can still settle otherwise until the case is decided.'}
        </ConfirmAction>
      </div>
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
