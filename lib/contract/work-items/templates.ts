import * as z from 'zod';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { MAX_TEMPLATES, TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { richText } from './rich-text';
import { type WorkItemTermsValues, workItemTerms } from './work-items';

const access = 'lawyer';
const tag = 'Work items';

/** Stored terms: the form's values, with defaults for omitted ones. */
const storedTerms = z
  .object({
    title: z.string(),
    description: richText,
    price: centavos,
    milestones: z.array(
      z.object({ name: z.string(), amount: centavos, due_date: dayKey.nullable() }),
    ),
    due_date: dayKey.nullable(),
    meetings: z.array(z.object({ title: z.string(), duration })),
    additional_services: z.array(
      z.object({ name: z.string(), description: z.string(), price: centavos }),
    ),
    expires_in_days: z.int(),
  })
  .meta({ id: 'WorkItemTemplateTerms' }) satisfies z.ZodType<WorkItemTermsValues>;

export const workItemTemplate = z
  .object({ _id: id, name: z.string(), terms: storedTerms, updated_at: instant })
  .meta({ id: 'WorkItemTemplate' });
export type WorkItemTemplate = z.output<typeof workItemTemplate>;

export const templateInput = z
  .object({ name: text(TITLE_MAX), terms: workItemTerms })
  .meta({ id: 'WorkItemTemplateInput' });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/work-item-templates',
  access,
  tag,
  summary: `Own templates by name, at most ${MAX_TEMPLATES}`,
  status: 200,
  response: z.object({ results: z.array(workItemTemplate) }),
  errors: [],
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/work-item-templates',
  access,
  tag,
  summary: 'Keep terms as a template',
  body: templateInput,
  idempotent: true,
  status: 201,
  response: workItemTemplate,
  errors: ['bad_transition'],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/work-item-templates/{id}',
  access,
  tag,
  summary: 'Change a template',
  params: z.object({ id: rowId }),
  body: templateInput,
  status: 200,
  response: workItemTemplate,
  errors: ['not_found'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/work-item-templates/{id}',
  access,
  tag,
  summary: 'Delete a template',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['not_found'],
});
