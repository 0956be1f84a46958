import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, rowId } from '@/lib/contract/platform/fields';
import {
  INTAKE_ANSWER_MAX,
  INTAKE_KINDS,
  INTAKE_QUESTIONS_MAX,
  type IntakeKind,
} from '@/lib/domain/meetings/intake';

const tag = 'Meetings';

/** Returns the message for an answer that is not valid for a question of this kind. */
export function wrongAnswerCopy(kind: IntakeKind): string {
  return kind === 'amount' ? FIELD_COPY.intakeAmount : FIELD_COPY.intakeAnswer;
}

const params = z.object({ id: rowId });

const intakeAnswer = z.object({
  question: z.string(),
  label: z.string(),
  kind: z.enum(INTAKE_KINDS),
  /** A Manila day, month or year, centavos in digits, an option, `yes` or `no`, or a short text. */
  value: z.string(),
});

export const meetingIntake = z
  .object({
    /** The set of questions answered, and how many it has; null while there are no answers, and for a lawyer before the conflict check. */
    set: z.object({ id: z.string(), title: z.string(), questions: z.int() }).nullable(),
    answers: z.array(intakeAnswer),
    updated_at: instant.nullable(),
    /** True for its client until the meeting begins. */
    can_change: z.boolean(),
  })
  .meta({ id: 'MeetingIntake' });
export type MeetingIntake = z.output<typeof meetingIntake>;

export const intakeInput = z
  .object({
    set: z.string().max(40),
    /** By question id; a missing or empty answer counts as none. */
    answers: z
      .record(
        z.string().max(40),
        z
          .string()
          .trim()
          .max(INTAKE_ANSWER_MAX, fill(COPY.validation.tooLong, { max: INTAKE_ANSWER_MAX })),
      )
      .refine((given) => Object.keys(given).length <= INTAKE_QUESTIONS_MAX),
  })
  .meta({ id: 'MeetingIntakeInput' });
export type IntakeInput = z.output<typeof intakeInput>;

export const getIntake = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/intake',
  access: 'user',
  member: ['meetings'],
  tag,
  summary: 'What the client answered before a meeting, for its two people',
  params,
  status: 200,
  response: meetingIntake,
  errors: [],
});

export const putIntake = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/intake',
  access: 'customer',
  tag,
  summary:
    'Answer the questions before an own meeting, in the place of what was answered; none takes all back',
  params,
  body: intakeInput,
  status: 200,
  response: meetingIntake,
  errors: ['bad_transition', 'rate_limited'],
});
