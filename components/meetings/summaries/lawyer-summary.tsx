'use client';
import { useQuery } from '@tanstack/react-query';
import { FileDown, ListChecks } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import {
  SUMMARY_FAILURE,
  summaryPdfPath,
  summaryQuery,
  useSaveSummary,
} from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import { notTakenPlaceReason } from '@/lib/domain/meetings/afterwards';
import { callWindow } from '@/lib/domain/meetings/calls';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { counterpart, type Side } from '../meeting-labels';
import { planPath } from '../meeting-path';
import { NextSummary } from './next-summary';
import { SummaryForm } from './summary-form';
import { useSummaryDraft } from './use-summary-draft';

interface LawyerSummaryProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

export function LawyerSummary(props: LawyerSummaryProps) {
  const { meeting, side, now } = props;
  if (meeting.status === 'CANCELLED' && now >= Date.parse(meeting.start_time))
    return <KeptSummary {...props} />;
  if (!hasSummary(meeting, side, now)) return null;
  return <Section {...props} />;
}

/** Shows the summary that was sent before a meeting was cancelled, such as by the rule of absence; nothing without one. */
function KeptSummary({ meeting, side }: LawyerSummaryProps) {
  const { data } = useQuery({ ...summaryQuery(meeting._id), refetchInterval: false });
  if (!data?.version) return null;
  return (
    <section id="summary" className="scroll-mt-20 border-t py-7">
      <h2 className="text-xl">
        {side === 'client'
          ? `Summary by ${counterpart(meeting, side).name}`
          : 'Summary for the client'}
      </h2>
      <SummaryText meetingId={meeting._id} summary={data} side={side} />
    </section>
  );
}

/**
 * Whether there is a summary, or the lawyer can begin one: from the time the call opens. The client sees it only when
 * it is sent.
 */
export function hasSummary(
  { status, start_time, end_time }: Pick<Meeting, 'status' | 'start_time' | 'end_time'>,
  side: Side,
  now: number,
): boolean {
  const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
  const why = notTakenPlaceReason({ status, end }, now);
  if (why !== 'early') return why === null;
  return now >= (side === 'lawyer' ? callWindow({ start, end }).start : start);
}

function Section({ meeting, side, now }: LawyerSummaryProps) {
  const query = useQuery(summaryQuery(meeting._id));
  // Before the end the client is told of one, and not that there is none.
  const over = now >= Date.parse(meeting.end_time);
  if (side === 'client' && !over && !query.data?.version) return null;
  const { name } = counterpart(meeting, side);
  return (
    <section id="summary" className="scroll-mt-20 border-t py-7">
      <h2 className="text-xl">
        {side === 'client' ? `Summary by ${name}` : 'Summary for the client'}
      </h2>
      {query.isPending && (
        <LoadingRegion label="Loading the summary">
          <Skeleton className="mt-3 h-24 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={SUMMARY_FAILURE} headingLevel="h3" className="mt-3" />
      )}
      {query.data && side === 'client' && (
        <Reading meetingId={meeting._id} summary={query.data} lawyer={name} />
      )}
      {query.data && side === 'lawyer' && (
        <Writing
          meetingId={meeting._id}
          summary={query.data}
          client={name}
          clientId={meeting.client._id}
        />
      )}
    </section>
  );
}

interface SavedSummary {
  meetingId: string;
  summary: MeetingSummary;
}

function Reading({ lawyer, ...props }: SavedSummary & { lawyer: string }) {
  if (props.summary.version > 0) return <SummaryText {...props} side="client" />;
  return (
    <p className="mt-2 max-w-text text-neutral-700">
      {lawyer} has not written a summary yet. We’ll notify you when there is one.
    </p>
  );
}

interface WritingProps extends SavedSummary {
  client: string;
  clientId: string;
}

function Writing({ meetingId, summary, client, clientId }: WritingProps) {
  const draft = useSummaryDraft(meetingId, summary);
  const save = useSaveSummary(meetingId);
  const [wanted, setWanted] = useState(false);
  const [sent, setSent] = useState(false);
  const written = summary.version > 0;
  const leave = () => {
    draft.discard();
    setWanted(false);
  };
  if (written && !wanted && !draft.changed) {
    return (
      <>
        <SummaryText meetingId={meetingId} summary={summary} side="lawyer" />
        <Button
          variant="outline"
          className="mt-3 max-sm:w-full sm:mt-5 sm:ml-3"
          onClick={() => setWanted(true)}
        >
          Edit the summary
        </Button>
        {sent && <NextSummary sentId={meetingId} />}
      </>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-text text-neutral-700">
        {written
          ? `${client} sees that it was edited.`
          : `Write down what ${client} should remember. Only the two of you can read it.`}
      </p>
      <SummaryForm
        clientId={clientId}
        summary={summary}
        draft={draft}
        save={save}
        onSaved={() => {
          setWanted(false);
          setSent(true);
        }}
        onCancel={written ? leave : undefined}
      />
    </>
  );
}

interface SummaryTextProps {
  meetingId: string;
  summary: MeetingSummary;
  side: Side;
}

function SummaryText({ meetingId, summary, side }: SummaryTextProps) {
  const { text, next_steps: steps, papers } = summary;
  return (
    <>
      <p className="mt-1 text-sm text-neutral-600">{writtenText(summary)}</p>
      <p className="mt-3 max-w-text break-words whitespace-pre-line text-neutral-800">{text}</p>
      <Lines title="Next steps" of={steps} />
      <Lines title="Papers to bring" of={papers} />
      <a
        href={summaryPdfPath(meetingId)}
        download
        className={`${buttonClass({ variant: 'outline' })} mt-5 max-sm:w-full`}
      >
        <Icon of={FileDown} className="size-5" />
        Download as PDF
      </a>
      {side === 'client' && steps.length > 0 && (
        <Link
          href={planPath(meetingId)}
          prefetch={false}
          className={`${buttonClass({ variant: 'outline' })} mt-3 max-sm:w-full sm:mt-5 sm:ml-3`}
        >
          <Icon of={ListChecks} className="size-5" />
          What to do next, on one page
        </Link>
      )}
    </>
  );
}

function Lines({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-base font-semibold">{title}</h3>
      <ol className="mt-2 grid max-w-text list-decimal gap-2 pl-6 text-neutral-800 marker:text-neutral-600">
        {of.map((line) => (
          <li key={line} className="pl-1 break-words">
            {line}
          </li>
        ))}
      </ol>
    </>
  );
}

function writtenText({ written_at, edited_at }: MeetingSummary): string {
  if (!written_at) return '';
  const edited = edited_at ? `, edited ${formatDay(Date.parse(edited_at))}` : '';
  return `Written ${formatDay(Date.parse(written_at))}${edited}`;
}
