import 'server-only';
import { TEXTS } from '@/lib/contract/platform/texts';
import {
  canSubmitDocuments,
  type Standing,
  standingOf,
  type VerificationStatus,
} from '@/lib/domain/lawyers/verification';
import { AppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { checkDocuments, type DocumentFiles, documentsOf, storing } from './documents-service';
import * as store from './own-store';
import { latestOf, lawyerOf, requestVerification, restartCheck } from './service';

/** State of the verification of a lawyer's IDs, with the documents that are still stored. */
export async function verificationOf(lawyerId: string, now: number) {
  const state = await verificationState(lawyerId, now);
  const { latest } = state;
  return { ...state, documents: latest ? await documentsOf(database(), latest.id) : [] };
}

/** The same without the documents. Two statements. */
export async function verificationState(
  lawyerId: string,
  now: number,
  exec: Executor = database(),
) {
  const [lawyer, last] = await Promise.all([
    lawyerOf(exec, lawyerId),
    latestOf(exec, lawyerId, 'identity'),
  ]);
  const standing = standingOfLawyer(lawyer, now);
  const latest = last?.status === 'APPROVED' && standing === 'NONE' ? undefined : last;
  const checkedAt = standing === 'NONE' ? null : lawyer.verifiedAt;
  return { lawyer, latest, checkedAt, standing, status: statusOf(latest, checkedAt) };
}

interface Resubmission {
  files: Partial<DocumentFiles>;
  rollNumber: string | undefined;
  ibpNumber: string | undefined;
}

/**
 * Hands in IDs again, with corrected numbers where they were wrong. A check that is renewed stands meanwhile; of such a
 * lawyer the IBP ID is enough.
 */
export async function resubmit(lawyerId: string, input: Resubmission, now: number): Promise<void> {
  await requireOpen(lawyerId, input.files, now);
  const documents = await checkDocuments(input.files);
  await storing(documents, (rows) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', lawyerId);
      await requireOpen(lawyerId, input.files, now, tx);
      const corrected = await store.updateNumbers(tx, lawyerId, input);
      await requestVerification(tx, lawyerId, 'identity', rows, now);
      if (corrected) await restartCheck(tx, lawyerId, 'commission', now);
    }),
  );
}

type Latest = Awaited<ReturnType<typeof latestOf>>;

/** Accounts that were verified before there were verifications have a date and no row. */
function statusOf(latest: Latest, checkedAt: Date | null): VerificationStatus {
  return latest?.status ?? (checkedAt ? 'APPROVED' : 'NONE');
}

function standingOfLawyer({ verifiedAt }: { verifiedAt: Date | null }, now: number): Standing {
  return standingOf(verifiedAt === null ? null : verifiedAt.getTime(), now);
}

/**
 * @throws AppError bad_transition while IDs are being checked or a check is good; invalid_input without a government ID
 * where no check stands
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
  const { required } = TEXTS.validation;
  throw new AppError('invalid_input', required, { fields: { government_id: required } });
}
