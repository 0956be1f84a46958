'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCreateMeeting } from '@/lib/client/meetings/meetings';
import type { UploadQueue } from '@/lib/client/meetings/upload-queue';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { type BookingText, meetingBody } from './booking-form';
import { clearDraft } from './draft';
import { type SubmitError, toSubmitError } from './submit-error';
import { type Created, targetOf } from './target';
import type { Pricing } from './time/pricing';
import type { Length } from './time/schedule';
import type { BookingForm } from './use-booking-form';

/**
 * form: nothing is held · booking: POST meeting is under way · sending: the time is held, documents are on their way ·
 * stuck: some of them failed · leaving: the browser navigates to the payment page.
 */
export type SubmitState = { kind: 'form' | 'booking' } | HeldState;
export interface HeldState {
  kind: 'sending' | 'stuck' | 'leaving';
  meetingId: string;
  /** Where the browser goes next. */
  target: string;
}

interface BookingInput {
  pricing: Pricing;
  queue: UploadQueue;
  submitErrorRef: RefObject<HTMLElement | null>;
}

type Place = Omit<HeldState, 'kind'>;

interface Chosen {
  start: number;
  length: Length;
}

/** From the pressed button to the payment page, and back to the form when the server refuses. */
export function useBooking({ pricing, queue, submitErrorRef }: BookingInput) {
  const [submitState, setSubmitState] = useState<SubmitState>({ kind: 'form' });
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);
  const { mutateAsync: create } = useCreateMeeting();

  const held = 'target' in submitState ? submitState : null;

  const leave = (from: Place) => {
    setSubmitState({ ...from, kind: 'leaving' });
    window.location.assign(from.target);
  };

  const send = async (place: Place) => {
    setSubmitState({ ...place, kind: 'sending' });
    await queue.send(place.meetingId);
    const isStuck = queue.list().some(({ state }) => state.kind === 'failed' && state.canRetry);
    if (isStuck) setSubmitState({ ...place, kind: 'stuck' });
    else leave(place);
  };

  const retry = (key: number) => {
    queue.retry(key);
    // While others are on their way, this one follows them by itself.
    if (held?.kind === 'stuck') void send(held);
  };

  const showSubmitError = (next: SubmitError) => {
    flushSync(() => setSubmitError(next));
    submitErrorRef.current?.focus();
  };

  const recover = async (error: unknown, { length }: Chosen, form: BookingForm) => {
    const key = error instanceof ApiError ? error.key : 'unknown';
    if (key === 'payment_method_unavailable') {
      await pricing.reload();
      form.setValue('payment_method', null);
      const message = messageFor('createMeeting', error);
      return form.setError('payment_method', { message }, { shouldFocus: true });
    }
    if (key === 'price_changed') {
      const before = pricing.price(length).total;
      const after = (await pricing.reload())(length).total;
      if (after !== before) return showSubmitError({ kind: 'price', before, after });
    }
    if (!showFieldErrors(error, form)) showSubmitError(toSubmitError(error));
  };

  /** Resolves to `conflict` when the time was refused; open times are read again by then. */
  const book = async (
    text: BookingText,
    chosen: Chosen,
    form: BookingForm,
  ): Promise<'conflict' | undefined> => {
    setSubmitState({ kind: 'booking' });
    setSubmitError(null);
    const lawyerId = pricing.lawyer._id;
    const total = pricing.price(chosen.length).total;
    let created: Created;
    try {
      created = await create(meetingBody(text, { lawyerId, total, ...chosen }));
    } catch (error) {
      flushSync(() => setSubmitState({ kind: 'form' }));
      // Always a slot conflict on this call (contract.md, Conventions).
      if (error instanceof ApiError && error.status === 409) return 'conflict';
      await recover(error, chosen, form);
      return;
    }
    clearDraft(lawyerId);
    await send({ meetingId: created._id, target: targetOf(created, window.location.origin) });
  };

  return { submitState, held, submitError, book, retry, goOn: () => held && leave(held) };
}

const FIELDS = ['phone', 'subject', 'description', 'other_party', 'payment_method'] as const;

/** Puts the server's words below their fields; false when it named none that the form has. */
function showFieldErrors(error: unknown, form: BookingForm): boolean {
  if (!(error instanceof ApiError)) return false;
  const named = FIELDS.filter((field) => error.fields[field]);
  for (const [index, field] of named.entries()) {
    form.setError(field, { message: error.fields[field] }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}
