import { BarChart } from '@/components/portal/dashboard/bar-chart';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { WeekFigures } from '@/lib/contract/admin/overview';
import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { formatCount } from '@/lib/domain/platform/numbers';
import { type Column, DataTable } from '../data-table';

const FIGURES = [
  { of: 'visits', title: 'Visits' },
  { of: 'searches', title: 'Searches' },
  { of: 'bookings', title: 'Bookings' },
  { of: 'paid', title: 'Paid' },
] as const;

const COLUMNS: readonly Column<WeekFigures>[] = [
  { head: 'Week of', cell: ({ week }) => dayChip(dayKeyStart(week)).date },
  { head: 'Visits', cell: ({ visits }) => formatCount(visits), end: true },
  { head: 'Searches', cell: ({ searches }) => formatCount(searches), end: true },
  { head: 'Bookings', cell: ({ bookings }) => formatCount(bookings), end: true },
  { head: 'Of them free', cell: ({ free }) => formatCount(free), end: true },
  { head: 'Paid', cell: ({ paid }) => formatCount(paid), end: true },
];

/** From visits to payments, by week, with the bars of each. */
export function FiguresPanel({ weeks }: { weeks: readonly WeekFigures[] }) {
  const isEmpty = weeks.every((week) => FIGURES.every(({ of }) => week[of] === 0));
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h2 id="figures" className="text-xl">
        Twelve weeks
      </h2>
      <p className="mt-1 max-w-text text-sm text-neutral-600">
        Consultations only. A week begins on Monday in Manila. We count visits and searches without
        recording who makes them.
      </p>
      {isEmpty ? (
        <EmptyState title="Nothing counted yet" headingLevel="h3" className="mt-3">
          The first visits and bookings appear here.
        </EmptyState>
      ) : (
        <>
          <div className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {FIGURES.map(({ of, title }) => (
              <div key={of} className="rounded border bg-white p-4">
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-sm text-neutral-600 tabular">
                  {formatCount(weeks.at(-1)?.[of] ?? 0)} this week
                </p>
                <BarChart
                  bars={weeks.map((week) => ({ key: week.week, value: week[of] }))}
                  width={240}
                />
              </div>
            ))}
          </div>
          <div className="mt-4">
            <DataTable
              caption="Figures by week, the latest first"
              columns={COLUMNS}
              rows={weeks.toReversed()}
              keyOf={({ week }) => week}
            />
          </div>
        </>
      )}
    </section>
  );
}
