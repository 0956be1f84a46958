import 'server-only';
import * as contract from '@/lib/contract/lawyers/career';
import { rowId } from '@/lib/contract/platform/fields';
import { notFound } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import * as serialize from '../profiles/serialize';
import * as service from './career-service';

export const addEducation = operation(contract.addEducation, async ({ actor, body }) =>
  serialize.education(await service.addEducation(lawyerIdOf(actor), studies(body))),
);

export const changeEducation = operation(contract.changeEducation, async ({ actor, body }) =>
  serialize.education(
    await service.changeEducation(lawyerIdOf(actor), entryId(body), studies(body)),
  ),
);

export const deleteEducation = operation(contract.deleteEducation, async ({ actor, params }) => {
  await service.deleteEntry('education', lawyerIdOf(actor), params.id);
  return undefined;
});

export const addWork = operation(contract.addWork, async ({ actor, body }) =>
  serialize.workExperience(await service.addWork(lawyerIdOf(actor), work(body))),
);

export const changeWork = operation(contract.changeWork, async ({ actor, body }) =>
  serialize.workExperience(await service.changeWork(lawyerIdOf(actor), entryId(body), work(body))),
);

export const deleteWork = operation(contract.deleteWork, async ({ actor, params }) => {
  await service.deleteEntry('work', lawyerIdOf(actor), params.id);
  return undefined;
});

export const addAward = operation(contract.addAward, async ({ actor, body }) =>
  serialize.award(await service.addAward(lawyerIdOf(actor), honour(body))),
);

export const changeAward = operation(contract.changeAward, async ({ actor, body }) =>
  serialize.award(await service.changeAward(lawyerIdOf(actor), entryId(body), honour(body))),
);

export const orderAwards = operation(contract.orderAwards, async ({ actor, body }) => {
  const rows = await service.orderAwards(lawyerIdOf(actor), body.order);
  return { awards: rows.map(serialize.award) };
});

export const deleteAward = operation(contract.deleteAward, async ({ actor, params }) => {
  await service.deleteEntry('awards', lawyerIdOf(actor), params.id);
  return undefined;
});

/** An id that cannot be one is an id that is not there, in a body too. */
function entryId({ _id }: { _id: string }): string {
  if (!rowId.safeParse(_id).success) throw notFound();
  return _id;
}

function studies(body: contract.EducationInput) {
  const { school, degree, start_year: startYear, end_year: endYear, honours = null } = body;
  return { school, degree, startYear, endYear, honours };
}

function work(body: contract.WorkInput) {
  const { position, organisation, description = null } = body;
  return {
    position,
    organisation,
    description,
    startYear: body.start_year,
    endYear: body.end_year,
  };
}

function honour({ title, year, description, priority }: contract.AwardInput) {
  return { title, year, description, priority };
}

const ADDED = 'session mail mail role 201 role 201';
/** Of the one lawyer whose entry it is. */
const CHANGED = 'session mail mail role 200 role none';
const DELETED = 'session mail mail role 204 role none';

const EDUCATION = { school: 'UP', degree: 'Juris Doctor', start_year: 2005, end_year: 2009 };
const WORK = { position: 'Associate', organisation: 'Santos Law', start_year: 2010 };
const AWARD = { title: 'Pro bono award', year: 2020, description: 'For help after the typhoon.' };

/** Education, work experience and awards of a lawyer. */
export const career: Pick<Feature, 'operations' | 'access'> = {
  operations: [
    addEducation,
    changeEducation,
    deleteEducation,
    addWork,
    changeWork,
    deleteWork,
    addAward,
    changeAward,
    orderAwards,
    deleteAward,
  ],
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
