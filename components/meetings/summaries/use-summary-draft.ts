import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useKeptDraft } from '@/lib/client/meetings/drafts';
import {
  holdSummaryDraft,
  type SummaryDraft,
  summaryDraftOf,
} from '@/lib/client/meetings/summaries';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';

/** What is typed of a summary, and the version it was typed over. It outlives the page, and the browser too. */
export function useSummaryDraft(meetingId: string, summary: MeetingSummary) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<SummaryDraft | null>(
    () => summaryDraftOf(queries, meetingId) ?? null,
  );
  const saved: SummaryDraft = {
    text: summary.text,
    steps: summary.next_steps.join('\n'),
    papers: summary.papers.join('\n'),
    base: summary.version,
  };
  const typed = draft ?? saved;
  const changed = !isSame(typed, saved);

  useEffect(() => holdSummaryDraft(queries, meetingId, draft), [queries, meetingId, draft]);
  const { isKept, sent } = useKeptDraft(
    { kind: 'summary', id: meetingId },
    changed ? typed : null,
    (kept) =>
      setDraft({
        text: kept.text,
        steps: kept.steps ?? '',
        papers: kept.papers ?? '',
        base: kept.base ?? summary.version,
      }),
  );

  return {
    typed,
    changed,
    isKept,
    /** It was sent: nothing is left to keep. */
    sent: () => {
      sent();
      setDraft(null);
    },
    type: (part: Partial<Omit<SummaryDraft, 'base'>>) => setDraft({ ...typed, ...part }),
    discard: () => setDraft(null),
  };
}

/** Lines that hold something. */
export function stepsOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}

function isSame(a: SummaryDraft, b: SummaryDraft): boolean {
  const same = (one: string, other: string) => stepsOf(one).join('\n') === other;
  return a.text.trim() === b.text && same(a.steps, b.steps) && same(a.papers, b.papers);
}
