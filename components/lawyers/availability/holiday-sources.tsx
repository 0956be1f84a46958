import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  comingHolidays,
  HOLIDAYS_CHECKED,
  PROCLAMATIONS,
  UNDECLARED_HOLIDAYS,
} from '@/lib/catalogue/holidays';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

/** Declarations that set the coming holidays, and when we read them. */
export function HolidaySources({ today }: { today: string }) {
  const sources = [...new Set(comingHolidays(today).map(({ source }) => source))];
  if (sources.length === 0) return null;
  return (
    <p className="mt-4 text-sm text-neutral-600">
      <span>Holidays from</span>{' '}
      {sources.map((source, index) => (
        <span key={source}>
          {index > 0 && <span>{' and '}</span>}
          <a href={PROCLAMATIONS[source].url} rel="noreferrer" className={textLinkClass}>
            {PROCLAMATIONS[source].name}
          </a>
        </span>
      ))}
      <span>
        , read on {formatDay(dayKeyStart(HOLIDAYS_CHECKED))}. {UNDECLARED_HOLIDAYS} City and
        provincial holidays are not included.
      </span>
    </p>
  );
}
