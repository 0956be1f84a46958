'use client';

import { type FormEvent, useState } from 'react';
import { textRefusal } from '@/components/platform/text-refusal';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import {
  REMOVE_STEP_FAILURE,
  SAVE_STEP_FAILURE,
  useRemoveStep,
  useSetStep,
} from '@/lib/client/meetings/steps';
import { ApiError } from '@/lib/client/platform/api-error';
import { newRowId } from '@/lib/client/platform/idempotency-keys';
import { messageFor } from '@/lib/client/platform/messages';
import type { ClientStep } from '@/lib/contract/meetings/steps';
import { STEP_MAX } from '@/lib/domain/meetings/steps';

interface StepFormProps {
  clientId: string;
  step?: ClientStep;
  onLeave?: () => void;
}

interface Typed {
  readonly text: string;
  readonly dueOn: string;
}

/** A step with its due date. The typed text is kept until it is saved. */
export function StepForm({ clientId, step, onLeave }: StepFormProps) {
  const [id, setId] = useState(() => step?._id ?? newRowId());
  const [typed, setTyped] = useState<Typed>({
    text: step?.text ?? '',
    dueOn: step?.due_on ?? '',
  });
  const [wrong, setWrong] = useState<string>();
  const save = useSetStep(clientId);
  const remove = useRemoveStep(clientId);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const failed = save.error ?? remove.error;
  const change = (next: Partial<Typed>) => {
    setWrong(undefined);
    setTyped({ ...typed, ...next });
  };
  const saved = () => {
    if (step) return onLeave?.();
    setTyped({ text: '', dueOn: '' });
    setId(newRowId());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textRefusal(typed.text, STEP_MAX);
    setWrong(refusal);
    if (refusal || save.isPending) return;
    const due = typed.dueOn || null;
    save.mutate({ id, text: typed.text.trim(), due_on: due }, { onSuccess: saved });
  };
  return (
    <form
      aria-label={step ? 'Change the step' : 'Add a step'}
      className={step ? 'grid gap-3' : 'mt-3 grid gap-3 rounded border bg-white p-4'}
      noValidate
      method="post"
      onSubmit={submit}
    >
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label={step ? 'Step' : 'Another step'}
          name="text"
          autoComplete="off"
          // Opened by a button that is gone now.
          autoFocus={step !== undefined}
          value={typed.text}
          error={wrong ?? fields.text}
          count={{ length: typed.text.trim().length, max: STEP_MAX }}
          onChange={({ target }) => change({ text: target.value })}
        />
        <TextField
          label="Due day"
          optional
          type="date"
          name="due_on"
          value={typed.dueOn}
          error={fields.due_on}
          onChange={({ target }) => change({ dueOn: target.value })}
        />
      </div>
      {failed && (
        <Notice
          tone="bad"
          title={messageFor(save.error ? SAVE_STEP_FAILURE : REMOVE_STEP_FAILURE, failed)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" pending={save.isPending} pendingLabel="Saving">
          {step ? 'Save step' : 'Add step'}
        </SubmitButton>
        {step && (
          <>
            <Button variant="outline" size="small" onClick={onLeave}>
              Cancel
            </Button>
            <Button
              variant="quiet"
              size="small"
              className="ml-auto"
              pending={remove.isPending}
              pendingLabel="Removing"
              onClick={() => remove.mutate(step._id)}
            >
              Remove
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
