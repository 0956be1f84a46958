import { type OpenDay, withTimes } from '@/components/lawyers/times/model/open-times';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { DayColumns } from './day-columns';
import { NextAvailable } from './next-available';

interface DaysOrNextProps {
  lawyerId: string;
  name: string;
  range: string;
  days: readonly OpenDay[];
  /** Earliest start after the days, epoch milliseconds. */
  next: number | null;
  /** The viewer's current hour, epoch milliseconds. */
  hour: number;
  length?: Length | undefined;
}

export function DaysOrNext(props: DaysOrNextProps) {
  const { lawyerId, name, range, days, next, hour, length } = props;
  const open = withTimes(days);
  if (open.length === 0) {
    return (
      <NextAvailable lawyerId={lawyerId} name={name} range={range} next={next} length={length} />
    );
  }
  const label = `Open times of ${name}, ${range}, Philippine time`;
  return <DayColumns lawyerId={lawyerId} label={label} days={open} now={hour} length={length} />;
}
