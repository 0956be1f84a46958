import Link from 'next/link';
import { bookPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { OwnTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { dayKey, formatDate, formatTime, fullTimeName } from '@/lib/domain/platform/clock-labels';
import type { UpcomingTime } from './earliest-times';

interface UpcomingTimesProps {
  entries: readonly UpcomingTime[];
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Lawyers with the earliest open times and their prices; each row links to the booking of that time. */
export function UpcomingTimes({ entries, now }: UpcomingTimesProps) {
  const today = entries.every(({ start }) => dayKey(start) === dayKey(now));
  return (
    <section
      aria-labelledby="upcoming-times"
      className="self-start rounded bg-neutral-50 text-neutral-900 shadow lg:mt-2 [--focus:theme(colors.teal.600)]"
    >
      <div className="flex items-baseline justify-between gap-3 px-5 pt-5 pb-3">
        <h2 id="upcoming-times" className="text-xl">
          {today ? 'Open times today' : 'Next open times'}
        </h2>
        <p className="text-sm text-neutral-600 tabular">
          {today ? `${formatDate(now)}, PHT` : 'PHT'}
        </p>
      </div>
      <ul className="border-t">
        {entries.map((entry) => (
          <UpcomingTimesRow key={entry.lawyer._id} entry={entry} withDay={!today} />
        ))}
      </ul>
      <p className="rounded-b border-t bg-white px-5 py-3 text-sm text-neutral-600">
        The earliest open times of all checked lawyers. Prices are for 30 minutes.
      </p>
    </section>
  );
}

function UpcomingTimesRow({
  entry: { lawyer, start },
  withDay,
}: {
  entry: UpcomingTime;
  withDay: boolean;
}) {
  const name = withTitle(lawyer.display_name);
  const price = lawyer.services.find(({ duration }) => duration === 30)?.price ?? 0;
  return (
    <li className="relative border-b last:border-b-0 hover:bg-white">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-5 py-3.5">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square />
        <div className="min-w-0">
          <p className="leading-5 font-semibold">{name}</p>
          <p className="mt-0.5 text-sm text-neutral-600">
            {lawyer.areas_of_practice[0]} · {lawyer.city || lawyer.region}
          </p>
        </div>
        <Link
          href={bookPath(lawyer._id, start)}
          prefetch={false}
          className="stretch text-right lg:in-data-abroad:min-w-36"
        >
          {withDay && (
            <span className="block text-sm text-neutral-600 tabular">{formatDate(start)}</span>
          )}
          <span className="block font-semibold text-teal-800 tabular">{formatTime(start)}</span>
          <span className="block text-sm text-neutral-600 tabular in-data-abroad:min-h-5">
            <OwnTime short instant={start} />
          </span>
          <Price centavos={price} className="block text-sm text-neutral-600" />
          <span className="sr-only">
            Book {name}, {fullTimeName(start)}, 30 minutes
          </span>
        </Link>
      </div>
    </li>
  );
}
