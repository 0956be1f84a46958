'use client';

import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { MAX_BUFFER_MINUTES, MAX_DAILY_MEETINGS } from '@/lib/domain/lawyers/slots';
import { FormSection } from './form-section';
import { lengthText } from './hours-labels';

const NOTICES = [0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080];

/** How soon, how close and how often clients can book. `storedNotice` is offered also where it is none of ours. */
export function BookingRules({ storedNotice }: { storedNotice: number }) {
  const { register, formState } = useFormContext<TypedAvailability>();
  const { errors } = formState;
  const notices = [...new Set([...NOTICES, storedNotice])].toSorted((a, b) => a - b);
  return (
    <FormSection
      title="Notice and breaks"
      intro="Changes here don’t affect meetings already booked."
    >
      <div className="@container">
        <div className="grid max-w-form items-start gap-5 @md:grid-cols-2">
          <SelectField
            label="Notice"
            help="The shortest time between booking and meeting."
            error={errors.notice_time?.message}
            className="@md:col-span-2"
            {...register('notice_time')}
          >
            {notices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {lengthText(minutes)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Free minutes between meetings"
            inputMode="numeric"
            autoComplete="off"
            help={`0 to ${MAX_BUFFER_MINUTES} minutes before and after each meeting.`}
            error={errors.buffer_minutes?.message}
            {...register('buffer_minutes')}
          />
          <TextField
            label="Most meetings a day"
            optional
            inputMode="numeric"
            autoComplete="off"
            help={`1 to ${MAX_DAILY_MEETINGS}. Leave it empty for no limit.`}
            error={errors.daily_maximum?.message}
            {...register('daily_maximum')}
          />
        </div>
      </div>
    </FormSection>
  );
}
