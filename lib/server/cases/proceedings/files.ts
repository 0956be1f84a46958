import 'server-only';
import * as contract from '@/lib/contract/cases/cases';
import { CASE_FILES_MAX, filesClosedReason } from '@/lib/domain/cases/case';
import { attachFiles, openAttachment } from '@/lib/server/media/attachments/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { disagreementOf } from '@/lib/server/registry/registry';
import { type FullCase, factsOf, serializeOwn } from './serialize';
import { ownCase, sideOf } from './service';
import * as store from './store';

// Operations

export const addCaseFiles = operation(
  contract.addCaseFiles,
  async ({ actor, params: { id }, body, now }) => {
    await handIn(
      actor,
      id,
      { files: body.files, keepOriginal: body.keep_original === 'true' },
      now,
    );
    return serializeOwn(await ownCase(database(), actor, id), sideOf(actor), now);
  },
  // Together with those of meetings.
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const getCaseFile = operation(
  contract.getCaseFile,
  async ({ actor, params: { id, childId } }) => {
    return openFile(await ownCase(database(), actor, id), childId);
  },
);

// Service

async function handIn(
  owner: store.Owner,
  id: string,
  sent: { files: readonly File[]; keepOriginal: boolean },
  now: number,
): Promise<void> {
  requireArgued(await ownCase(database(), owner, id));
  const usedSpace: Parameters<typeof attachFiles>[0]['usedSpace'] = (exec) =>
    store.usedSpace(exec, id, owner.id);
  const holder = { id: `${id}:${owner.id}`, prefix: 'cases', most: CASE_FILES_MAX, usedSpace };
  await attachFiles(holder, sent, async (tx, attachments) => {
    await store.lockCase(tx, id);
    const full = await ownCase(tx, owner, id);
    requireArgued(full);
    const createdAt = new Date(now);
    const rows = attachments.map((file) => ({ ...file, caseId: id, ownerId: owner.id, createdAt }));
    await store.insertFiles(tx, rows);
    const { kind, disputeId, meetingId } = full.view.case;
    await disagreementOf(kind).changed(tx, disputeId ?? meetingId ?? '');
  });
}

/** Opens what was handed in for a case, or was delivered before it. */
export async function openFile({ view, subject }: FullCase, id: string) {
  const delivered = subject.deliveries.flatMap(({ files }) => files).find((one) => one.id === id);
  const file = delivered ?? (await store.findFile(database(), view.case.id, id));
  const opened = file && (await openAttachment(file));
  if (!opened) throw notFound();
  const { name, contentType, size } = opened.file;
  return { name, contentType, size, body: opened.body };
}

function requireArgued(full: FullCase): void {
  if (filesClosedReason(factsOf(full)) !== null)
    throw new AppError('bad_transition', 'Files can be handed in until the case is decided.');
}
