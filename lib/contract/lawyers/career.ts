import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, optionalText, rowId, text, year } from '@/lib/contract/platform/fields';
import {
  AWARD_DESCRIPTION_MAX,
  CAREER_TEXT_MAX,
  MAX_CAREER_ENTRIES,
  MAX_PRIORITY,
  WORK_DESCRIPTION_MAX,
} from '@/lib/domain/lawyers/profile-limits';
import { award, education, workExperience } from './lawyers';

const access = 'lawyer';
const tag = 'Lawyer profile';

/** No active lawyer began earlier. */
const EARLIEST_YEAR = 1920;
const past = year(EARLIEST_YEAR);
const label = text(CAREER_TEXT_MAX);
const entry = z.object({ id: rowId });
const ownId = { _id: id };

const studies = {
  school: label,
  degree: label,
  start_year: past,
  end_year: past,
  honours: optionalText(CAREER_TEXT_MAX),
};
/** Compares the years only; an invalid year passes, because it has a message of its own. */
const endsLater = ({ start_year, end_year }: { start_year: number; end_year: number }) =>
  !(end_year <= start_year);
const LATER = { path: ['end_year'], error: COPY.validation.educationYears };

export const educationInput = z
  .object(studies)
  .refine(endsLater, LATER)
  .meta({ id: 'EducationInput' });
export type EducationInput = z.output<typeof educationInput>;

export const addEducation = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/education',
  access,
  tag,
  summary: 'Add an education; a section of the career holds 20 entries',
  idempotent: true,
  body: educationInput,
  status: 201,
  response: education,
  errors: ['bad_transition'],
});

export const changeEducation = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/education',
  access,
  tag,
  summary: 'Replace an own education',
  body: z
    .object({ ...ownId, ...studies })
    .refine(endsLater, LATER)
    .meta({ id: 'EducationChange' }),
  status: 200,
  response: education,
  errors: ['not_found'],
});

export const deleteEducation = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/education/{id}',
  access,
  tag,
  summary: 'Delete an own education',
  params: entry,
  status: 204,
  errors: [],
});

const work = {
  position: label,
  organisation: label,
  start_year: past,
  /** Null, empty or missing while the lawyer still works there. */
  end_year: z
    .union([z.literal('').transform(() => null), past], { error: FIELD_COPY.year })
    .nullish()
    .transform((value) => value ?? null),
  description: optionalText(WORK_DESCRIPTION_MAX),
};
const endsNotEarlier = (span: { start_year: number; end_year: number | null }) =>
  span.end_year === null || !(span.end_year < span.start_year);
const NOT_EARLIER = { path: ['end_year'], error: FIELD_COPY.endBeforeStart };

export const workInput = z
  .object(work)
  .refine(endsNotEarlier, NOT_EARLIER)
  .meta({ id: 'WorkExperienceInput' });
export type WorkInput = z.output<typeof workInput>;

/** Stricter form schema: an end is required, or null while the lawyer still works there. */
export const workForm = z
  .object({ ...work, end_year: past.nullable() })
  .refine(endsNotEarlier, NOT_EARLIER);

export const addWork = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/work-experience',
  access,
  tag,
  summary: 'Add a work experience, at most 20',
  idempotent: true,
  body: workInput,
  status: 201,
  response: workExperience,
  errors: ['bad_transition'],
});

export const changeWork = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/work-experience',
  access,
  tag,
  summary: 'Replace an own work experience',
  body: z
    .object({ ...ownId, ...work })
    .refine(endsNotEarlier, NOT_EARLIER)
    .meta({ id: 'WorkExperienceChange' }),
  status: 200,
  response: workExperience,
  errors: ['not_found'],
});

export const deleteWork = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/work-experience/{id}',
  access,
  tag,
  summary: 'Delete an own work experience',
  params: entry,
  status: 204,
  errors: [],
});

const honour = {
  title: label,
  year: past,
  description: text(AWARD_DESCRIPTION_MAX),
  /** Position in the order, the lowest first; default is the last, or the present one of an entry that is changed. */
  priority: z.int().min(0).max(MAX_PRIORITY).optional(),
};

export const awardInput = z.object(honour).meta({ id: 'AwardInput' });
export type AwardInput = z.output<typeof awardInput>;

export const addAward = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/awards',
  access,
  tag,
  summary: 'Add an award or publication, at most 20; the last in the order unless told',
  idempotent: true,
  body: awardInput,
  status: 201,
  response: award,
  errors: ['bad_transition'],
});

export const changeAward = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/awards',
  access,
  tag,
  summary: 'Replace an own award, or move it by its priority',
  body: z.object({ ...ownId, ...honour }).meta({ id: 'AwardChange' }),
  status: 200,
  response: award,
  errors: ['not_found'],
});

export const orderAwards = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/awards/order',
  access,
  tag,
  summary: 'Put the own awards in an order, all at once; those that are not named follow',
  body: z.object({ order: z.array(id).max(MAX_CAREER_ENTRIES) }).meta({ id: 'AwardOrder' }),
  status: 200,
  response: z.object({ awards: z.array(award) }).meta({ id: 'OrderedAwards' }),
  errors: ['not_found'],
});

export const deleteAward = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/awards/{id}',
  access,
  tag,
  summary: 'Delete an own award',
  params: entry,
  status: 204,
  errors: [],
});
