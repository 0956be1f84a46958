import 'server-only';
import { needsRegistration, registrationDue } from '@/lib/domain/lawyers/registration';
import type { VerificationStatus } from '@/lib/domain/lawyers/verification';
import { yearRange } from '@/lib/domain/platform/months';
import { plannedChanges, taxPackAt } from '@/lib/domain/platform/tax-pack';
import { completenessOf } from '@/lib/server/lawyers/profiles/service';
import { latestCheck } from '@/lib/server/lawyers/verification/service';
import type { Executor } from '@/lib/server/platform/db/pool';
import { findDeclaration } from './declarations-store';
import { taxQuarters } from './record-service';
import { releasedIn } from './withholding-service';

/** Returns where a lawyer stands with the tax that is withheld, and what was withheld in a year. Five statements. */
export async function taxStandingOf(exec: Executor, lawyerId: string, year: number, now: number) {
  const [{ lawyer, taxPack }, { latest }, declaration, released, quarters] = await Promise.all([
    completenessOf(exec, lawyerId),
    latestCheck(exec, lawyerId, 'tax'),
    findDeclaration(exec, lawyerId, year),
    releasedIn(exec, lawyerId, yearRange(year)),
    taxQuarters(exec, year, lawyerId),
  ]);
  const pack = taxPackAt(taxPack, now);
  const planned = pack ? undefined : plannedChanges(taxPack, now).find((one) => one.active);
  const due = registrationDue(lawyer, pack);
  return {
    year,
    pack: pack && { ...pack, graceEnds: due === pack.since ? null : due },
    begins: planned?.from ?? null,
    beginsThreshold: planned?.threshold ?? null,
    registration: {
      status: statusOf(lawyer.taxRegisteredAt, latest?.status),
      reason: latest?.reason ?? null,
      submittedAt: latest?.submittedAt ?? null,
      hides: needsRegistration(lawyer, pack, now),
    },
    declaration,
    released,
    quarters,
  };
}

function statusOf(registeredAt: Date | null, latest?: VerificationStatus): VerificationStatus {
  if (registeredAt) return 'APPROVED';
  // What was approved before the data changed counts no more.
  return latest === 'APPROVED' || latest === undefined ? 'NONE' : latest;
}
