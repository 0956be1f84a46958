'use client';

import { Phone, Video } from 'lucide';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Icon } from '@/components/ui/icons/icon';
import type { BookingFields } from './booking-form';

/** Video or phone; the phone number is required for PHONE alone. */
export function MeetingTypeField() {
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
            help="Calls are not open yet"
            icon={<Icon of={Video} className="size-5" />}
          />
          <RadioCard
            {...register('type')}
            value="PHONE"
            label="Phone"
            help="The lawyer calls you"
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
