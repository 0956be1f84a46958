'use client';

import { useFormState } from 'react-hook-form';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { WeekHours } from '@/components/lawyers/availability/week-hours';
import { FieldError } from '@/components/ui/display/field-error';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';
import { SECTION_IDS } from './notary-parts';

/** When the office is open. */
export function HoursSection() {
  const { errors } = useFormState<TypedNotary>();
  return (
    <FormSection
      id={SECTION_IDS.hours}
      title="Office hours"
      intro="When clients can come, in Philippine time. For a lunch break, add a second set of hours to the day."
    >
      <WeekHours off="Closed" />
      {errors.days?.message && <FieldError>{errors.days.message}</FieldError>}
    </FormSection>
  );
}
