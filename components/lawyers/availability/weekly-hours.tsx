'use client';

import { FormSection } from './form-section';
import { WeekHours } from './week-hours';

/** The hours that repeat every week. */
export function WeeklyHours() {
  return (
    <FormSection
      title="Weekly hours"
      intro="Clients can start on every hour and half hour inside these hours, Philippine time. An end of 12:00 AM is midnight."
    >
      <WeekHours />
    </FormSection>
  );
}
