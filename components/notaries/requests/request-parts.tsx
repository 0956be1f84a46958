import type { ReactNode } from 'react';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { DayPart } from '@/lib/domain/notaries/request';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { phoneHref, phoneLabel } from '@/lib/domain/platform/phone';

interface RequestedVisitProps {
  service: string;
  day: string;
  part_of_day: DayPart | null;
  start_time: string | null;
}

/** The requested service and day, with the hour of an appointment or the part of the day: `Affidavit, Thu, Nov 26, 10:00 AM`. */
export function RequestedVisit({ service, day, part_of_day, start_time }: RequestedVisitProps) {
  const date = formatDate(dayKeyStart(day));
  const wish = part_of_day ? `${date}, in the ${part_of_day}` : date;
  return (
    <p className="break-words">
      {service},{' '}
      <span className="inline-block">
        {start_time ? `${date}, ${formatTime(Date.parse(start_time))}` : wish}
      </span>
    </p>
  );
}

export function Written({ by, children }: { by: ReactNode; children: string }) {
  return (
    <div>
      <p className="text-sm text-neutral-600">{by}</p>
      <p className="max-w-text break-words whitespace-pre-line">{children}</p>
    </div>
  );
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className={`${textLinkClass} inline-block`}>
      {phoneLabel(number)}
    </a>
  );
}

/** Placeholder as high as the rows that are loading. */
export function RequestsSkeleton() {
  return (
    <LoadingRegion label="Loading requests">
      <div className="grid gap-3">
        <Skeleton className="h-48 w-full rounded" />
        <Skeleton className="h-48 w-full rounded" />
      </div>
    </LoadingRegion>
  );
}
