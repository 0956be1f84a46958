import 'server-only';
import { COMMISSION_WARNINGS, commissionDaysLeft } from '@/lib/domain/notaries/commission';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { latestCheck } from '@/lib/server/lawyers/verification/service';
import type { WaitingWork, WorkSource } from '@/lib/server/registry/work';
import { checkOf } from './policy';
import { notaryRow, SUBJECT } from './service';
import type { NotaryRow } from './store';

const [FIRST_WARNING] = COMMISSION_WARNINGS;

/**
 * Commissions that were refused or end soon, as long as no other is being checked. Two statements, one without a
 * commission.
 */
export const commissionWork: WorkSource = {
  kind: 'commission',
  side: 'lawyer',
  noun: 'commissions',
  all: '/lawyer-portal/notary-public',
  find: async (exec, { lawyerId }, now) => {
    const notary = await notaryRow(exec, lawyerId);
    if (!notary) return { rows: [], count: 0 };
    const { latest } = await latestCheck(exec, lawyerId, SUBJECT);
    const { status, submittedAt } = checkOf(notary, latest);
    if (status === 'PENDING') return { rows: [], count: 0 };
    const words = status === 'REJECTED' && submittedAt ? refused(submittedAt) : ending(notary, now);
    const rows = words ? [{ id: lawyerId, href: PATH, ...words }] : [];
    return { rows, count: rows.length };
  },
};

const PATH = '/lawyer-portal/notary-public?part=commission';

type Words = Pick<WaitingWork, 'action' | 'about' | 'since' | 'until'>;

function refused(submittedAt: Date): Words {
  return {
    action: 'Send the document of your commission again',
    about: 'It was not approved; see why',
    since: submittedAt,
    until: null,
  };
}

function ending({ approvedUntil }: NotaryRow, now: number): Words | null {
  if (!approvedUntil) return null;
  const left = commissionDaysLeft(approvedUntil, now);
  if (left > FIRST_WARNING) return null;
  const lastDay = dayKeyStart(approvedUntil);
  const day = formatDay(lastDay);
  return {
    action: 'Send your new commission',
    about: left < 0 ? `It ended on ${day}, and clients don’t find you` : `It ends on ${day}`,
    since: new Date(lastDay - FIRST_WARNING * DAY_MS),
    until: left < 0 ? null : new Date(lastDay + DAY_MS),
  };
}
