import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useStoredDraft } from '@/lib/client/meetings/drafts';
import { holdSummaryDraft, summaryDraftOf } from '@/lib/client/meetings/summaries';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type MeetingSummary, summaryInput } from '@/lib/contract/meetings/summaries';

/** One a line, by the rules of the API; what is wrong with a line stands beside the field. */
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
 * The form of a summary, with the version it was typed over. What is typed outlives the page, and the browser too; while nothing
 * is, the form shows what is saved.
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
  /** The version that was typed over; null while nothing is typed. */
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
  const { isStored, sent } = useStoredDraft(
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
    /** It was sent: nothing is left to keep. */
    sent: () => {
      sent();
      setBase(null);
    },
    discard,
  };
}

function fieldsOf({ text, next_steps, papers }: MeetingSummary): SummaryFields {
  return { text, steps: next_steps.join('\n'), papers: papers.join('\n') };
}

/** Lines that hold something. */
function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}

function isSame(a: SummaryFields, b: SummaryFields): boolean {
  const same = (one: string, other: string) => linesOf(one).join('\n') === other;
  return a.text.trim() === b.text && same(a.steps, b.steps) && same(a.papers, b.papers);
}
