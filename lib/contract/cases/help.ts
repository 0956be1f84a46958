import * as z from 'zod';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  email,
  id,
  instant,
  optionalText,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import {
  HELP_FILE_BYTES,
  HELP_REFERENCE_MAX,
  HELP_SITUATIONS,
  HELP_STATES,
  HELP_TEXT_MAX,
} from '@/lib/domain/cases/help';

const tag = 'Help';
const params = z.object({ id: rowId });

export const helpFile = z
  .object({ name: z.string(), size: z.int(), content_type: z.string(), url: z.string() })
  .meta({ id: 'HelpFile' });

export const helpQuestion = z
  .object({
    _id: id,
    situation: z.enum(HELP_SITUATIONS),
    reference: z.string().nullable(),
    question: z.string(),
    file: helpFile.nullable(),
    state: z.enum(HELP_STATES),
    asked_at: instant,
    answer: z.string().nullable(),
    /** When it was answered, or closed without an answer. */
    ended_at: instant.nullable(),
  })
  .meta({ id: 'HelpQuestion' });
export type HelpQuestion = z.output<typeof helpQuestion>;

export const helpInput = z.object({
  situation: z.enum(HELP_SITUATIONS, { error: FIELD_COPY.helpSituation }),
  reference: optionalText(HELP_REFERENCE_MAX),
  question: text(HELP_TEXT_MAX),
  email: z.union([z.literal('').transform(() => undefined), email]).optional(),
});
export type HelpInput = z.output<typeof helpInput>;

export const askForHelp = endpoint({
  method: 'PUT',
  path: '/api/v1/help/questions/{id}',
  access: 'public',
  tag,
  summary:
    'Ask the support, signed in or not, under an id of the browser’s making; the same again asks nothing new',
  params,
  body: helpInput.extend({
    files: z
      .array(z.file())
      .max(1, fill(FIELD_COPY.filesTooMany, { max: 1 }))
      .default([]),
  }),
  bodyKind: 'multipart',
  maxFileBytes: HELP_FILE_BYTES,
  personal: true,
  status: 200,
  response: z.object({
    _id: id,
    /** Derived from the id; used on the phone and in mails about it. */
    reference: z.string(),
    email: z.string(),
  }),
  errors: ['bad_transition'],
});
export type AskedForHelp = z.output<(typeof askForHelp)['response']>;

export const listHelpQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/help/questions',
  access: 'session',
  tag,
  summary: 'Own questions to the support, the newest first, with their answers',
  query: z.object({ page }),
  status: 200,
  response: paged(helpQuestion),
  errors: [],
});

export const getHelpFile = endpoint({
  method: 'GET',
  path: '/api/v1/help/questions/{id}/file',
  access: 'session',
  tag,
  summary: 'Download the file beside an own question',
  params,
  status: 200,
  responseKind: 'file',
  errors: [],
});
