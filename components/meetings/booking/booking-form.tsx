'use client';

import type { FocusEventHandler } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { AttendeeFields } from '../guests/attendee-fields';
import { TypeFields } from '../type-fields';
import { Part, partsOf } from './booking-steps';
import { CaseSection } from './case-section';
import { FORM_ID } from './pay-button';
import { PaymentSection } from './payment-section';
import { TimeSection } from './time-section';
import type { Booking } from './use-booking';
import type { BookingFields } from './use-booking-form';

interface BookingFormProps {
  booking: Booking;
  onFocus: FocusEventHandler;
}

/** The one form, in three parts. Room is kept above what is scrolled to, for the steps that stay. */
export function BookingForm({ booking, onFocus }: BookingFormProps) {
  const { form, submit, schedule } = booking;
  const parts = partsOf(schedule.length === 'free');
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        noValidate
        method="post"
        className="mt-4 rounded border bg-white p-4 **:scroll-mt-16 sm:p-6 lg:p-8"
        onSubmit={submit}
        onFocus={onFocus}
      >
        <Part {...parts[0]}>
          <TimeSection booking={booking} />
        </Part>
        <Part {...parts[1]}>
          <CaseSection booking={booking} />
          <MeetingTypeField />
          <AttendeeFields />
        </Part>
        <Part {...parts[2]}>
          <PaymentSection booking={booking} />
        </Part>
      </form>
    </FormProvider>
  );
}

/** Video or phone; the phone number is required for PHONE alone. */
function MeetingTypeField() {
  const { register, control, formState } = useFormContext<BookingFields>();
  const type = useWatch({ control, name: 'type' });
  return (
    <TypeFields
      type={register('type')}
      phone={register('phone')}
      chosen={type}
      phoneError={formState.errors.phone?.message}
    />
  );
}
