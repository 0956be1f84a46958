'use client';

import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { bookPath } from '@/components/lawyers/addresses';
import { OwnTime } from '@/components/ui/display/own-time';
import { Icon } from '@/components/ui/icons/icon';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { formatDayTime, fullTimeName } from '@/lib/domain/platform/clock-labels';
import { WaitlistLink } from './waitlist-link';

interface NextAvailableProps {
  lawyerId: string;
  name: string;
  /** The days without times, `Nov 23 to 27`; empty if no day has any. */
  range: string;
  /** Earliest start after these days, epoch milliseconds. */
  next: number | null;
  length?: Length | undefined;
}

export function NextAvailable({ lawyerId, name, range, next, length }: NextAvailableProps) {
  return (
    <div className="grid gap-2 px-4 pt-2 pb-5 @3xl:pt-10">
      <p className="text-sm text-neutral-600">
        {range ? `No open times from ${range}.` : 'No open times in the next 14 days.'}
      </p>
      {next === null ? (
        <p data-hidden-for="lawyer" className="text-sm">
          <WaitlistLink lawyerId={lawyerId} name={name} />
        </p>
      ) : (
        <Link
          href={bookPath(lawyerId, next, length)}
          prefetch={false}
          data-for-clients=""
          className="flex min-h-14 items-center justify-between gap-3 rounded border border-teal-200 bg-teal-50 px-4 py-2 font-semibold text-teal-900 hover:border-teal-800"
        >
          <span>
            <span className="block text-sm font-normal text-teal-800">Next available</span>
            <span className="sr-only">{fullTimeName(next)}</span>
            <span aria-hidden="true">{formatDayTime(next)}</span>
            <OwnTime instant={next} className="block text-sm font-normal" />
          </span>
          <Icon of={ArrowRight} className="size-5" />
        </Link>
      )}
    </div>
  );
}
