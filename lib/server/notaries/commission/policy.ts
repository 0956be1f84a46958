import 'server-only';
import type { VerificationStatus } from '@/lib/domain/lawyers/verification';
import { isCommissionOver } from '@/lib/domain/notaries/commission';

export interface StatedCommission {
  /** Slug in the catalogue. */
  readonly city: string;
  readonly commissionNumber: string;
  readonly commissionTerritory: string;
  readonly commissionValidUntil: string | null;
}

interface Commission extends StatedCommission {
  readonly approvedCity: string | null;
  readonly approvedNumber: string | null;
  readonly approvedTerritory: string | null;
  readonly approvedUntil: string | null;
}

const FACTS = ['city', 'commissionNumber', 'commissionTerritory', 'commissionValidUntil'] as const;

const NOTHING: StatedCommission = {
  city: '',
  commissionNumber: '',
  commissionTerritory: '',
  commissionValidUntil: null,
};

export function changedFacts(
  before: StatedCommission | undefined,
  after: StatedCommission,
): (typeof FACTS)[number][] {
  return FACTS.filter((name) => (before ?? NOTHING)[name] !== after[name]);
}

export function isApproved(commission: Commission): boolean {
  const { approvedCity, approvedNumber, approvedTerritory, approvedUntil } = commission;
  if (approvedCity === null || approvedNumber === null || approvedTerritory === null) return false;
  const approved = {
    city: approvedCity,
    commissionNumber: approvedNumber,
    commissionTerritory: approvedTerritory,
    commissionValidUntil: approvedUntil,
  };
  return changedFacts(approved, commission).length === 0;
}

/** Returns why no document is accepted for the stated commission; null when one is. `now` is epoch ms. */
export function refusalOfDocument(commission: Commission | undefined, now: number): string | null {
  const until = commission?.commissionValidUntil;
  if (!until || FACTS.some((name) => !commission[name])) return 'Save your commission first.';
  if (isApproved(commission)) return 'This commission was approved already.';
  if (isCommissionOver(until, now)) return 'This commission is over. Save your commission first.';
  return null;
}

interface Check {
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly submittedAt: Date;
  readonly reason: string | null;
}

export function checkOf(
  commission: Commission | null,
  latest: Check | undefined,
): { status: VerificationStatus; submittedAt: Date | null; reason: string | null } {
  const approved = commission !== null && isApproved(commission);
  if (latest && latest.status !== 'APPROVED' && (latest.status === 'PENDING' || !approved))
    return latest;
  if (!approved) return { status: 'NONE', submittedAt: null, reason: null };
  const submittedAt = latest?.status === 'APPROVED' ? latest.submittedAt : null;
  return { status: 'APPROVED', submittedAt, reason: null };
}
