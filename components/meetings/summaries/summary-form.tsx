'use client';

import type { FormEvent } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { isSummaryChanged, type useSaveSummary } from '@/lib/client/meetings/summaries';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { FIELD_TEXTS, fill, TEXTS } from '@/lib/contract/platform/texts';
import { MAX_STEPS, STEP_MAX, SUMMARY_MAX } from '@/lib/domain/meetings/afterwards';
import { OwnTexts } from '../messages/own-texts';
import { OtherVersion } from '../other-version';
import { stepsOf, type useSummaryDraft } from './use-summary-draft';

interface SummaryFormProps {
  /** As it is saved. */
  summary: MeetingSummary;
  draft: ReturnType<typeof useSummaryDraft>;
  save: ReturnType<typeof useSaveSummary>;
  onSaved: () => void;
  /** Where the form can be left without saving. */
  onCancel?: (() => void) | undefined;
}

/** The lawyer's summary as it is written. What is typed stays until it is saved, whatever happens in between. */
export function SummaryForm({ summary, draft, save, onSaved, onCancel }: SummaryFormProps) {
  const { typed, changed } = draft;
  const length = typed.text.trim().length;
  const [steps, papers] = [stepsOf(typed.steps), stepsOf(typed.papers)];
  const wrong = {
    text: length > SUMMARY_MAX ? fill(TEXTS.validation.tooLong, { max: SUMMARY_MAX }) : undefined,
    steps: linesProblem(steps, FIELD_TEXTS.stepsTooMany),
    papers: linesProblem(papers, FIELD_TEXTS.papersTooMany),
  };
  const send = (version: number) =>
    save.mutate({ text: typed.text, next_steps: steps, papers, version }, { onSuccess: onSaved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = !wrong.text && !wrong.steps && !wrong.papers;
    if (summary.can_send && length > 0 && isRight) send(typed.base);
  };
  const changedElsewhere = isSummaryChanged(save.error) && summary.version !== typed.base;
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={submit}>
      <TextareaField
        label="Summary"
        rows={8}
        name="summary"
        help="What you advised, and why. Your client reads it and can save it as a PDF."
        error={wrong.text}
        count={{ length, max: SUMMARY_MAX }}
        value={typed.text}
        onChange={(event) => draft.type({ text: event.target.value })}
      />
      <TextareaField
        label="Next steps"
        optional
        rows={3}
        name="next-steps"
        help={`One a line, up to ${MAX_STEPS}: what to do, who does it, and until when.`}
        error={wrong.steps}
        value={typed.steps}
        onChange={(event) => draft.type({ steps: event.target.value })}
      />
      <TextareaField
        label="Papers to bring"
        optional
        rows={2}
        name="papers"
        help={`One a line, up to ${MAX_STEPS}: what your client should bring or have ready.`}
        error={wrong.papers}
        value={typed.papers}
        onChange={(event) => draft.type({ papers: event.target.value })}
      />
      {save.isError && (
        <Notice tone="bad" title={messageFor('saveSummary', save.error)}>
          {changedElsewhere ? (
            <OtherVersion
              text={[summary.text, ...summary.next_steps, ...summary.papers].join('\n')}
              where="fields"
              pending={save.isPending}
              onMine={() => send(summary.version)}
              onOther={() => {
                draft.discard();
                save.reset();
              }}
            />
          ) : (
            'What you wrote is still here.'
          )}
        </Notice>
      )}
      {!summary.can_send && (
        <p className="text-sm text-neutral-700">
          You can begin now. It is sent once the meeting is over, or once both of you have left the
          call; until then it is kept as a draft that only you read.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OwnTexts kind="summary" typed={typed.text} onUse={(text) => draft.type({ text })} />
        <SubmitButton
          disabled={(!changed || length === 0 || !summary.can_send) && !save.isPending}
          pending={save.isPending}
          pendingLabel="Saving"
        >
          {summary.version > 0 ? 'Save changes' : 'Send to the client'}
        </SubmitButton>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <p role="status" className="text-sm text-neutral-600">
          {changed && (draft.isKept ? 'Draft kept, not sent' : 'Not saved yet')}
        </p>
      </div>
    </form>
  );
}

function linesProblem(lines: readonly string[], tooMany: string): string | undefined {
  if (lines.length > MAX_STEPS) return fill(tooMany, { max: MAX_STEPS });
  return lines.some((line) => line.length > STEP_MAX)
    ? fill(TEXTS.validation.tooLong, { max: STEP_MAX })
    : undefined;
}
