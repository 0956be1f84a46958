'use client';

import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide';
import { withTitle } from '@/components/lawyers/practice';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { heldMeetingsQuery } from '@/lib/client/meetings/own-next';
import { present } from '@/lib/clock';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';

export function HeldTimes() {
  const now = useNow(present());
  const { data } = useQuery({ ...heldMeetingsQuery(), staleTime: 0 });
  const live = (data?.results ?? []).filter(
    ({ checkout_url, hold_expires_at: until }) => checkout_url && until && now < Date.parse(until),
  );
  if (live.length === 0) return null;
  return (
    <ul className="shrink-0 divide-y divide-amber-300 border-b border-amber-300 bg-amber-50">
      {live.map(({ _id, lawyer, start_time, checkout_url, hold_expires_at }) => (
        <li key={_id} className="relative flex gap-3 px-4 py-3.5 hover:bg-amber-100">
          <span className="grid size-10 shrink-0 place-items-center rounded bg-white text-amber-800">
            <Icon of={Clock} className="size-5" />
          </span>
          <div className="min-w-0 flex-1 text-amber-900">
            <p className="font-semibold">
              <a href={checkout_url ?? ''} className="stretch rounded -outline-offset-2">
                Waiting for payment: {withTitle(lawyer.display_name)}
              </a>
            </p>
            <p className="text-sm tabular">
              {formatDayTime(Date.parse(start_time))} · {minutesLeft(hold_expires_at, now)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function minutesLeft(until: string | null, now: number): string {
  return `${Math.max(1, Math.ceil((Date.parse(until ?? '') - now) / MINUTE_MS))} min left`;
}
