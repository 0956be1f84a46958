'use client';

import { FormSection } from './form-section';
import { WeekHours } from './week-hours';

/** The hours that repeat every week. */
export function WeeklyHours() {
  return (
    <FormSection
      title="Weekly hours"
      intro="Meetings start on the hour or half hour within these hours, Philippine time. An end of 12:00 AM means midnight."
    >
      <WeekHours />
    </FormSection>
  );
}
