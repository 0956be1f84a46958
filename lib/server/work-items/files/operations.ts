import 'server-only';
import * as contract from '@/lib/contract/work-items/files';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeFiles } from '../records/parts-serialize';
import * as service from './service';
import { eraseFiles, exportedFiles } from './service';

export const addWorkItemFiles = operation(
  contract.addWorkItemFiles,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const sent = { files: body.files, keepOriginal: body.keep_original === 'true' };
    await service.addFiles(party, params.id, sent, now);
    const { files, ...view } = await service.listFiles(party, params.id);
    return { files: serializeFiles(files, view, party) };
  },
  // Together with those of meetings.
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const getWorkItemFile = operation(contract.getWorkItemFile, async ({ actor, params }) => {
  const { file, body } = await service.openFile(partyOf(actor), params.id, params.childId);
  return { name: file.name, contentType: file.contentType, size: file.size, body };
});

export const deleteWorkItemFile = operation(
  contract.deleteWorkItemFile,
  async ({ actor, params }) => {
    await service.removeFile(partyOf(actor), params.id, params.childId);
    return undefined;
  },
);

export const files: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [addWorkItemFiles, getWorkItemFile, deleteWorkItemFile],
  personalData: [{ tables: ['work_item_files'], exported: exportedFiles, erase: eraseFiles }],
};
