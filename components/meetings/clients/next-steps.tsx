'use client';

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide';
import { useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { IconButton } from '@/components/ui/forms/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Icon } from '@/components/ui/icons/icon';
import {
  SAVE_STEP_FAILURE,
  STEPS_FAILURE,
  stepsQuery,
  useSetStepDone,
} from '@/lib/client/meetings/steps';
import { messageFor } from '@/lib/client/platform/messages';
import type { ClientStep } from '@/lib/contract/meetings/steps';
import { isOverdue } from '@/lib/domain/meetings/steps';
import { dayKey, dayKeyStart, formatDay, relativeDay } from '@/lib/domain/platform/clock-labels';
import { StepForm } from './step-form';

interface NextStepsProps {
  clientId: string;
  /** Epoch milliseconds. */
  now: number;
}

export function NextSteps({ clientId, now }: NextStepsProps) {
  const query = useQuery(stepsQuery(clientId));
  const open = query.data?.open;
  return (
    <section aria-labelledby="next-steps" className="min-w-0 scroll-mt-24">
      <h2 id="next-steps" className="flex scroll-mt-24 items-baseline gap-2 text-xl">
        <span>Next steps</span>
        {open && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">
            {open.length}
          </span>
        )}
      </h2>
      <QueryList
        className="mt-3"
        query={{ isError: query.isError, isPlaceholderData: false }}
        rows={open}
        failure={<QueryFailure query={query} failure={STEPS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading next steps">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
        empty={<EmptySection>Nothing to do. Only you see what you note here.</EmptySection>}
        pages={
          query.data && (
            <>
              <StepForm clientId={clientId} />
              <Done steps={query.data.done} clientId={clientId} now={now} />
            </>
          )
        }
      >
        {(steps) => <Steps label="Open" steps={steps} clientId={clientId} now={now} />}
      </QueryList>
    </section>
  );
}

interface StepsProps extends NextStepsProps {
  label: string;
  steps: readonly ClientStep[];
}

function Steps({ label, steps, clientId, now }: StepsProps) {
  return (
    <ul aria-label={label} className="divide-y rounded border bg-white">
      {steps.map((step) => (
        <Row key={step._id} step={step} clientId={clientId} now={now} />
      ))}
    </ul>
  );
}

function Done({ steps, ...rest }: Omit<StepsProps, 'label'>) {
  if (steps.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="min-h-tap w-fit cursor-pointer rounded py-2.5 font-medium text-teal-800">
        Done lately ({steps.length})
      </summary>
      <Steps label="Done lately" steps={steps} {...rest} />
    </details>
  );
}

interface RowProps extends NextStepsProps {
  step: ClientStep;
}

function Row({ step, clientId, now }: RowProps) {
  const setDone = useSetStepDone(clientId);
  const [edits, setEdits] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { _id: id, text, done_at: doneAt } = step;
  const leave = () => {
    setEdits(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (edits)
    return (
      <li className="p-4">
        <StepForm clientId={clientId} step={step} onLeave={leave} />
      </li>
    );
  return (
    <li className="py-1 pr-1 pl-4">
      <div className="flex items-start gap-2">
        <Checkbox
          className="min-w-0 flex-1"
          label={
            <span className={doneAt ? 'break-words text-neutral-600 line-through' : 'break-words'}>
              {text}
            </span>
          }
          help={<Day step={step} now={now} />}
          checked={setDone.isPending ? setDone.variables.done : doneAt !== null}
          onChange={({ target }) => {
            if (!setDone.isPending) setDone.mutate({ id, done: target.checked });
          }}
        />
        <IconButton
          ref={edit}
          aria-label={`Change “${text.slice(0, 60)}”`}
          onClick={() => setEdits(true)}
        >
          <Icon of={Pencil} className="size-5" />
        </IconButton>
      </div>
      {setDone.isError && (
        <Notice
          tone="bad"
          className="my-2 mr-3"
          title={messageFor(SAVE_STEP_FAILURE, setDone.error)}
        />
      )}
    </li>
  );
}

function Day({ step, now }: { step: ClientStep; now: number }) {
  const { due_on: dueOn, done_at: doneAt } = step;
  if (doneAt) return <span>{`Done ${formatDay(Date.parse(doneAt))}`}</span>;
  if (!dueOn) return <span>No day</span>;
  if (isOverdue(dueOn, now))
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="bad">Overdue</Badge> {formatDay(dayKeyStart(dueOn))}
      </span>
    );
  const day = relativeDay(dayKeyStart(dueOn), now);
  return dueOn === dayKey(now) ? <span>Due today</span> : <span>{`Due ${day}`}</span>;
}
