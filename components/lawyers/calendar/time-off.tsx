'use client';

import { useNow } from '@/components/ui/hooks/use-now';
import { Card } from '@/components/ui/layout/card';
import { TimeOffForm } from './time-off-form';
import { TimeOffList } from './time-off-list';

/** The calendar of a lawyer: time off to come, and a form for more. `requestNow` is epoch milliseconds. */
export function TimeOff({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  return (
    <>
      <h1 className="text-3xl">Calendar</h1>
      <p className="mt-2 max-w-form text-neutral-700">
        Clients cannot book you during your time off. Meetings that are booked already stay.
      </p>
      <div className="mt-6 grid gap-8 md:grid-cols-[minmax(0,1fr)_22rem] md:items-start lg:gap-10">
        <section aria-labelledby="add-time-off" className="md:order-2">
          <Card>
            <h2 id="add-time-off" className="mb-4 text-xl">
              Add time off
            </h2>
            <TimeOffForm now={now} />
          </Card>
        </section>
        <section aria-labelledby="coming-time-off">
          <h2 id="coming-time-off" className="mb-3 text-xl">
            Coming time off
          </h2>
          <TimeOffList now={now} />
        </section>
      </div>
    </>
  );
}
