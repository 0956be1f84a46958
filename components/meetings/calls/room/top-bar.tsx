'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import type { CallSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { present } from '@/lib/clock';
import { THEATRE_HIDES } from '../picture/theatre';
import { type CallTimes, callTime } from './call-clock';
import { connectionLabel } from './connection-label';

interface TopBarProps {
  title: string;
  status: ReactNode;
  call: CallSnapshot;
  times: CallTimes;
}

const BAR =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2 lg:min-h-14 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] short:min-h-12 short:grid-cols-[auto_minmax(0,1fr)_auto_auto] short:py-1 theatre:absolute theatre:inset-x-0 theatre:top-0 theatre:z-20 theatre:bg-teal-950/85';

export function TopBar({ title, status, call, times }: TopBarProps) {
  const connection = connectionLabel(call);
  return (
    <header className={classNames(BAR, THEATRE_HIDES)}>
      <h1 className="min-w-0 truncate font-sans lg:max-w-96 short:max-w-56 text-base font-semibold">
        {title}
      </h1>
      {status}
      <p className="flex shrink-0 items-center gap-1.5 text-sm text-teal-100">
        {connection && (
          <>
            <Icon
              of={connection.icon}
              className={classNames('size-4.5', connection.matters && 'text-amber-300')}
            />
            <span className="max-sm:sr-only short:sr-only">{connection.text}</span>
          </>
        )}
      </p>
      <Timer times={times} />
    </header>
  );
}

function Timer({ times }: Pick<TopBarProps, 'times'>) {
  const now = useNow(present(), 1_000);
  const { state, text, rest, spoken } = callTime(times, now);
  const ends = state === 'ending' || state === 'over';
  return (
    <p
      role="timer"
      aria-label={spoken}
      className={classNames(
        'shrink-0 rounded px-2.5 py-1 text-sm font-semibold tabular',
        ends ? 'bg-amber-300 text-amber-950' : 'bg-teal-800',
      )}
    >
      {text}
      <span
        className={classNames(
          'font-normal',
          !ends && 'text-teal-100',
          state === 'over' && 'max-sm:hidden',
        )}
      >
        {rest}
      </span>
    </p>
  );
}
