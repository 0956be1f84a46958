import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { manilaYear } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { checkFile, storeFiles } from '@/lib/server/lawyers/verification/documents-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import * as store from './declarations-store';

interface Declared {
  readonly year: number;
  readonly staysBelow: boolean;
  readonly document: File;
}

/**
 * Takes the sworn declaration of this calendar year of Manila or the next, in place of the one before; its file is
 * checked and re-encoded like IDs. It counts for releases from now on.
 * @throws AppError invalid_input for another year, or the error of an invalid file
 */
export async function setDeclaration(
  { lawyerId, userId }: { readonly lawyerId: string; readonly userId: string },
  { year, staysBelow, document }: Declared,
  now: number,
): Promise<void> {
  const thisYear = manilaYear(now);
  if (year !== thisYear && year !== thisYear + 1) {
    const message = FIELD_COPY.declaredYear;
    throw new AppError('invalid_input', message, { fields: { year: message } });
  }
  const checked = await checkFile('document', document);
  await storeFiles('tax', [checked], ([stored]) =>
    transaction(async (tx) => {
      if (!stored) throw new Error('nothing was stored');
      // A release that is under way counts the declaration before it.
      await lock(tx, 'tax', lawyerId);
      const before = await store.findDeclaration(tx, lawyerId, year);
      await store.saveDeclaration(tx, {
        lawyerId,
        year,
        staysBelow,
        documentName: stored.name,
        documentSize: stored.size,
        documentType: stored.contentType,
        documentKey: stored.storageKey,
        submittedAt: new Date(now),
      });
      if (before) await queueFileRemoval(tx, [before.documentKey]);
      const about = { subject: userId, detail: String(year), now };
      await record(tx, 'tax_declaration_changed', { role: 'owner', userId }, about);
    }),
  );
}

export { listDeclarations } from './declarations-store';

/** @throws AppError not_found */
export async function openDeclaration(lawyerId: string, year: number) {
  const row = await store.findDeclaration(database(), lawyerId, year);
  const stored = row ? await storage().get(row.documentKey) : null;
  if (!row || !stored) throw notFound();
  return {
    name: row.documentName,
    contentType: row.documentType,
    size: row.documentSize,
    body: stored.body,
  };
}
