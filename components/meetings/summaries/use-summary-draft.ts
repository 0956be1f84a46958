import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useStoredDraft } from '@/lib/client/meetings/drafts';
import { holdSummaryDraft, summaryDraftOf } from '@/lib/client/meetings/summaries';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type MeetingSummary, summaryInput } from '@/lib/contract/meetings/summaries';

/** Splits the text into lines, each checked by the rules of the API; errors of a line appear beside the field. */
function typedLines(rules: typeof summaryInput.shape.next_steps) {
  return z
    .string()
    .transform(linesOf)
    .superRefine((lines, { addIssue }) => {
      const wrong = rules.safeParse(lines, FIELD_MESSAGES).error?.issues[0];
      if (wrong) addIssue({ code: 'custom', message: wrong.message });
    });
}

const summaryFields = z.object({
  text: summaryInput.shape.text,
  steps: typedLines(summaryInput.shape.next_steps),
  papers: typedLines(summaryInput.shape.papers),
});
export type SummaryFields = z.input<typeof summaryFields>;

/**
 * Holds the form of a summary and the version it is based on. Typed text survives a reload and a restart of the
 * browser; without any, the form shows what is saved.
 */
export function useSummaryDraft(meetingId: string, summary: MeetingSummary) {
  const queries = useQueryClient();
  const [held] = useState(() => summaryDraftOf(queries, meetingId) ?? null);
  const saved = fieldsOf(summary);
  const form = useForm<SummaryFields, unknown, z.output<typeof summaryFields>>({
    resolver: zodResolver(summaryFields, FIELD_MESSAGES),
    mode: 'onChange',
    defaultValues: held ? { text: held.text, steps: held.steps, papers: held.papers } : saved,
  });
  const { reset, subscribe } = form;
  /** Version the typed text is based on; null while nothing is typed. */
  const [base, setBase] = useState(held?.base ?? null);
  const written = form.watch();
  const typed = base === null ? saved : written;
  const changed = !isSame(typed, saved);
  const { version } = summary;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset names no field.
        callback: ({ name }) => name && setBase((known) => known ?? version),
      }),
    [subscribe, version],
  );
  useEffect(() => {
    if (base === null) reset(fieldsOf(summary));
  }, [base, summary, reset]);
  const { text, steps, papers } = typed;
  useEffect(() => {
    holdSummaryDraft(queries, meetingId, base === null ? null : { text, steps, papers, base });
  }, [queries, meetingId, base, text, steps, papers]);
  const { isStored, send } = useStoredDraft(
    { kind: 'summary', id: meetingId },
    changed ? { text, steps, papers, base: base ?? version } : null,
    (stored) => {
      reset({ text: stored.text, steps: stored.steps ?? '', papers: stored.papers ?? '' });
      setBase(stored.base ?? version);
    },
  );
  const discard = () => {
    setBase(null);
    reset(saved);
  };

  return {
    form,
    typed,
    base: base ?? version,
    changed,
    isStored,
    /** Sends the text and discards the draft. */
    send: async (request: () => Promise<unknown>) => {
      await send(request);
      holdSummaryDraft(queries, meetingId, null);
      setBase(null);
    },
    discard,
  };
}

function fieldsOf({ text, next_steps, papers }: MeetingSummary): SummaryFields {
  return { text, steps: next_steps.join('\n'), papers: papers.join('\n') };
}

/** Splits what is typed into its lines, without empty ones. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}

function isSame(a: SummaryFields, b: SummaryFields): boolean {
  const same = (one: string, other: string) => linesOf(one).join('\n') === other;
  return a.text.trim() === b.text && same(a.steps, b.steps) && same(a.papers, b.papers);
}
