'use client';

import { Phone, Video } from 'lucide';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Icon } from '@/components/ui/icons/icon';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import type { MeetingType } from '@/lib/domain/meetings/meeting';

interface TypeFieldsProps {
  type: UseFormRegisterReturn;
  phone: UseFormRegisterReturn;
  chosen: MeetingType;
  phoneError: string | undefined;
}

/** Video or phone; the phone number is required for PHONE only. */
export function TypeFields({ type, phone, chosen, phoneError }: TypeFieldsProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-5">
      <FieldGroup label="How do you want to meet?">
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioCard
            {...type}
            value="VIDEO"
            label="Video"
            help={HOW_TO_MEET.chooseVideo}
            icon={<Icon of={Video} className="size-5" />}
          />
          <RadioCard
            {...type}
            value="PHONE"
            label="Phone"
            help={HOW_TO_MEET.choosePhone}
            icon={<Icon of={Phone} className="size-5" />}
          />
        </div>
      </FieldGroup>
      {chosen === 'PHONE' && (
        <TextField
          {...phone}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          help="Such as +63 917 123 4567. Abroad, use your own country code."
          error={phoneError}
        />
      )}
    </div>
  );
}
