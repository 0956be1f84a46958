import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { bookingInput, type CreateMeetingInput } from '@/lib/contract/meetings/meetings';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { TEXTS } from '@/lib/contract/platform/texts';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { isoInstant } from '@/lib/domain/platform/time';
import type { DraftText } from './draft';
import { type Length, minutesOf } from './time/schedule';

/** What the client fills in. The time, the length and the price come from the page. */
const bookingForm = bookingInput
  .extend({ payment_method: paymentMethod.nullish(), free: z.boolean() })
  .refine((value) => value.type !== 'PHONE' || Boolean(value.phone), required('phone'))
  .refine((value) => value.free || Boolean(value.payment_method), required('payment_method'));

export type BookingFields = z.input<typeof bookingForm>;
export type BookingText = z.output<typeof bookingForm>;

/** What the form depends on besides its fields. */
export interface BookingContext {
  /** A free consultation: there is no payment method to choose. */
  free: boolean;
}

const resolve = zodResolver<BookingFields, BookingContext, BookingText>(
  bookingForm,
  FIELD_MESSAGES,
);

/** Judges the form as it shows: a phone number typed before VIDEO was chosen is no obstacle. */
export const bookingResolver: typeof resolve = (values, context, options) => {
  const phone = values.type === 'PHONE' ? values.phone : undefined;
  return resolve({ ...values, phone, free: context?.free ?? false }, context, options);
};

/** Shown together with the errors of other fields, not after them. */
function required(field: 'phone' | 'payment_method') {
  return { path: [field], message: TEXTS.validation.required, when: () => true };
}

/** The form of a first visit. */
export function emptyFields(
  phone: string | null,
  method: PaymentMethod | undefined,
): Partial<BookingFields> {
  return {
    type: 'VIDEO',
    phone: phone ?? '',
    subject: '',
    description: '',
    other_party: '',
    payment_method: method,
  };
}

/** The part of the form that is stored on the device. */
export function draftOf(fields: Partial<BookingFields>): DraftText {
  return {
    type: fields.type ?? 'VIDEO',
    phone: fields.phone ?? '',
    subject: fields.subject ?? '',
    description: fields.description ?? '',
    other_party: fields.other_party ?? '',
  };
}

interface Chosen {
  lawyerId: string;
  /** Epoch milliseconds. */
  start: number;
  length: Length;
  /** Centavos, as the page shows it. */
  total: number;
}

/** The body of POST meeting. */
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
    consent: text.consent,
  };
}
