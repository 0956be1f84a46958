import type { Length } from '@/lib/domain/lawyers/pricing';
import { DayColumns } from './day-columns';
import { NextAvailable } from './next-available';
import { firstStart, type OpenDay } from './open-times';

interface DaysOrNextProps {
  lawyerId: string;
  name: string;
  /** `November 23 to 27` */
  range: string;
  days: readonly OpenDay[];
  /** Earliest start after the days, epoch milliseconds. */
  next: number | null;
  /** The viewer's hour, epoch milliseconds. */
  hour: number;
  length?: Length | undefined;
}

/** The times of these days, or the way on where there are none. */
export function DaysOrNext(props: DaysOrNextProps) {
  const { lawyerId, name, range, days, next, hour, length } = props;
  if (firstStart(days) === null) {
    return <NextAvailable {...{ lawyerId, name, range, next, length }} />;
  }
  const label = `Open times of ${name}, ${range}, Philippine time`;
  return <DayColumns lawyerId={lawyerId} label={label} days={days} now={hour} length={length} />;
}
