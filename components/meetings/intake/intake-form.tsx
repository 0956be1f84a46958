'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { Progress } from '@/components/ui/display/progress';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { FieldGroup } from '@/components/ui/forms/field';
import { AREAS } from '@/lib/catalogue/areas';
import { areaLabel, INTAKE_SETS, type IntakeQuestion, intakeSet } from '@/lib/catalogue/intake';
import { searchedProblem } from '@/lib/client/lawyers/searched-problem';
import { SAVE_INTAKE_FAILURE, useSaveIntake } from '@/lib/client/meetings/intake';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { type MeetingIntake, wrongAnswerCopy } from '@/lib/contract/meetings/intake';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { answers } from '@/lib/domain/meetings/intake';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { TakePhoto } from '../files/take-photo';
import { Chips, IntakeQuestion as Question } from './intake-question';
import { IntakeTable } from './intake-table';
import { usualSet } from './usual-set';

/** Typed values, amounts in pesos, and the place of the open question; null is the overview. */
const typed = z.object({
  set: z.string(),
  values: z.record(z.string(), z.string().optional()),
  at: z.int().min(0).nullable().default(0),
  /** When the answers below it were saved; others that are saved later, as in another tab, count in its place. */
  since: z.string().nullable().default(null),
});
type Typed = z.output<typeof typed>;

const intakeDraft = formDraft('intake', typed);

interface IntakeFormProps {
  meeting: Meeting;
  saved: MeetingIntake;
  /** Epoch milliseconds. */
  now: number;
  /** Moves the focus to the first question, too: a press opened it. */
  pressed: boolean;
  onDone: () => void;
}

