import Link from 'next/link';
import { BarChart } from '@/components/ui/display/bar-chart';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import type { WeekFigures } from '@/lib/contract/admin/overview';
import { wayToBooking } from '@/lib/domain/admin/way-to-booking';
import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { formatCount } from '@/lib/domain/platform/numbers';
import { type Column, DataTable } from '../data-table';

type Figure = Exclude<keyof WeekFigures, 'week'>;

interface Shown {
  of: Figure;
  title: string;
  format: (value: number) => string;
  href?: string;
}

const MONEY: readonly Shown[] = [
  { of: 'gross', title: 'Paid by clients', format: formatPeso, href: '/admin/ledger?kind=payment' },
  { of: 'refunds', title: 'Refunded', format: formatPeso, href: '/admin/ledger?kind=refund' },
  { of: 'fee', title: 'Platform fee', format: formatPeso },
  { of: 'clients', title: 'New clients', format: formatCount, href: '/admin/users?type=CUSTOMER' },
  { of: 'lawyers', title: 'New lawyers', format: formatCount, href: '/admin/users?type=LAWYER' },
];

const WAY: readonly Shown[] = [
  { of: 'visits', title: 'Visits', format: formatCount },
  { of: 'searches', title: 'Searches', format: formatCount },
  { of: 'bookings', title: 'Bookings', format: formatCount },
  { of: 'free', title: 'Of them free', format: formatCount },
  { of: 'paid', title: 'Paid', format: formatCount },
];

export function FiguresPanels({ weeks }: { weeks: readonly WeekFigures[] }) {
  const isEmpty = [...MONEY, ...WAY].every(({ of }) => weeks.every((week) => week[of] === 0));
  if (isEmpty)
    return (
      <EmptyState title="Nothing counted yet" className="mt-8">
        The first visits, bookings and payments appear here.
      </EmptyState>
    );
  return (
    <>
      <section aria-labelledby="money" className="mt-8">
        <h2 id="money" className="text-xl">
          Money and sign-ups
        </h2>
        <p className="mt-1 max-w-text text-sm text-neutral-600">
          From the ledger, by the day it was booked. Refunds are of any week’s payments, and the fee
          is what is left of it after them. A week begins on Monday in Manila.
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-5">
          {MONEY.map((figure) => (
            <WeeksCard key={figure.of} figure={figure} weeks={weeks} />
          ))}
        </div>
        <ByWeek
          label="Money and sign-ups by week"
          caption="Money and sign-ups by week, the latest first"
          figures={MONEY}
          weeks={weeks}
        />
      </section>
      <WayPanel weeks={weeks} />
    </>
  );
}

interface WeeksCardProps {
  figure: Shown;
  weeks: readonly WeekFigures[];
}

function WeeksCard({ figure: { of, title, format, href }, weeks }: WeeksCardProps) {
  const [before, now] = [weeks.at(-2)?.[of] ?? 0, weeks.at(-1)?.[of] ?? 0];
  const bars = weeks.map((week) => ({ key: week.week, value: Math.max(0, week[of]) }));
  return (
    <div className="rounded border bg-white p-3 sm:p-4">
      <h3 className="font-sans text-base font-semibold">
        {href ? (
          <Link href={href} prefetch={false} className={textLinkClass}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="mt-1 text-xl font-semibold tabular">{format(now)}</p>
      <p className="text-sm text-neutral-600 tabular">this week, {format(before)} last week</p>
      {bars.some(({ value }) => value > 0) && (
        <div className="max-sm:hidden">
          <BarChart bars={bars} width={240} />
        </div>
      )}
    </div>
  );
}

/** Number of weeks that are added up. */
const WAY_WEEKS = 8;

function WayPanel({ weeks }: { weeks: readonly WeekFigures[] }) {
  return (
    <section aria-labelledby="way" className="mt-8">
      <h2 id="way" className="text-xl">
        From search to booking
      </h2>
      <p className="mt-1 max-w-text text-sm text-neutral-600">
        The last {WAY_WEEKS} weeks, consultations only. We count visits and searches without
        recording who makes them, so a share is of all that was counted a step before.
      </p>
      <ol className="mt-3 divide-y rounded border bg-white">
        {wayToBooking(weeks.slice(-WAY_WEEKS)).map(({ step, count, share }) => (
          <li key={step} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <span className="font-medium">{STEPS[step]}</span>
            <span className="tabular">
              <span>{formatCount(count)}</span>
              {share !== null && (
                <span className="text-sm text-neutral-600">
                  {', '}
                  {share}% of the step before
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <ByWeek
        label="The way by week"
        caption="From visits to payments by week, the latest first"
        figures={WAY}
        weeks={weeks}
      />
    </section>
  );
}

const STEPS = {
  visits: 'Visits',
  searches: 'Searches for lawyers',
  bookings: 'Times taken',
  booked: 'Paid or free',
} as const;

interface ByWeekProps {
  label: string;
  caption: string;
  figures: readonly Shown[];
  weeks: readonly WeekFigures[];
}

function ByWeek({ label, caption, figures, weeks }: ByWeekProps) {
  const columns: readonly Column<WeekFigures>[] = [
    { head: 'Week of', cell: ({ week }) => dayChip(dayKeyStart(week)).date },
    ...figures.map(({ of, title, format }) => ({
      head: title,
      cell: (week: WeekFigures) => format(week[of]),
      end: true,
    })),
  ];
  return (
    <details className="mt-1">
      <summary className={`${textLinkAloneClass} cursor-pointer`}>{label}</summary>
      <div className="mt-2">
        <DataTable
          caption={caption}
          columns={columns}
          rows={weeks.toReversed()}
          keyOf={({ week }) => week}
        />
      </div>
    </details>
  );
}
