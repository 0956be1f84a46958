'use client';

import { classNames } from '@/components/ui/class-names';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import type { CallSnapshot } from '@/lib/client/meetings/calls/call-interfaces';
import { type CallTimes, callTime } from './call-clock';
import { connectionLabel } from './connection-label';

interface TopBarProps {
  title: string;
  call: CallSnapshot;
  times: CallTimes;
}

/** With whom, how well it works, and how long it goes on. */
export function TopBar({ title, call, times }: TopBarProps) {
  const connection = connectionLabel(call);
  return (
    <header className="flex h-14 items-center gap-3 px-4 short:h-12">
      <h1 className="min-w-0 truncate font-sans text-base font-semibold">{title}</h1>
      <p className="ml-auto flex shrink-0 items-center gap-1.5 text-sm text-teal-100">
        {connection && (
          <>
            <Icon
              of={connection.icon}
              className={classNames('size-4.5', connection.matters && 'text-amber-300')}
            />
            <span className="max-sm:sr-only">{connection.text}</span>
          </>
        )}
      </p>
      <Timer times={times} />
    </header>
  );
}

function Timer({ times }: Pick<TopBarProps, 'times'>) {
  const now = useNow(Date.now(), 1_000);
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
