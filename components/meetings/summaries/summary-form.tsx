'use client';

import { type FormEvent, useState } from 'react';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import {
  isSummaryChanged,
  SAVE_SUMMARY_FAILURE,
  type useSaveSummary,
} from '@/lib/client/meetings/summaries';
import { messageFor } from '@/lib/client/platform/messages';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { MAX_STEPS, SUMMARY_MAX } from '@/lib/domain/meetings/afterwards';
import { QuickReplies } from '../messages/quick-replies';
import type { ReusedText } from '../messages/reused-text';
import { OtherVersion } from '../other-version';
import { FromNote } from './from-note';
import { linesOf, type useSummaryDraft } from './use-summary-draft';

interface SummaryFormProps {
  clientId: string;
  summary: MeetingSummary;
  draft: ReturnType<typeof useSummaryDraft>;
  save: ReturnType<typeof useSaveSummary>;
  onSaved: () => void;
  onCancel?: (() => void) | undefined;
}

/** Mark of a template where the lawyer fills something in. */
const GAP = '[…]';
const FIELDS = ['text', 'steps', 'papers'] as const;

const gapsIn = (text: string) => text.split(GAP).length - 1;

function gapsText(gaps: number): string {
  return gaps === 1 ? 'One gap is still marked […]' : `${gaps} gaps are still marked […]`;
}

/** Form of the lawyer's summary. The typed text is kept until it is saved. */
export function SummaryForm(props: SummaryFormProps) {
  const { clientId, summary, draft, save, onSaved, onCancel } = props;
  const { form, typed, changed, base } = draft;
  const { register, setValue, setError } = form;
  const { errors } = form.formState;
  const length = typed.text.trim().length;
  const sendOver = (version: number) =>
    form.handleSubmit(async ({ text, steps, papers }) => {
      try {
        await draft.send(() => save.mutateAsync({ text, next_steps: steps, papers, version }));
        onSaved();
      } catch (error) {
        showFieldErrors(error, ['text', 'papers'], setError);
      }
    });
  const send = sendOver(base);
  const gaps = FIELDS.reduce((count, name) => count + gapsIn(typed[name]), 0);
  const [askedFor, setAskedFor] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (gaps === 0 || gaps === askedFor) return send(event);
    event.preventDefault();
    setAskedFor(gaps);
    const name = FIELDS.find((one) => typed[one].includes(GAP)) ?? 'text';
    const field = event.currentTarget.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const at = field.value.indexOf(GAP);
    field.focus();
    field.setSelectionRange(at, at + GAP.length);
  };
  const asksForGaps = gaps > 0 && gaps === askedFor;
  const errorOf = (name: (typeof FIELDS)[number]) => {
    const own = asksForGaps ? gapsIn(typed[name]) : 0;
    return errors[name]?.message ?? (own > 0 ? `${gapsText(own)}.` : undefined);
  };
  const isEmpty = length === 0 && typed.steps.trim() === '' && typed.papers.trim() === '';
  const fill = ({ text, next_steps, papers }: ReusedText) => {
    const change = { shouldDirty: true, shouldValidate: true };
    setValue('text', text, change);
    setValue('steps', next_steps.join('\n'), change);
    setValue('papers', papers.join('\n'), change);
  };
  const changedElsewhere = isSummaryChanged(save.error) && summary.version !== base;
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuickReplies
          kind="summary"
          typed={{
            text: typed.text,
            next_steps: linesOf(typed.steps),
            papers: linesOf(typed.papers),
          }}
          onUse={fill}
          starters
        />
        <FromNote clientId={clientId} isEmpty={isEmpty} onUse={fill} />
      </div>
      <TextareaField
        label="Summary"
        rows={8}
        help="What you advised, and why. Your client reads it and can save it as a PDF."
        error={errorOf('text')}
        count={{ length, max: SUMMARY_MAX }}
        {...register('text')}
      />
      <TextareaField
        label="Next steps"
        optional
        rows={3}
        help={`One a line, up to ${MAX_STEPS}: what to do, who does it, and until when.`}
        error={errorOf('steps')}
        {...register('steps')}
      />
      <TextareaField
        label="Papers to bring"
        optional
        rows={2}
        help={`One a line, up to ${MAX_STEPS}: what your client should bring or have ready.`}
        error={errorOf('papers')}
        {...register('papers')}
      />
      {save.isError && (
        <Notice tone="bad" title={messageFor(SAVE_SUMMARY_FAILURE, save.error)}>
          {changedElsewhere ? (
            <OtherVersion
              text={[summary.text, ...summary.next_steps, ...summary.papers].join('\n')}
              where="fields"
              pending={save.isPending}
              onMine={() => void sendOver(summary.version)()}
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
          You can begin now, and send it once the meeting is over, or once both of you have left the
          call. Until then it is kept as a draft that only you read.
        </p>
      )}
      {asksForGaps && (
        <Notice tone="waiting" title={gapsText(gaps)}>
          Fill in what is missing. If it is meant to stay, press the button again.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
          {changed && (draft.isStored ? 'Draft kept, not sent' : 'Not saved yet')}
        </p>
      </div>
    </form>
  );
}
