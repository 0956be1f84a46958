import 'server-only';
import * as contract from '@/lib/contract/meetings/absences';
import type { Party } from '@/lib/domain/meetings/meeting';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { partyOf } from '../records/policy';
import { serializeMeeting } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './service';
import { eraseAbsences, exportedAbsences } from './service';

export const reportAbsence = operation(
  contract.reportAbsence,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await service.reportAbsence(party, params.id, body.details, now);
    return shown(party, params.id, now);
  },
);

export const answerAbsence = operation(
  contract.answerAbsence,
  async ({ actor, params, body, now }) => {
    const party = partyOf(actor);
    await service.answerAbsence(party, params.id, body, now);
    return shown(party, params.id, now);
  },
);

async function shown(party: Party, id: string, now: number) {
  const { view, files } = await meetingOf(party, id);
  return serializeMeeting(view, files, party, now);
}

export const absences: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [reportAbsence, answerAbsence],
  personalData: [
    {
      tables: ['meeting_absences'],
      exported: exportedAbsences,
      erase: eraseAbsences,
      retained:
        'For good, with the books of account: that an absence was reported, when, and how it ended, without words.',
    },
  ],
};
