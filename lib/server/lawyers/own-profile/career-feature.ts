import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './career-operations';

const { addEducation, addWork, addAward } = operations;

const ADDED = 'session mail mail role 201 role 201';
/** Of the one lawyer whose entry it is. */
const CHANGED = 'session mail mail role 200 role none';
const DELETED = 'session mail mail role 204 role none';

const EDUCATION = { school: 'UP', degree: 'Juris Doctor', start_year: 2005, end_year: 2009 };
const WORK = { position: 'Associate', organisation: 'Santos Law', start_year: 2010 };
const AWARD = { title: 'Pro bono award', year: 2020, description: 'For help after the typhoon.' };

/** Education, work experience and awards of a lawyer. */
export const career: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'POST /api/v1/lawyers/profile/education': {
      answers: ADDED,
      sample: () => ({ body: EDUCATION }),
    },
    'PUT /api/v1/lawyers/profile/education': {
      answers: CHANGED,
      sample: async (f) => ({ body: await f.call(addEducation, { body: EDUCATION }, 'lawyer') }),
    },
    'DELETE /api/v1/lawyers/profile/education/{id}': {
      answers: DELETED,
      sample: async (f) => {
        const { _id } = await f.call(addEducation, { body: EDUCATION }, 'lawyer');
        return { params: { id: _id } };
      },
    },
    'POST /api/v1/lawyers/profile/work-experience': {
      answers: ADDED,
      sample: () => ({ body: WORK }),
    },
    'PUT /api/v1/lawyers/profile/work-experience': {
      answers: CHANGED,
      sample: async (f) => ({ body: await f.call(addWork, { body: WORK }, 'lawyer') }),
    },
    'DELETE /api/v1/lawyers/profile/work-experience/{id}': {
      answers: DELETED,
      sample: async (f) => {
        const { _id } = await f.call(addWork, { body: WORK }, 'lawyer');
        return { params: { id: _id } };
      },
    },
    'POST /api/v1/lawyers/profile/awards': { answers: ADDED, sample: () => ({ body: AWARD }) },
    'PUT /api/v1/lawyers/profile/awards': {
      answers: CHANGED,
      sample: async (f) => ({ body: await f.call(addAward, { body: AWARD }, 'lawyer') }),
    },
    'PUT /api/v1/lawyers/profile/awards/order': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ body: { order: [] } }),
    },
    'DELETE /api/v1/lawyers/profile/awards/{id}': {
      answers: DELETED,
      sample: async (f) => {
        const { _id } = await f.call(addAward, { body: AWARD }, 'lawyer');
        return { params: { id: _id } };
      },
    },
  },
};
