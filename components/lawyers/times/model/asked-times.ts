import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { isEvening, isWeekend, type When } from '@/lib/domain/lawyers/when';

/** Returns the days with only the times that a search asks for, such as evenings or weekends. */
export function askedTimes(days: readonly OpenDay[], when?: When): readonly OpenDay[] {
  const fits = when === 'evenings' ? isEvening : when === 'weekends' ? isWeekend : null;
  return fits ? days.map(({ key, starts }) => ({ key, starts: starts.filter(fits) })) : days;
}
