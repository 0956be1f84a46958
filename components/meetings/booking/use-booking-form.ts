'use client';

import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import {
  type BookingContext,
  type BookingFields,
  type BookingText,
  bookingResolver,
  draftOf,
  emptyFields,
} from './booking-form';
import { readDraft, saveDraft } from './draft';

interface BookingFormInput {
  lawyerId: string;
  user: { id: string; phone: string | null };
  /** Chosen to begin with. */
  method: PaymentMethod | undefined;
  /** A free consultation is chosen. */
  free: boolean;
}

export type BookingForm = UseFormReturn<BookingFields, BookingContext, BookingText>;

/** The form, with what this user typed for this lawyer before. */
export function useBookingForm({ lawyerId, user, method, free }: BookingFormInput): BookingForm {
  const form = useForm<BookingFields, BookingContext, BookingText>({
    resolver: bookingResolver,
    context: { free },
    defaultValues: emptyFields(user.phone, method),
  });
  const { setValue, subscribe } = form;

  useEffect(() => {
    const draft = readDraft(lawyerId, user.id);
    if (draft) {
      for (const [name, value] of Object.entries(draft)) {
        setValue(name as keyof typeof draft, value);
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(lawyerId, user.id, draftOf(values)),
    });
  }, [lawyerId, user.id, setValue, subscribe]);

  return form;
}
