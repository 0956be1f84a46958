'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { bookingInput, type CreateMeetingInput } from '@/lib/contract/meetings/meetings';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { COPY } from '@/lib/contract/platform/copy';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { caseSummary } from '@/lib/domain/meetings/case-summary';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { isoInstant } from '@/lib/domain/platform/time';
import type { DraftText } from './draft';

const bookingForm = bookingInput
  .extend({ payment_method: paymentMethod.nullish(), free: z.boolean(), for_other: z.boolean() })
  .refine((value) => value.type !== 'PHONE' || Boolean(value.phone), required('phone'))
  .refine((value) => !value.for_other || Boolean(value.attendee_name), required('attendee_name'))
  .refine((value) => value.free || Boolean(value.payment_method), required('payment_method'));

export type BookingFields = z.input<typeof bookingForm>;
export type BookingText = z.output<typeof bookingForm>;
export type BookingForm = UseFormReturn<BookingFields, unknown, BookingText>;

const resolve = zodResolver<BookingFields, unknown, BookingText>(bookingForm, FIELD_MESSAGES);

/** Validates only the visible fields: values typed before another choice do not block the form. */
const resolver: typeof resolve = (values, context, options) => {
  const phone = values.type === 'PHONE' ? values.phone : undefined;
  const attendee = values.for_other ? {} : { attendee_name: undefined, relation: undefined };
  const subject = values.subject.trim() || caseSummary(values.description);
  return resolve({ ...values, subject, phone, ...attendee }, context, options);
};

/** Reports a missing value together with the errors of other fields, not after them. */
function required(field: 'phone' | 'attendee_name' | 'payment_method') {
  return { path: [field], message: COPY.validation.required, when: () => true };
}

interface BookingFormInput {
  text: DraftText;
  method: PaymentMethod | undefined;
  free: boolean;
}

/**
 * The form of a booking, judged as it shows. Another text takes the place of the first one, as once the page is hydrated, but for
 * fields in which something was typed by then.
 */
export function useBookingForm({ text, method, free }: BookingFormInput): BookingForm {
  // Once: the address changes with what is chosen.
  const [chosen] = useState({ payment_method: method, free });
  return useForm<BookingFields, unknown, BookingText>({
    resolver,
    // The type is that of a form that may be sent.
    values: { ...text, consent: text.consent as true, ...chosen },
    resetOptions: { keepDirtyValues: true },
  });
}

interface Chosen {
  lawyerId: string;
  /** Epoch milliseconds. */
  start: number;
  length: Length;
  total: number;
}

export function meetingBody(text: BookingText, chosen: Chosen): CreateMeetingInput {
  const free = chosen.length === 'free';
  return {
    lawyer_id: chosen.lawyerId,
    start_time: isoInstant(chosen.start),
    duration: minutesOf(chosen.length),
    expected_total: chosen.total,
    free,
    payment_method: free ? undefined : (text.payment_method ?? undefined),
    type: text.type,
    phone: text.type === 'PHONE' ? text.phone : undefined,
    subject: text.subject,
    description: text.description,
    other_party: text.other_party,
    attendee_name: text.attendee_name,
    relation: text.attendee_name ? text.relation : undefined,
    consent: text.consent,
  };
}
