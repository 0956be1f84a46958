import 'server-only';
import * as contract from '@/lib/contract/meetings/meetings';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { partyOf } from '../records/policy';
import { serializeFiles } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './service';

export const addMeetingFiles = operation(
  contract.addMeetingFiles,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    const sent = { files: body.files, keepOriginal: body.keep_original === 'true' };
    await service.addFiles(party, params.id, sent, now);
    const { view, files } = await meetingOf(party, params.id);
    return { files: serializeFiles(files, view.meeting, party) };
  },
  { before: ({ actor }) => consumeRateLimit('meeting_files_account', actor.id) },
);

export const getMeetingFile = operation(contract.getMeetingFile, async ({ actor, params }) => {
  const { file, body } = await service.openFile(partyOf(actor), params.id, params.childId);
  return { name: file.name, contentType: file.contentType, size: file.size, body };
});

export const deleteMeetingFile = operation(
  contract.deleteMeetingFile,
  async ({ actor, params, now }) => {
    await service.removeFile(partyOf(actor), params.id, params.childId, now);
    return undefined;
  },
);
