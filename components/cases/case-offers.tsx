'use client';

import { useState } from 'react';
import { ActionFailure } from '@/components/platform/action-failure';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { textRefusal } from '@/components/platform/text-refusal';
import { PesoField } from '@/components/ui/forms/peso-field';
import { TextareaField } from '@/components/ui/forms/textarea';
import {
  ANSWER_OFFER_FAILURE,
  OFFER_TO_SETTLE_FAILURE,
  useAnswerOffer,
  useOfferToSettle,
} from '@/lib/client/cases/cases';
import { ApiError } from '@/lib/client/platform/api-error';
import type { CaseOffer } from '@/lib/contract/cases/cases';
import { OFFER_HOURS, OFFER_NOTE_MAX } from '@/lib/domain/cases/case';
import { refundableOf } from '@/lib/domain/cases/split';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import type { ActionProps } from './case-actions';
import { dayTime, nameOf, sumsOf } from './case-text';

/** An offer as typed, which stays until it is made. */
interface OfferDraft {
  readonly amount: string;
  readonly note: string;
}

export const NO_DRAFT: OfferDraft = { amount: '', note: '' };

interface DraftProps extends ActionProps {
  draft: OfferDraft;
  onDraft: (draft: OfferDraft) => void;
}

/** Offers an amount that ends the case at once if the other side accepts. */
export function OfferToSettle(props: DraftProps & { counter?: boolean }) {
  const { of, under, draft, onDraft, counter } = props;
  const offer = useOfferToSettle(of._id, under);
  const [checked, setChecked] = useState<Readonly<Record<string, string | undefined>>>({});
  const all = refundableOf(of.held);
  if (!of.may.includes('offer') || all === 0) return null;
  const refund = parsePeso(draft.amount);
  const fits = refund >= 0 && refund <= all;
  const refused = offer.error instanceof ApiError ? offer.error.fields : {};
  const type = (name: keyof OfferDraft, text: string) => {
    setChecked({});
    onDraft({ ...draft, [name]: text });
  };
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
        <>
          <PesoField
            label="Back to the client, in pesos"
            name="refund"
            help={`Of ${formatPeso(all)} that is held. ₱0 releases all of it to the lawyer.`}
            error={checked.refund ?? refused.refund}
            value={draft.amount}
            onChange={({ target }) => type('amount', target.value)}
          />
          <TextareaField
            label="A word with it"
            name="note"
            optional
            rows={3}
            help="Both of you and the person who decides read it."
            error={checked.note ?? refused.note}
            count={{ length: draft.note.trim().length, max: OFFER_NOTE_MAX }}
            value={draft.note}
            onChange={({ target }) => type('note', target.value)}
          />
        </>
      }
      run={async () => {
        const refusals = {
          refund: fits ? undefined : `Please enter an amount from ₱0 to ${formatPeso(all)}.`,
          note: textRefusal(draft.note, OFFER_NOTE_MAX, true),
        };
        setChecked(refusals);
        if (refusals.refund || refusals.note) return false;
        return offer.mutateAsync({ refund, note: draft.note.trim() || undefined });
      }}
      onDone={() => onDraft(NO_DRAFT)}
    >
      {fits ? sumsOf(of, refund, of.side) : `${other} can accept or refuse it.`} It stands for{' '}
      {OFFER_HOURS} hours. Once it is accepted, the money moves at once and nobody decides.
    </ConfirmAction>
  );
}

/** Open offers: the other side's to accept or refuse, one's own to withdraw. */
export function OpenOffers(props: DraftProps) {
  const open = props.of.offers.filter(({ state }) => state === 'OPEN');
  return open.map((offer) => <OpenOffer key={offer._id} {...props} offer={offer} />);
}

function OpenOffer({ offer, ...props }: DraftProps & { offer: CaseOffer }) {
  const { of, under } = props;
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
      {offer.note && (
        <p className="mt-2 border-l-2 pl-3 break-words whitespace-pre-line">{offer.note}</p>
      )}
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
        {!own && <OfferToSettle {...props} counter />}
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
