import 'server-only';
import { type Named, sharedNames } from '@/lib/domain/meetings/conflicts/conflict';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { registeredParties } from '@/lib/server/registry/registry';
import type { WaitingWork, WorkSource } from '@/lib/server/registry/work';
import * as store from './store';

/** Checks for a conflict of interest, from the booking until decided. Those with a name of another matter come first. */
export const conflicts: WorkSource = {
  kind: 'conflict',
  side: 'lawyer',
  noun: 'conflicts to check',
  all: '/lawyer-portal/meetings',
  get query() {
    return store.toCheck(registeredParties());
  },
  read: (rows) => {
    const { checks, parties } = parts(rows as readonly store.CheckPart[]);
    const isShared = sharedNames(parties);
    const marked = checks.map((check) => ({ check, same: isShared(check) }));
    const shown = [true, false].flatMap((same) => marked.filter((one) => one.same === same));
    return {
      rows: shown.slice(0, WORK_PER_KIND).map(({ check, same }) => toWork(check, same)),
      count: checks[0]?.count ?? 0,
    };
  },
};

function parts(rows: readonly store.CheckPart[]) {
  return {
    checks: rows.flatMap(({ open }) => open ?? []),
    parties: rows.flatMap(({ earlier }): Named[] => (earlier ? [earlier] : [])),
  };
}

function toWork({ id, person, since, startsAt }: store.OpenCheck, same: boolean): WaitingWork {
  const start = Date.parse(startsAt);
  return {
    id,
    action: 'Check for a conflict',
    about: `${person}, ${dayChip(start).date}, ${formatTime(start)}`,
    since: new Date(since),
    until: new Date(start),
    href: sitePath`/lawyer-portal/meeting/${id}`,
    alert: same ? 'Same name as in another matter' : undefined,
  };
}
