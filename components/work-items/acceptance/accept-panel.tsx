'use client';

import { type FormEvent, useId, useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { ActionFailure } from '@/components/platform/action-failure';
import { DayTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { thenPay } from '@/lib/client/payments/checkout-address';
import {
  ACCEPT_PROPOSAL_FAILURE,
  DECLINE_WORK_ITEM_FAILURE,
  useAcceptProposal,
  useDeclineWorkItem,
} from '@/lib/client/work-items/changes';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { ORDER_OBJECTION_DAYS } from '@/lib/domain/work-items/order';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import { ConfirmAction } from '../confirm-action';
import { VERSIONS_ID } from '../versions-id';
import { FirstPayment, firstTotal } from './first-payment';

const NAME_MAX = 100;

/** Accepts an agreement: the amount due now, the signature, and the payment; or declines it. */
export function AcceptPanel({ item }: { item: WorkItem }) {
  const accept = useAcceptProposal(item._id);
  const form = useAcceptance(item);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = form.check(event.currentTarget);
    if (!body || accept.isPending) return;
    thenPay(accept.mutateAsync(body));
  };
  const left = accept.isPending || accept.isSuccess;
  return (
    <div className="p-5">
      <h2 className="text-xl">{item.order ? 'Sign and pay' : 'Accept the proposal'}</h2>
      <FirstPayment item={item} />
      <form className="mt-5 grid gap-3" noValidate method="post" onSubmit={submit}>
        {form.changed && <Changed item={item} />}
        <TextField
          label="Your full name"
          name="name"
          autoComplete="name"
          help="Your name here counts as your signature."
          error={form.errors.name}
          value={form.name}
          onChange={({ target }) => form.setName(target.value)}
        />
        <Checkbox
          name="consent"
          label={
            item.order
              ? 'I have read the order and agree to it.'
              : 'I have read the agreement and accept it.'
          }
          error={form.errors.consent}
          checked={form.agreed}
          onChange={({ target }) => form.setAgreed(target.checked)}
        />
        {!form.changed && <ActionFailure failure={ACCEPT_PROPOSAL_FAILURE} error={accept.error} />}
        <SubmitButton variant="action" size="large" wide pending={left} pendingLabel="Accepting">
          <span>
            <span>{item.order ? 'Sign and pay' : 'Accept and pay'}</span>{' '}
            <Price centavos={firstTotal(item)} />
          </span>
        </SubmitButton>
      </form>
      {!item.order && (
        <p className="mt-2.5 text-sm text-neutral-700">Accepting counts as your signature.</p>
      )}
      <div className="mt-3">
        <Decline item={item} />
      </div>
      <WhatHappens item={item} />
    </div>
  );
}

/**
 * Holds the typed acceptance. The consent applies to the version shown when it was given; another version asks for it
 * again.
 */
function useAcceptance({ version }: Pick<WorkItem, 'version'>) {
  const [first] = useState(version);
  const [name, setName] = useState('');
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const agreed = agreedTo === version;
  const wrongName = refusalOfName(name);
  const errors = {
    name: tried ? wrongName : undefined,
    consent: tried && !agreed ? FIELD_COPY.consent : undefined,
  };
  return {
    name,
    setName,
    agreed,
    errors,
    changed: version !== first,
    setAgreed: (to: boolean) => setAgreedTo(to ? version : null),
    check: (form: HTMLFormElement) => {
      setTried(true);
      if (!wrongName && agreed) return { version, name: name.trim(), consent: true as const };
      const field = form.elements.namedItem(wrongName ? 'name' : 'consent');
      if (field instanceof HTMLElement) field.focus();
      return null;
    },
  };
}

function refusalOfName(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return COPY.validation.required;
  return length > NAME_MAX ? fill(COPY.validation.tooLong, { max: NAME_MAX }) : undefined;
}

function Changed({ item }: { item: WorkItem }) {
  return (
    <Notice tone="waiting" title={`${withTitle(item.lawyer.display_name)} changed the agreement`}>
      This page now shows version {item.version}. Nothing is accepted or paid yet. Please{' '}
      <a href={`#${VERSIONS_ID}`} className={textLinkClass}>
        see what changed
      </a>
      , then accept it again.
    </Notice>
  );
}

const HELD = `Sangguni holds the lawyer’s fee until you confirm that the work is done, or until ${OBJECTION_DAYS} days after the work is finished if you do not object.`;
const ORDER_HELD = `Sangguni holds the lawyer’s fee until you confirm the work, or until ${ORDER_OBJECTION_DAYS} days after it is delivered if you do not object. If the lawyer does not take the order, you get everything back.`;

function WhatHappens({ item: { expires_at: until, order } }: { item: WorkItem }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4 border-t pt-4 text-sm text-neutral-700">
      <h3 id={id} className="font-sans text-sm font-semibold text-neutral-900">
        What happens to the money
      </h3>
      <p className="mt-1">{order ? ORDER_HELD : HELD}</p>
      {until && (
        <p className="mt-2">
          You can {order ? 'pay' : 'accept'} until <DayTime instant={Date.parse(until)} />.
        </p>
      )}
    </section>
  );
}

function Decline({ item }: { item: WorkItem }) {
  const decline = useDeclineWorkItem(item._id);
  const name = withTitle(item.lawyer.display_name);
  if (!item.can.includes('reject')) return null;
  if (item.order) {
    return (
      <ConfirmAction
        label="Cancel the order"
        look={{ wide: true }}
        title="Cancel this order?"
        confirmVariant="danger"
        confirm="Cancel it"
        pendingLabel="Cancelling"
        keep="Keep it"
        failure={DECLINE_WORK_ITEM_FAILURE}
        mutation={decline}
        run={() => decline.mutateAsync(undefined)}
      >
        Nothing was charged. You can order again from the profile of {name}.
      </ConfirmAction>
    );
  }
  return (
    <ConfirmAction
      label="Decline"
      look={{ wide: true }}
      title="Decline the proposal?"
      reason={{ label: 'Reason', help: `${name} reads it.`, optional: true }}
      confirmVariant="danger"
      confirm="Decline"
      failure={DECLINE_WORK_ITEM_FAILURE}
      mutation={decline}
      run={(reason) => decline.mutateAsync(reason || undefined)}
    >
      You can’t undo this. {name} can send you another proposal.
    </ConfirmAction>
  );
}
