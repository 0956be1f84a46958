'use client';

import { Phone, Video } from 'lucide';
import type { FocusEventHandler } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Icon } from '@/components/ui/icons/icon';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { AttendeeFields } from '../guests/attendee-fields';
import { Part } from './booking-steps';
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
  const { form, submit } = booking;
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
        <Part index={0}>
          <TimeSection booking={booking} />
          <MeetingTypeField />
          <AttendeeFields />
        </Part>
        <Part index={1}>
          <CaseSection booking={booking} />
        </Part>
        <Part index={2}>
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
    <div className="mt-6 grid grid-cols-1 gap-5">
      <FieldGroup label="How do you want to meet?">
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioCard
            {...register('type')}
            value="VIDEO"
            label="Video"
            help={HOW_TO_MEET.chooseVideo}
            icon={<Icon of={Video} className="size-5" />}
          />
          <RadioCard
            {...register('type')}
            value="PHONE"
            label="Phone"
            help={HOW_TO_MEET.choosePhone}
            icon={<Icon of={Phone} className="size-5" />}
          />
        </div>
      </FieldGroup>
      {type === 'PHONE' && (
        <TextField
          {...register('phone')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          help="With the country code, such as +63 917 123 4567."
          error={formState.errors.phone?.message}
        />
      )}
    </div>
  );
}