/** The questions, one at a time, and then all answers. Each is saved when the next one comes. */
export function IntakeForm({ meeting, saved, now, pressed, onDone }: IntakeFormProps) {
  const { _id: meetingId, client } = meeting;
  const save = useSaveIntake(meetingId);
  const [form, setForm] = useState(() => draftOver(saved, meeting) ?? typedOf(saved, meeting));
  const [error, setError] = useState<string>();
  const [fromOverview, setFromOverview] = useState(false);
  const sent = useRef(JSON.stringify(bodyOf(typedOf(saved, meeting))));
  const { set, values, at } = form;
  const { updated_at: since } = saved;
  useEffect(
    () => intakeDraft.save(meetingId, client._id, { ...form, since }),
    [meetingId, client._id, form, since],
  );
  const questions = intakeSet(set)?.questions ?? [];
  const question = at === null ? undefined : questions[at];

  const type = (next: Partial<Typed>) => {
    const whole = { ...form, ...next };
    setForm(whole);
    setError(undefined);
    return whole;
  };
  const send = (whole: Typed, then: () => void = () => undefined) => {
    const body = bodyOf(whole);
    const text = JSON.stringify(body);
    if (text === sent.current && !save.isError) return then();
    sent.current = text;
    save.mutate(body, { onSuccess: then });
  };
  /** Closes once everything is saved, which it may not be after a reload. */
  const finish = () =>
    send(form, () => {
      intakeDraft.clear(meetingId);
      onDone();
    });
  /** Goes on from the open question with this value of it, unless it is none. */
  const goOn = (value: string) => {
    if (!question || at === null) return;
    if (value.trim() && answerOf(question, value) === undefined)
      return setError(wrongAnswerCopy(question.kind));
    const next = fromOverview || at + 1 === questions.length ? null : at + 1;
    send(type({ values: { ...values, [question.id]: value }, at: next }));
  };
  const pick = (value: string) => {
    if (!question) return;
    const stays = value === '' || (question.photo && value !== 'no');
    if (stays) send(type({ values: { ...values, [question.id]: value } }));
    else goOn(value);
  };
  const chooseSet = (id: string) => {
    setFromOverview(false);
    type({ set: id, at: 0 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn((question && values[question.id]) ?? '');
  };
  const place = useFocus(`${set} ${at}`, pressed);

  if (set === '') return <AboutWhat onChosen={chooseSet} />;
  const value = (question && values[question.id]) ?? '';
  return (
    <form
      aria-label="Facts for your lawyer"
      className="mt-4 max-w-text rounded border bg-white p-4 sm:p-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <About set={set} at={at} count={questions.length} onChange={() => type({ set: '' })} />
      <div ref={place} tabIndex={-1} className="outline-none">
        {question ? (
          <Question
            key={`${set} ${question.id}`}
            question={question}
            value={value}
            error={error}
            now={now}
            onType={(next) => type({ values: { ...values, [question.id]: next } })}
            onPick={pick}
          />
        ) : (
          <IntakeTable
            answers={questions.map((one) => ({
              question: one.id,
              label: one.label,
              kind: one.kind,
              value: answerOf(one, values[one.id] ?? '') ?? '',
            }))}
            onChange={(next) => {
              setFromOverview(true);
              type({ at: next });
            }}
          />
        )}
      </div>
      {question?.photo && (question.kind !== 'yes_no' || value === 'yes') && (
        <TakePhoto meeting={meeting} />
      )}
      {save.isError && (
        <Notice tone="bad" className="mt-4" title={messageFor(SAVE_INTAKE_FAILURE, save.error)}>
          <span>What you answered is kept in this tab.</span>
          <Button variant="outline" size="small" className="mt-2" onClick={() => send(form)}>
            Try again
          </Button>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {question ? (
          <>
            {at !== null && (fromOverview || at > 0) && (
              <Button
                variant="quiet"
                onClick={() => send(type({ at: fromOverview ? null : at - 1 }))}
              >
                Back
              </Button>
            )}
            <Button variant={value ? 'primary' : 'outline'} type="submit" className="ml-auto">
              {value ? 'Next' : 'Skip'}
            </Button>
          </>
        ) : (
          <Button pending={save.isPending} pendingLabel="Saving" onClick={finish}>
            Done
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-neutral-600">
        <span role="status">{save.isPending ? 'Saving. ' : save.isSuccess ? 'Saved. ' : ''}</span>
        <span>
          Your lawyer and those who help in that practice can read the answers. You can change them
          until the meeting begins.
        </span>
      </p>
    </form>
  );
}

/** Moves the focus to each new question: into its field where it is typed. */
function useFocus(question: string, pressed: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(pressed ? '' : question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const field = place.current?.querySelector<HTMLElement>('input:not([type=date])');
    (field ?? place.current)?.focus();
  }, [question]);
  return place;
}

interface AboutProps {
  set: string;
  at: number | null;
  count: number;
  onChange: () => void;
}

/** How far it is, and the problem that chose the questions. */
function About({ set, at, count, onChange }: AboutProps) {
  return (
    <div className="mb-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-neutral-700">
        <span>{intakeSet(set)?.title}</span>
        <button type="button" className="text-link text-link-alone" onClick={onChange}>
          Another problem
        </button>
      </p>
      {at !== null && (
        <>
          <p className="text-sm font-semibold tabular">{`Question ${at + 1} of ${count}`}</p>
          <Progress label="Questions" value={at + 1} max={count} className="mt-1.5" />
        </>
      )}
    </div>
  );
}

/** Asks for the area, and then for the problem in it. */
function AboutWhat({ onChosen }: { onChosen: (set: string) => void }) {
  const [area, setArea] = useState('');
  const sets = INTAKE_SETS.filter((one) => one.area === area);
  const choose = (slug: string) => {
    const [first, second] = INTAKE_SETS.filter((one) => one.area === slug);
    if (first && !second) onChosen(first.id);
    else setArea(slug);
  };
  return (
    <div className="mt-4 grid max-w-text gap-5 rounded border bg-white p-4 sm:p-5">
      <FieldGroup label="What is it about?">
        <Chips
          options={AREAS.map(({ slug }) => [slug, areaLabel(slug)])}
          value={area}
          onPick={choose}
        />
      </FieldGroup>
      {sets.length > 0 && (
        <FieldGroup label="Which of these?">
          <Chips options={sets.map(({ id, title }) => [id, title])} value="" onPick={onChosen} />
        </FieldGroup>
      )}
    </div>
  );
}

/** Converts the saved answers to typed values; without any, starts with the questions that fit what the client wrote. */
function typedOf({ set, answers: given, updated_at: since }: MeetingIntake, about: Meeting): Typed {
  const known = set && intakeSet(set.id);
  const first = known ?? usualSet({ ...about, searched: searchedProblem()?.label ?? '' });
  const values = given.map(({ question, kind, value }) => [
    question,
    kind === 'amount' ? formatPeso(Number(value)).replace('₱', '') : value,
  ]);
  return {
    set: first?.id ?? '',
    values: Object.fromEntries(values),
    at: given.length > 0 ? null : 0,
    since,
  };
}

/** Reads what was typed in this tab over the saved answers; null where others were saved since. */
function draftOver({ updated_at }: MeetingIntake, { _id, client }: Meeting): Typed | null {
  const draft = intakeDraft.read(_id, client._id);
  return draft?.since === updated_at ? draft : null;
}

/** Converts a typed value to an answer, amounts to centavos; undefined where it is none. */
function answerOf(question: IntakeQuestion, value: string): string | undefined {
  const text = value.trim();
  if (!text) return undefined;
  const answer = question.kind === 'amount' ? String(parsePeso(text)) : text;
  return answers(question, answer) ? answer : undefined;
}

/** Converts the typed values of the chosen questions to the request. */
function bodyOf({ set, values }: Typed) {
  const given: Record<string, string> = {};
  for (const question of intakeSet(set)?.questions ?? []) {
    const answer = answerOf(question, values[question.id] ?? '');
    if (answer !== undefined) given[question.id] = answer;
  }
  return { set, answers: given };
}
