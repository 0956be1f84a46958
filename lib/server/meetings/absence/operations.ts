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

const REPORT = { details: 'Nobody called until noon.' };

/** A lawyer who did not call: reported by the client, answered by the lawyer. */
export const absences: Pick<Feature, 'operations' | 'access'> & {
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
  access: {
    'POST /api/v1/meeting/{id}/absence': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({ params: { id: await f.phoneMeeting() }, body: REPORT }),
    },
    'PUT /api/v1/meeting/{id}/absence': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => {
        const params = { id: await f.phoneMeeting() };
        await f.call(reportAbsence, { params, body: REPORT }, 'client');
        return { params, body: { contest: true, details: 'I called twice.' } };
      },
    },
  },
};
