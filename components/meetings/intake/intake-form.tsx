'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import * as z from 'zod';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { AREAS } from '@/lib/catalogue/areas';
import { areaLabel, INTAKE_SETS, type IntakeQuestion, intakeSet } from '@/lib/catalogue/intake';
import { searchedProblem } from '@/lib/client/lawyers/searched-problem';
import { SAVE_INTAKE_FAILURE, useSaveIntake } from '@/lib/client/meetings/intake';
import { ApiError } from '@/lib/client/platform/api-error';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { MeetingIntake } from '@/lib/contract/meetings/intake';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { answers, INTAKE_ANSWER_MAX } from '@/lib/domain/meetings/intake';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { restOf, usualSet } from './usual-set';

/** Typed values; amounts are in pesos. */
const typed = z.object({ set: z.string(), values: z.record(z.string(), z.string().optional()) });
type Typed = z.output<typeof typed>;

const intakeDraft = formDraft('intake', typed);

/** Validates each answer of the visible questions by the rule of its kind. */
const intakeFields = typed.superRefine(({ set, values }, { addIssue }) => {
  for (const { id, ...asked } of questionsOf(set)) {
    const value = sentOf([{ id, ...asked }], values)[id];
    if (value !== undefined && !answers(asked, value))
      addIssue({ code: 'custom', path: ['values', id], message: FIELD_COPY.intakeAnswer });
  }
});

interface IntakeFormProps {
  meetingId: string;
  ownerId: string;
  /** Words of the client, to which the first questions fit. */
  about: { readonly subject: string; readonly description: string | null };
  saved: MeetingIntake;
  onDone: () => void;
}

export function IntakeForm({ meetingId, ownerId, about, saved, onDone }: IntakeFormProps) {
  const save = useSaveIntake(meetingId);
  const form = useForm<Typed>({
    resolver: zodResolver(intakeFields, FIELD_MESSAGES),
    defaultValues: typedOf(saved, about),
  });
  const { control, register, reset, setError, setValue, subscribe } = form;
  useEffect(() => {
    const draft = intakeDraft.read(meetingId, ownerId);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => intakeDraft.save(meetingId, ownerId, values),
    });
  }, [meetingId, ownerId, reset, subscribe]);
  const set = form.watch('set');
  const questions = questionsOf(set);
  const close = () => {
    intakeDraft.clear(meetingId);
    onDone();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { set, answers: sentOf(questions, values.values) },
      {
        onSuccess: close,
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          for (const { id } of questions) {
            const message = error.fields[id];
            if (message) setError(`values.${id}`, { type: 'server', message });
          }
        },
      },
    ),
  );
  return (
    <form
      aria-label="Facts for your lawyer"
      className="mt-4 grid max-w-text gap-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      {set === '' && (
        <FieldGroup label="What is it about?">
          <div className="flex flex-wrap gap-2">
            {AREAS.map(({ slug }) => (
              <ChoiceChip
                key={slug}
                name="area"
                checked={false}
                onChange={() => setValue('set', restOf(slug)?.id ?? '')}
              >
                {areaLabel(slug)}
              </ChoiceChip>
            ))}
          </div>
        </FieldGroup>
      )}
      {set !== '' && (
        <SelectField label="What is it about?" {...register('set')}>
          {AREAS.map(({ slug }) => (
            <optgroup key={slug} label={areaLabel(slug)}>
              {INTAKE_SETS.filter((set) => set.area === slug).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {questions.map((question) => (
        <Question key={`${set} ${question.id}`} question={question} control={control} />
      ))}
      {save.isError && (
        <Notice tone="bad" title={messageFor(SAVE_INTAKE_FAILURE, save.error)}>
          What you typed is still here.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {set !== '' && (
          <SubmitButton pending={save.isPending} pendingLabel="Saving">
            Save the answers
          </SubmitButton>
        )}
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
      </div>
      <p className="text-sm text-neutral-600">
        Your lawyer and those who help in that practice can read the answers. You can change them
        until the meeting begins.
      </p>
    </form>
  );
}

interface QuestionProps {
  question: IntakeQuestion;
  control: Control<Typed>;
}

function Question({ question, control }: QuestionProps) {
  const { id, kind, label, help } = question;
  const { field, fieldState } = useController({ control, name: `values.${id}` });
  const { value = '', onChange } = field;
  const asked = { label, help, error: fieldState.error?.message, optional: true };
  const typing = { ...asked, ...field, value };
  if (kind === 'date') return <TextField {...typing} type="date" max="2099-12-31" />;
  if (kind === 'amount') return <PesoField {...typing} />;
  if (kind === 'text')
    return <TextField {...typing} autoComplete="off" maxLength={INTAKE_ANSWER_MAX} />;
  if (kind === 'choice')
    return (
      <SelectField {...typing}>
        <option value="">No answer</option>
        {question.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  return (
    <FieldGroup {...asked}>
      <div className="grid max-w-80 grid-cols-3 gap-2">
        {YES_NO.map(([of, name]) => (
          <ChoiceChip
            key={of}
            ref={of === 'yes' ? field.ref : undefined}
            name={id}
            checked={value === of}
            onChange={() => onChange(of)}
          >
            {name}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', 'No answer'],
] as const;

/** Converts the saved answers to typed values; without any, starts with the questions that fit what the client wrote. */
function typedOf({ set, answers: given }: MeetingIntake, about: IntakeFormProps['about']): Typed {
  const known = set && intakeSet(set.id);
  const first = known ?? usualSet({ ...about, searched: searchedProblem() });
  const values = given.map(({ question, kind, value }) => [
    question,
    kind === 'amount' ? formatPeso(Number(value)).replace('₱', '') : value,
  ]);
  return { set: first?.id ?? '', values: Object.fromEntries(values) };
}

/** Converts the typed values of these questions to the request: amounts in centavos, empty ones left out. */
function sentOf(questions: readonly IntakeQuestion[], values: Typed['values']) {
  const given: Record<string, string> = {};
  for (const { id, kind } of questions) {
    const value = values[id]?.trim();
    if (value) given[id] = kind === 'amount' ? String(parsePeso(value)) : value;
  }
  return given;
}

function questionsOf(set: string): readonly IntakeQuestion[] {
  return intakeSet(set)?.questions ?? [];
}
