import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './absences-operations';
import { eraseAbsences, exportedAbsences } from './absences-service';

const REPORT = { details: 'Nobody called until noon.' };

/** A lawyer who did not call: reported by the client, answered by the lawyer. */
export const absences: Pick<Feature, 'operations' | 'access'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: operationsOf(operations),
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
        await f.call(operations.reportAbsence, { params, body: REPORT }, 'client');
        return { params, body: { contest: true, details: 'I called twice.' } };
      },
    },
  },
};
