import 'server-only';
import * as contract from '@/lib/contract/work-items/files';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { serializeFile } from '../records/parts-serialize';
import * as service from './service';
import { eraseFiles, exportedFiles } from './service';

export const addWorkItemFiles = operation(
  contract.addWorkItemFiles,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const sent = { files: body.files, keepOriginal: body.keep_original === 'true' };
    const files = await service.addFiles(party, params.id, sent, now);
    return { files: files.map((file) => serializeFile(file, party)) };
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

function upload(f: Fixtures): FormData {
  const body = new FormData();
  body.append('files', f.pdf('terms.pdf'));
  return body;
}

/** A file that `client` just added to an agreement. */
async function attached(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const input = { params, body: { files: [f.pdf('terms.pdf')] } };
  const { files } = await f.call(addWorkItemFiles, input, 'client');
  return { ...params, childId: files[0]?._id ?? '' };
}

export const files: Required<Pick<Feature, 'operations' | 'access' | 'personalData'>> = {
  operations: [addWorkItemFiles, getWorkItemFile, deleteWorkItemFile],
  access: {
    'PUT /api/v1/work-items/{id}/files': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body: upload(f) }),
    },
    'GET /api/v1/work-items/{id}/file/{childId}': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: await attached(f) }),
    },
    'DELETE /api/v1/work-items/{id}/file/{childId}': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: await attached(f) }),
    },
  },
  personalData: [{ tables: ['work_item_files'], exported: exportedFiles, erase: eraseFiles }],
};
