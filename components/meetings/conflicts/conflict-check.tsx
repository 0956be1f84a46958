'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Scale } from 'lucide';
import { type ReactNode, type Ref, useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import {
  conflictQuery,
  DECIDE_CONFLICT_FAILURE,
  useDecideConflict,
} from '@/lib/client/meetings/conflicts';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { CONFLICT_REASON, CONFLICT_WHY_MAX } from '@/lib/domain/meetings/conflicts/conflict';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  type ColleagueOption,
  ColleaguesField,
  idsOf,
  refusedColleagues,
} from '../hand-overs/colleagues-field';
import { ConflictMatches } from './conflict-matches';

interface ConflictCheckProps {
  meeting: Meeting;
  check: NonNullable<Meeting['conflict_check']>;
}

export function ConflictCheck({ meeting, check }: ConflictCheckProps) {
  const decide = useDecideConflict(meeting._id);
  const at = check.checked_at && Date.parse(check.checked_at);
  const when = at ? `${formatDay(at)}, ${formatTime(at)} PHT` : '';
  const focus = decide.isSuccess ? focusOnMount : undefined;
  if (check.state === 'NONE')
    return (
      <Checked focus={focus} meetingId={meeting._id}>{`No conflict, checked ${when}`}</Checked>
    );
  if (check.state === 'CONFLICT') {
    return (
      <Panel focus={focus} otherParty={meeting.other_party}>
        {`You declined for a conflict of interest on ${when}. The case stays closed.`}
      </Panel>
    );
  }
  return (
    <Panel otherParty={meeting.other_party}>
      <p>{stateText(meeting)}</p>
      {isDecidable(meeting) && (
        <>
          <ConflictMatches meetingId={meeting._id} />
          <Decisions meeting={meeting} decide={decide} />
        </>
      )}
    </Panel>
  );
}

function isDecidable({ status }: Meeting): boolean {
  return status === 'CONFIRMED' || status === 'COMPLETED';
}

function stateText(meeting: Meeting): string {
  if (isDecidable(meeting))
    return 'Check for a conflict of interest. What the client wrote and attached opens after it.';
  return meeting.status === 'PAYMENT_PENDING'
    ? 'The case opens once the meeting is paid and you have checked for a conflict of interest.'
    : 'The meeting does not take place, so the case stays closed.';
}

interface DecisionsProps {
  meeting: Meeting;
  decide: ReturnType<typeof useDecideConflict>;
}

function Decisions({ meeting, decide }: DecisionsProps) {
  const declining = decide.variables?.conflict === true;
  const [colleagues, setColleagues] = useState<readonly ColleagueOption[]>([]);
  const { data } = useQuery(conflictQuery(meeting._id));
  const isSame = data?.matches.some(({ strength }) => strength === 'SAME') ?? false;
  const failure = decide.isError && (
    <Notice
      key={decide.submittedAt}
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={messageFor(DECIDE_CONFLICT_FAILURE, decide.error)}
    />
  );
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {isSame ? (
          <ConfirmAction
            label={NO_CONFLICT}
            look={{ variant: 'outline' }}
            title="The same name, and no conflict?"
            confirm={NO_CONFLICT}
            pendingLabel="Opening"
            reason={{
              label: 'Why it is no conflict',
              help: 'Kept with your decision, and read by you alone.',
              max: CONFLICT_WHY_MAX,
            }}
            failure={!declining && failure}
            mutation={decide}
            run={(reason) => decide.mutateAsync({ conflict: false, reason })}
          >
            A name is the same as one of your earlier matters. Write down what tells them apart,
            such as another person of that name or the former client’s written consent.
          </ConfirmAction>
        ) : (
          <Button
            pending={decide.isPending && !declining}
            pendingLabel="Opening"
            onClick={() => decide.mutate({ conflict: false })}
          >
            {NO_CONFLICT}
          </Button>
        )}
        {meeting.refund_if_cancelled !== null && (
          <ConfirmAction
            label={`Conflict: ${declineWords(meeting)}`}
            look={{ variant: 'danger-outline' }}
            title="Decline for a conflict of interest?"
            confirm={`Yes, ${declineWords(meeting)}`}
            confirmVariant="danger"
            pendingLabel="Declining"
            failure={declining && failure}
            mutation={decide}
            run={() => decide.mutateAsync({ conflict: true, colleagues: idsOf(colleagues) })}
            fields={
              <ColleaguesField
                self={meeting.lawyer._id}
                chosen={colleagues}
                onChange={setColleagues}
                error={refusedColleagues(decide.error)}
              />
            }
          >
            {whatFollows(meeting)}
          </ConfirmAction>
        )}
      </div>
      {!declining && !isSame && failure}
    </div>
  );
}

const NO_CONFLICT = 'No conflict, open the case';

function declineWords({ payment: { total } }: Meeting): string {
  return total > 0 ? 'decline and refund' : 'decline';
}

function whatFollows({ client, payment, refund_if_cancelled: refund }: Meeting): string {
  const back =
    payment.total === 0
      ? 'This is a free consultation.'
      : `The client gets everything back: ${formatPeso(refund ?? 0)}.`;
  return `The meeting is cancelled. ${back} ${client.display_name} reads “${CONFLICT_REASON}” and no names. This cannot be undone.`;
}

interface PanelProps {
  otherParty: string | null;
  focus?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

function Panel({ otherParty, focus, children }: PanelProps) {
  return (
    <section
      ref={focus}
      tabIndex={focus ? -1 : undefined}
      aria-labelledby="other-side"
      className="flex gap-3.5 rounded border border-amber-300 bg-amber-50 p-4 text-amber-900"
    >
      <Icon of={Scale} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <h2 id="other-side" className="font-sans text-sm font-semibold">
          The other side
        </h2>
        <p className="mt-0.5 text-lg font-semibold break-words text-neutral-900">{otherParty}</p>
        <div className="mt-1 text-sm">{children}</div>
      </div>
    </section>
  );
}

interface CheckedProps {
  meetingId: string;
  focus: Ref<HTMLParagraphElement> | undefined;
  children: ReactNode;
}

function Checked({ meetingId, focus, children }: CheckedProps) {
  const { data } = useQuery(conflictQuery(meetingId));
  return (
    <div className="mb-5 flex gap-2 text-sm text-teal-800">
      <Icon of={CircleCheck} className="mt-px size-4.5" />
      <div className="min-w-0">
        <p ref={focus} tabIndex={focus ? -1 : undefined} className="font-medium">
          {children}
        </p>
        {data?.reason && (
          <p className="mt-0.5 max-w-text break-words whitespace-pre-line text-neutral-700">
            {data.reason}
          </p>
        )}
      </div>
    </div>
  );
}
