import 'server-only';
import { and, eq, ne, or } from 'drizzle-orm';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import * as contract from '@/lib/contract/lawyers/verification';
import { COPY } from '@/lib/contract/platform/copy';
import {
  canSubmitDocuments,
  checkEnds,
  standingOf,
  type VerificationStatus,
} from '@/lib/domain/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { lawyers } from '@/lib/server/schema/lawyers';
import { completenessOf } from '../profiles/service';
import { checkDocuments, type DocumentFiles, storing } from './documents-service';
import { serializeDocument } from './serialize';
import { latestCheck, requestVerification, restartCheck } from './service';

// Operations

export const getOwnVerification = operation(contract.getOwnVerification, async ({ actor, now }) =>
  serializeOwn(await verificationState(lawyerIdOf(actor), now)),
);

export const resubmitDocuments = operation(
  contract.resubmitDocuments,
  async ({ actor, body, now }) => {
    const lawyerId = lawyerIdOf(actor);
    const { government_id, ibp_id, roll_number: rollNumber, ibp_number: ibpNumber } = body;
    await resubmit(lawyerId, { files: { government_id, ibp_id }, rollNumber, ibpNumber }, now);
    return serializeOwn(await verificationState(lawyerId, now));
  },
  { before: ({ actor }) => consumeRateLimit('lawyer_form_account', actor.id) },
);

// Serialize

type Own = Awaited<ReturnType<typeof verificationState>>;

/** Returns the check in force, and its consequences. */
export function standing({
  status,
  standing: worth,
  checkedAt,
}: Pick<Own, 'status' | 'standing' | 'checkedAt'>) {
  return {
    checked_at: checkedAt && isoInstant(checkedAt.getTime()),
    check_ends_at: checkedAt && isoInstant(checkEnds(checkedAt.getTime())),
    renewal_due: worth === 'DUE' && status !== 'PENDING',
  };
}

function serializeOwn(own: Own): OwnVerification {
  const { lawyer, latest, documents, status, checkedAt } = own;
  const decidedAt = latest ? latest.decidedAt : checkedAt;
  return {
    status,
    submitted_at: latest ? isoInstant(latest.submittedAt.getTime()) : null,
    decided_at: decidedAt && isoInstant(decidedAt.getTime()),
    reason: latest?.reason ?? null,
    ...standing(own),
    roll_number: lawyer.rollNumber,
    ibp_number: lawyer.ibpNumber,
    documents: documents.map((row) => serializeDocument(row)),
  };
}

// Service

/** Returns the state of the verification of a lawyer's IDs, with the documents still stored. Two statements. */
export async function verificationState(
  lawyerId: string,
  now: number,
  exec: Executor = database(),
) {
  const [{ lawyer }, check] = await Promise.all([
    completenessOf(exec, lawyerId),
    latestCheck(exec, lawyerId, 'identity'),
  ]);
  const standing = standingOfLawyer(lawyer, now);
  const ended = check.latest?.status === 'APPROVED' && standing === 'NONE';
  const { latest, documents } = ended ? { latest: undefined, documents: [] } : check;
  const checkedAt = standing === 'NONE' ? null : lawyer.ibpVerifiedAt;
  return { lawyer, latest, documents, checkedAt, standing, status: statusOf(latest, checkedAt) };
}

interface Resubmission {
  files: Partial<DocumentFiles>;
  rollNumber: string | undefined;
  ibpNumber: string | undefined;
}

/**
 * Submits IDs again, with corrected numbers if needed. A check being renewed stays valid meanwhile; then the IBP ID
 * is enough.
 */
async function resubmit(lawyerId: string, input: Resubmission, now: number): Promise<void> {
  await requireOpen(lawyerId, input.files, now);
  const documents = await checkDocuments(input.files);
  await storing(documents, (rows) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', lawyerId);
      await requireOpen(lawyerId, input.files, now, tx);
      const corrected = await updateNumbers(tx, lawyerId, input);
      await requestVerification(tx, lawyerId, 'identity', rows, now);
      if (corrected) await restartCheck(tx, lawyerId, 'commission', now);
    }),
  );
}

type Latest = Awaited<ReturnType<typeof latestCheck>>['latest'];

/** Returns the status; accounts verified before verifications were stored have a date and no row. */
function statusOf(latest: Latest, checkedAt: Date | null): VerificationStatus {
  return latest?.status ?? (checkedAt ? 'APPROVED' : 'NONE');
}

function standingOfLawyer({ ibpVerifiedAt: at }: { ibpVerifiedAt: Date | null }, now: number) {
  return standingOf(at === null ? null : at.getTime(), now);
}

/**
 * Refuses a submission that is not needed or is incomplete.
 * @throws AppError bad_transition while IDs are being checked or a check is valid; invalid_input without a government
 * ID where no check is valid
 */
async function requireOpen(
  lawyerId: string,
  files: Partial<DocumentFiles>,
  now: number,
  exec: Executor = database(),
): Promise<void> {
  const { status, standing } = await verificationState(lawyerId, now, exec);
  if (!canSubmitDocuments(status, standing))
    throw new AppError('bad_transition', 'Your IDs are being checked, or were approved already.');
  if (standing !== 'NONE' || files.government_id) return;
  const { required } = COPY.validation;
  throw new AppError('invalid_input', required, { fields: { government_id: required } });
}

// Store

async function updateNumbers(
  exec: Executor,
  lawyerId: string,
  { rollNumber, ibpNumber }: { rollNumber: string | undefined; ibpNumber: string | undefined },
): Promise<boolean> {
  if (rollNumber === undefined && ibpNumber === undefined) return false;
  const differs = or(
    rollNumber === undefined ? undefined : ne(lawyers.rollNumber, rollNumber),
    ibpNumber === undefined ? undefined : ne(lawyers.ibpNumber, ibpNumber),
  );
  const rows = await exec
    .update(lawyers)
    .set({ rollNumber, ibpNumber })
    .where(and(eq(lawyers.id, lawyerId), differs))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}
