import { classNames } from '@/components/ui/class-names';
import { holidayName } from '@/lib/catalogue/holidays';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';

interface DayHeadingProps {
  day: string;
  today: string;
  opens: 'day' | 'week';
  onOpen: () => void;
}

export function weekdayOf(day: string): string {
  return dayChip(dayKeyStart(day)).weekday;
}

/** Formats `Tue 24 Nov`: it begins with the button's visible text, so that voice control finds it. */
export function dayName(day: string): string {
  const { weekday, date } = dayChip(dayKeyStart(day));
  return `${weekday} ${Number(day.slice(8))} ${date.slice(0, 3)}`;
}

export function DayHeading({ day, today, opens, onOpen }: DayHeadingProps) {
  const isToday = day === today;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${dayName(day)}${isToday ? ', today' : ''}: show the ${opens}`}
      className="grid w-full justify-items-center gap-0.5 rounded-inner py-2 text-sm text-neutral-600 -outline-offset-2 hover:bg-neutral-100"
    >
      {weekdayOf(day)}{' '}
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full text-base font-semibold tabular',
          isToday ? 'bg-teal-800 text-white' : 'text-neutral-900',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </button>
  );
}

interface DayNoteProps {
  day: string;
  /** Working hours; null if unknown. */
  hours: readonly MinuteRange[] | null;
}

/** Below the head of a day: its holiday, and that there are no hours. Outside the button, whose name it is not. */
export function DayNote({ day, hours }: DayNoteProps) {
  const holiday = holidayName(day);
  return (
    <>
      {holiday && (
        <p title={holiday} className="truncate px-1 pb-1 text-center text-xs text-red-700">
          {holiday}
        </p>
      )}
      {hours?.length === 0 && (
        <p className="truncate px-1 pb-1 text-center text-xs text-neutral-600">No hours</p>
      )}
    </>
  );
}
