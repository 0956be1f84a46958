import { BarChart } from '@/components/ui/display/bar-chart';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { DashboardWeek } from '@/lib/contract/meetings/dashboard';
import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { formatCount } from '@/lib/domain/platform/numbers';

interface Figure {
  title: string;
  of: 'bookings' | 'earnings' | 'views';
  write: (value: number) => string;
  none: string;
}

const BOOKINGS: Figure = {
  title: 'Bookings',
  of: 'bookings',
  write: formatCount,
  none: 'No meetings booked in these 12 weeks.',
};
const EARNINGS: Figure = {
  title: 'Earnings',
  of: 'earnings',
  write: formatPeso,
  none: 'No payments in these 12 weeks.',
};
const VIEWS: Figure = {
  title: 'Profile views',
  of: 'views',
  write: formatCount,
  none: 'No one opened your profile in these 12 weeks.',
};

/** Figures of twelve weeks: a chart of each, or one line until there is something of any. */
export function WeekCharts({ weeks }: { weeks: readonly DashboardWeek[] }) {
  if (weeks.every(({ bookings, earnings, views }) => bookings + earnings + views === 0))
    return (
      <EmptySection>
        Bookings, earnings and views of your profile show here once there are any.
      </EmptySection>
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:gap-5">
      <ChartCard figure={BOOKINGS} weeks={weeks} width={240} />
      <ChartCard figure={EARNINGS} weeks={weeks} width={240} />
      <div className="sm:col-span-2">
        <ChartCard figure={VIEWS} weeks={weeks} width={520} />
      </div>
    </div>
  );
}

interface ChartCardProps {
  figure: Figure;
  weeks: readonly DashboardWeek[];
  width: number;
}

function ChartCard({ figure: { title, of, write, none }, weeks, width }: ChartCardProps) {
  const values = weeks.map((week) => week[of]);
  const total = values.reduce((sum, value) => sum + value, 0);
  const id = `weeks-${of}`;
  return (
    <section aria-labelledby={id} className="rounded border bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-sans text-base font-semibold">
          {title}
        </h2>
        <p className="text-sm text-neutral-600">12 weeks</p>
      </div>
      {total === 0 ? (
        <p className="mt-2 text-neutral-700">{none}</p>
      ) : (
        <>
          <p className="mt-1 text-2xl font-semibold tabular">{write(values.at(-1) ?? 0)}</p>
          <p className="text-sm text-neutral-600 tabular">this week, {write(total)} in 12 weeks</p>
          <BarChart
            bars={weeks.map((week) => ({ key: week.week, value: week[of] }))}
            width={width}
          />
          <p className="mt-1.5 flex justify-between text-xs text-neutral-600" aria-hidden="true">
            <span>
              <span>Week of</span> <span>{weekLabel(weeks[0])}</span>
            </span>
            <span className="font-semibold text-neutral-900">this week</span>
          </p>
          <WeekTable title={title} weeks={weeks} of={of} />
        </>
      )}
    </section>
  );
}

function WeekTable({
  title,
  weeks,
  of,
}: Pick<Figure, 'title' | 'of'> & { weeks: readonly DashboardWeek[] }) {
  return (
    <details className="mt-1 -mb-3">
      <summary className={`${textLinkAloneClass} cursor-pointer text-sm`}>
        As a table<span className="sr-only">: {title}</span>
      </summary>
      <table className="week-table">
        <caption className="sr-only">{title} by week, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.week}>
              <th scope="row">{weekLabel(week)}</th>
              <td>{of === 'earnings' ? formatPeso(week.earnings) : formatCount(week[of])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Formats `Nov 23`. */
function weekLabel(week: DashboardWeek | undefined): string {
  return week ? dayChip(dayKeyStart(week.week)).date : '';
}
