import { DayColumns } from './day-columns';
import { NextAvailable } from './next-available';
import { firstStart, type OpenDay } from './open-times';

interface DaysOrNextProps {
  lawyerId: string;
  name: string;
  /** `23 to 27 November` */
  range: string;
  days: readonly OpenDay[];
  /** Earliest start after the days, epoch milliseconds. */
  next: number | null;
  /** The viewer's hour, epoch milliseconds. */
  hour: number;
}

/** The times of these days, or the way on where there are none. */
export function DaysOrNext({ lawyerId, name, range, days, next, hour }: DaysOrNextProps) {
  if (firstStart(days) === null) {
    return <NextAvailable lawyerId={lawyerId} name={name} range={range} next={next} />;
  }
  const label = `Open times of ${name}, ${range}, Philippine time`;
  return <DayColumns lawyerId={lawyerId} label={label} days={days} now={hour} />;
}
