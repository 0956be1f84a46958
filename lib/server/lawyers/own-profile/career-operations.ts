import 'server-only';
import * as contract from '@/lib/contract/lawyers/career';
import { rowId } from '@/lib/contract/platform/fields';
import { notFound } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import * as serialize from '../profiles/serialize';
import * as service from './career-service';

export const addEducation = operation(contract.addEducation, ({ actor, body, transaction }) =>
  transaction(async (tx) =>
    serialize.education(await service.addEducation(tx, lawyerIdOf(actor), studies(body))),
  ),
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

export const addWork = operation(contract.addWork, ({ actor, body, transaction }) =>
  transaction(async (tx) =>
    serialize.workExperience(await service.addWork(tx, lawyerIdOf(actor), work(body))),
  ),
);

export const changeWork = operation(contract.changeWork, async ({ actor, body }) =>
  serialize.workExperience(await service.changeWork(lawyerIdOf(actor), entryId(body), work(body))),
);

export const deleteWork = operation(contract.deleteWork, async ({ actor, params }) => {
  await service.deleteEntry('work', lawyerIdOf(actor), params.id);
  return undefined;
});

export const addAward = operation(contract.addAward, ({ actor, body, transaction }) =>
  transaction(async (tx) =>
    serialize.award(await service.addAward(tx, lawyerIdOf(actor), honour(body))),
  ),
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

export const career: Pick<Feature, 'operations'> = {
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
};
