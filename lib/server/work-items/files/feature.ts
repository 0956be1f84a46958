import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './operations';
import { eraseFiles, exportedFiles } from './service';

function upload(f: Fixtures): FormData {
  const body = new FormData();
  body.append('files', f.pdf('terms.pdf'));
  return body;
}

/** A file that `client` just added to an agreement. */
async function attached(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const input = { params, body: { files: [f.pdf('terms.pdf')] } };
  const { files } = await f.call(operations.addWorkItemFiles, input, 'client');
  return { ...params, childId: files[0]?._id ?? '' };
}

export const files: Required<Pick<Feature, 'operations' | 'access' | 'personalData'>> = {
  operations: operationsOf(operations),
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
