'use client';

import { useId } from 'react';
import type { GoogleOutcome } from '@/lib/domain/lawyers/calendar/google-calendar';
import { FeedSection } from './feed-section';
import { GoogleSection } from './google-section';
import { ImportsSection } from './imports-section';

/** Sync with other calendars: meetings are exported, busy times are imported. */
export function CalendarService({ google }: { google: GoogleOutcome | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl">
        Other calendars
      </h2>
      <p className="mt-1 max-w-form text-sm text-neutral-700">
        See your meetings in the calendar you use every day, and keep clients from booking when it
        says you’re busy. Changes here are saved right away.
      </p>
      <div className="mt-6 grid gap-8">
        <GoogleSection outcome={google} />
        <FeedSection />
        <ImportsSection />
      </div>
    </section>
  );
}
