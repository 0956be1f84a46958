import 'server-only';
import { checkEnds, renewalFrom } from '@/lib/domain/lawyers/verification';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import type { WorkSource } from '@/lib/server/registry/work';
import { verificationState } from './own';

/** Checks of IDs that expire within a month, until a new IBP ID is submitted. Two statements. */
export const renewalWork: WorkSource = {
  kind: 'identity',
  side: 'lawyer',
  noun: 'checks',
  all: '/lawyer-portal',
  find: async (exec, { lawyerId }, now) => {
    const { standing, status, checkedAt } = await verificationState(lawyerId, now, exec);
    if (standing !== 'DUE' || status === 'PENDING' || !checkedAt) return { rows: [], count: 0 };
    const ends = checkEnds(checkedAt.getTime());
    const row = {
      id: lawyerId,
      action: 'Hand in your new IBP ID',
      about: `Your check ends on ${formatDay(ends)}`,
      since: new Date(renewalFrom(checkedAt.getTime())),
      until: new Date(ends),
      href: '/lawyer-portal#verification',
    };
    return { rows: [row], count: 1 };
  },
};
