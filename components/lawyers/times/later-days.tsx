'use client';

import { useQuery } from '@tanstack/react-query';
import { askedTimes } from '@/components/lawyers/times/model/asked-times';
import { firstStart, fromHourOf, openDays } from '@/components/lawyers/times/model/open-times';
import { availabilityQuery } from '@/lib/client/lawyers/lawyers';
import { Queries } from '@/lib/client/platform/queries';
import type { Length } from '@/lib/domain/lawyers/pricing';
import type { When } from '@/lib/domain/lawyers/when';
import { DaysOrNext } from './days-or-next';
import { LoadingTimes } from './loading-times';
import { TimesError } from './times-error';

interface LaterDaysProps {
  lawyerId: string;
  name: string;
  range: string;
  /** Manila day keys. */
  keys: readonly string[];
  /** The viewer's current hour, epoch milliseconds. */
  hour: number;
  length?: Length | undefined;
  when?: When | undefined;
}

export function LaterDays(props: LaterDaysProps) {
  return (
    <Queries>
      <LaterDaysContent {...props} />
    </Queries>
  );
}

function LaterDaysContent({ keys, when, ...place }: LaterDaysProps) {
  const query = useQuery(availabilityQuery(place.lawyerId));
  if (query.error) return <TimesError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingTimes />;
  const all = fromHourOf(askedTimes(openDays(query.data), when), place.hour);
  const days = all.filter(({ key }) => keys.includes(key));
  const later = all.filter(({ key }) => key > (keys.at(-1) ?? ''));
  return <DaysOrNext {...place} days={days} next={firstStart(later)} />;
}
