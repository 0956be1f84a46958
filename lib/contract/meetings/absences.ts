import * as z from 'zod';
import { COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { optionalText, rowId, text } from '@/lib/contract/platform/fields';
import { ABSENCE_TEXT_MAX } from '@/lib/domain/meetings/attendance/absence';
import { meeting } from './meetings';

const tag = 'Meetings';
const params = z.object({ id: rowId });

export const absenceInput = z
  .object({ details: text(ABSENCE_TEXT_MAX) })
  .meta({ id: 'AbsenceInput' });

export const absenceAnswer = z
  .object({
    /** False: the lawyer admits that they did not call, or come. */
    contest: z.boolean(),
    details: optionalText(ABSENCE_TEXT_MAX),
  })
  .superRefine(({ contest, details }, context) => {
    if (contest && !details)
      context.addIssue({
        code: 'custom',
        path: ['details'],
        message: COPY.validation.required,
      });
  })
  .meta({ id: 'AbsenceAnswer' });

export const reportAbsence = endpoint({
  method: 'POST',
  path: '/api/v1/meeting/{id}/absence',
  access: 'customer',
  tag,
  summary:
    'Report that the lawyer of an own meeting did not call, or come; a repeat changes nothing',
  params,
  body: absenceInput,
  status: 200,
  response: meeting,
  errors: ['not_found', 'too_early', 'too_late', 'meeting_cancelled', 'bad_transition'],
});

export const answerAbsence = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/absence',
  access: 'lawyer',
  tag,
  summary: 'Contest what the client reported, or admit it, which refunds at once',
  params,
  body: absenceAnswer,
  status: 200,
  response: meeting,
  errors: ['not_found', 'too_late', 'meeting_cancelled', 'bad_transition'],
});
