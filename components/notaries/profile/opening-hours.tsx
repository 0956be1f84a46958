import { Fragment } from 'react';
import { clockText, WEEK } from '@/components/lawyers/availability/hours-labels';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';

/** When the office is open, from Monday to Sunday. */
export function OpeningHours({ hours }: { hours: readonly OfficeHoursEntry[] }) {
  return (
    <section aria-labelledby="hours" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="hours" className="text-xl">
        Opening hours
      </h2>
      <table aria-labelledby="hours" className="mt-2 w-full text-left">
        <tbody className="divide-y">
          {WEEK.map(({ weekday, name }) => (
            <tr key={weekday} className="align-top">
              <th scope="row" className="py-2 pr-4 font-normal text-neutral-700">
                {name}
              </th>
              <td className="py-2 tabular">
                <DayHours hours={hours.filter(({ day }) => day === weekday)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-neutral-600">
        Philippine time. Offices may be closed on holidays, so call before you go.
      </p>
    </section>
  );
}

function DayHours({ hours }: { hours: readonly OfficeHoursEntry[] }) {
  if (hours.length === 0) return 'Closed';
  return hours.map(({ open, close }, index) => (
    <Fragment key={open}>
      {index > 0 && ', '}
      <span className="inline-block whitespace-nowrap">
        <time dateTime={open}>{clockText(open)}</time> to{' '}
        <time dateTime={close}>{clockText(close)}</time>
      </span>
    </Fragment>
  ));
}
