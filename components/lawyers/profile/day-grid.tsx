import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { classNames } from '@/components/ui/class-names';
import { dayChip, dayKeyStart, formatDate, weekdayName } from '@/lib/domain/platform/clock-labels';
import { dayRange } from '../times/day-range';

interface DayGridProps {
  /** Days of the calendar in order; two weeks. */
  days: readonly OpenDay[];
  chosen: string | null;
  /** Epoch milliseconds; its Manila day is today. */
  now: number;
  onChoose: (key: string) => void;
}

const WEEK = 7;
/** Dots below a date: one per open time, up to this many. */
const MAX_DOTS = 4;

export function DayGrid({ days, chosen, onChoose }: DayGridProps) {
  const range = dayRange(days[0]?.key ?? '', days.at(-1)?.key ?? '');
  const weeks = [days.slice(0, WEEK), days.slice(WEEK)];
  return (
    <>
      {/* On a phone the times come first; the day chosen is named above them. */}
      <p className="mt-5 font-semibold max-sm:hidden">{range}</p>
      <table className="mt-3 w-full table-fixed border-collapse text-center">
        <caption className="sr-only">Open days, {range}</caption>
        <thead>
          <tr>
            {days.slice(0, WEEK).map(({ key }) => (
              <WeekdayHead key={key} day={key} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.key}>
              {week.map((day) => (
                <td key={day.key} className="p-0">
                  <DayCell day={day} chosen={day.key === chosen} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function WeekdayHead({ day }: { day: string }) {
  const start = dayKeyStart(day);
  return (
    <th scope="col" abbr={weekdayName(start)} className="pb-1 text-xs font-medium text-neutral-600">
      {dayChip(start).weekday}
    </th>
  );
}

interface DayCellProps extends Pick<DayGridProps, 'onChoose'> {
  day: OpenDay;
  chosen: boolean;
}

function DayCell({ day: { key, starts }, chosen, onChoose }: DayCellProps) {
  const name = formatDate(dayKeyStart(key));
  const date = Number(key.slice(-2));
  if (starts.length === 0) {
    return (
      <span className="grid h-11 place-items-center text-neutral-500 tabular">
        <span aria-hidden="true">{date}</span>
        <span className="sr-only">{name}, no open times</span>
      </span>
    );
  }
  const count = starts.length === 1 ? '1 open time' : `${starts.length} open times`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`${name}, ${count}`}
      className={classNames(
        'relative grid h-11 w-full place-items-center rounded border border-white bg-clip-padding font-semibold tabular transition-colors',
        chosen ? 'bg-teal-800 text-white' : 'bg-teal-50 text-teal-900 hover:bg-teal-100',
      )}
      onClick={() => onChoose(key)}
    >
      <span className="-mt-1.5">{date}</span>
      <span className="absolute bottom-1 flex gap-0.5">
        {starts.slice(0, MAX_DOTS).map((start) => (
          <span
            key={start}
            className={classNames('size-1 rounded-full', chosen ? 'bg-lime-400' : 'bg-teal-600')}
          />
        ))}
      </span>
    </button>
  );
}
