'use client';

import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  ASK_ASSOCIATE_FAILURE,
  ASSOCIATES_FAILURE,
  associatesQuery,
  useAskAssociate,
  useWithdrawAssociate,
  WITHDRAW_ASSOCIATE_FAILURE,
} from '@/lib/client/meetings/associates';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { ActionButton, type MeetingActionProps } from '../action-row';

/** Lets the lawyer of a video meeting ask another lawyer of the practice into the call. */
export function AskAssociate({ meeting, side }: MeetingActionProps) {
  const [open, setOpen] = useState(false);
  if (side !== 'lawyer' || (!meeting.can_ask_associate && !open)) return null;
  return (
    <>
      <ActionButton icon={UserPlus} onClick={() => setOpen(true)}>
        Associate in the call
      </ActionButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Associate in the call"
        description="Another lawyer of your practice can join once that lawyer accepts and your client agrees. Please check yourself that there is no conflict of interest."
      >
        <div className="mt-4">
          <Panel meeting={meeting} />
        </div>
      </Dialog>
    </>
  );
}

function Panel({ meeting }: { meeting: Meeting }) {
  const { associate } = meeting;
  // Here, because each outlives what it was pressed in.
  const ask = useAskAssociate(meeting._id);
  const withdraw = useWithdrawAssociate(meeting._id);
  const isOpen = associate?.state === 'ASKED' || associate?.state === 'AGREED';
  return (
    <div className="grid gap-4">
      {associate && <p>{stateText(associate)}</p>}
      {ask.isError && <Notice tone="bad" title={messageFor(ASK_ASSOCIATE_FAILURE, ask.error)} />}
      {withdraw.isError && (
        <Notice tone="bad" title={messageFor(WITHDRAW_ASSOCIATE_FAILURE, withdraw.error)} />
      )}
      {isOpen ? (
        <Button
          variant="outline"
          pending={withdraw.isPending}
          pendingLabel="Taking it back"
          onClick={() => withdraw.mutate(undefined)}
        >
          Take it back
        </Button>
      ) : (
        <Choices meetingId={meeting._id} ask={ask} />
      )}
    </div>
  );
}

function stateText({
  name,
  state,
  accepted,
  is_checked: stands,
}: NonNullable<Meeting['associate']>): string {
  const who = withTitle(name);
  if (state === 'ASKED' && !accepted)
    return `${who} has not answered yet. Your client is asked after that.`;
  if (state === 'ASKED') return `Your client has not answered yet whether ${who} may join.`;
  if (state === 'DECLINED') return `Your client does not want ${who} in the call.`;
  if (state === 'WITHDRAWN') return `The request for ${who} has ended.`;
  return stands
    ? `Your client agreed: ${who} can join the call.`
    : `${who} can no longer join: the membership has ended or the ID is not checked.`;
}

interface ChoicesProps {
  meetingId: string;
  ask: ReturnType<typeof useAskAssociate>;
}

function Choices({ meetingId, ask }: ChoicesProps) {
  const query = useQuery(associatesQuery(meetingId));
  return (
    <QueryList
      query={query}
      rows={query.data?.results}
      failure={<QueryFailure query={query} failure={ASSOCIATES_FAILURE} />}
      loading={
        <LoadingRegion label="Loading associates">
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      }
      empty={
        <EmptyState title="Nobody to ask">
          An associate is a member of your practice who is a lawyer with a checked ID.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul aria-label="Associates" className="divide-y">
          {rows.map(({ member, name }) => (
            <li key={member} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">{withTitle(name)}</span>
              <Button
                variant="outline"
                disabled={ask.isPending}
                onClick={() => ask.mutate({ member })}
              >
                Ask<span className="sr-only"> for {withTitle(name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
