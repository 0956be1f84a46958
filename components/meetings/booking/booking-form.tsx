'use client';
import type { FocusEventHandler } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { ATTENDEE_RELATION_LABELS } from '@/lib/catalogue/guest-terms';
import { ATTENDEE_RELATIONS, type AttendeeRelation } from '@/lib/domain/meetings/guests';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { CallAdvice } from '../call-advice';
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

/** One form in three parts. Its scroll margin leaves room for the sticky steps. */
export function BookingForm({ booking, onFocus }: BookingFormProps) {
  const { form, submit, schedule } = booking;
  const parts = partsOf(schedule.length === 'free');
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        noValidate
        method="post"
        className="mt-4 rounded border bg-white p-4 sm:**:scroll-mt-16 sm:p-6 lg:p-8"
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

function MeetingTypeField() {
  const { register, control, formState } = useFormContext<BookingFields>();
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      <TypeFields
        type={register('type')}
        phone={register('phone')}
        chosen={type}
        phoneError={formState.errors.phone?.message}
      />
      {type === 'VIDEO' && (
        <CallAdvice className="mt-4">
          You can book here all the same, and join from there at the time of the meeting.
        </CallAdvice>
      )}
    </>
  );
}

interface AttendeeValues {
  type: MeetingType;
  for_other: boolean;
  attendee_name: string;
  relation: AttendeeRelation | '';
}

function AttendeeFields() {
  const { register, control, formState } = useFormContext<AttendeeValues>();
  const [open, type] = useWatch({ control, name: ['for_other', 'type'] });
  const { errors } = formState;
  return (
    <div className="mt-3">
      <Checkbox {...register('for_other')} label="I’m booking for someone else" />
      {open && (
        <div className="mt-2 grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            {...register('attendee_name')}
            label="Who is coming"
            help={
              type === 'PHONE'
                ? 'The lawyer calls the number above.'
                : 'They join on your device, or with a guest link that you make after booking.'
            }
            error={errors.attendee_name?.message}
            autoComplete="off"
          />
          <SelectField
            {...register('relation')}
            label="Relation to you"
            optional
            error={errors.relation?.message}
          >
            <option value="">Choose</option>
            {ATTENDEE_RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {ATTENDEE_RELATION_LABELS[relation]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}
