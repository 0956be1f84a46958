'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { commentsIn, commentsQuery, useMarkSeen } from '@/lib/client/meetings/comments';
import { messageFor } from '@/lib/client/platform/messages';
import type { Comment } from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { commentsUntil } from '@/lib/domain/meetings/comments';
import { formatDay, formatDayLong } from '@/lib/domain/platform/clock-labels';
import { counterpart, type Side } from '../meeting-labels';
import { MoreRows } from '../more-rows';
import { isOwn } from './comment-author';
import { CommentComposer } from './comment-composer';
import { CommentRow } from './comment-row';
import { DeleteComment } from './delete-comment';
import { NewMessage } from './new-message';
import { useSeen } from './use-seen';

interface MeetingCommentsProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** What the two people write to each other, and the way to write. */
export function MeetingComments({ meeting, side, now }: MeetingCommentsProps) {
  const query = useInfiniteQuery(commentsQuery(meeting._id));
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const comments = commentsIn(query.data?.pages ?? []);
  const newest = query.data?.pages[0];
  const note = closedNote(meeting, now);
  if (newest?.total === 0 && isWithoutWords(meeting)) return null;
  return (
    <section id="messages" aria-labelledby="messages-title" className="scroll-mt-20 border-t py-7">
      <h2
        id="messages-title"
        ref={heading}
        tabIndex={-1}
        className="flex items-baseline gap-2 rounded text-xl outline-none"
      >
        Messages
        {newest !== undefined && newest.total > 0 && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">
            {newest.total}
          </span>
        )}
      </h2>
      {query.isPending && <CommentsSkeleton />}
      {query.isLoadingError && (
        <QueryFailure query={query} action="comments" headingLevel="h3" className="mt-4" />
      )}
      <MoreRows
        query={query}
        label="Show earlier messages"
        failure={messageFor('comments', query.error)}
      />
      {newest && (
        <Conversation
          {...{ meeting, side, now, comments }}
          unread={newest.unread_count}
          onDelete={setDeleting}
        />
      )}
      {newest?.total === 0 && meeting.can_comment && (
        <p className="mt-3 text-neutral-700">
          Nobody has written yet. Only you and {counterpart(meeting, side).name} read what is
          written here.
        </p>
      )}
      {meeting.can_comment && <CommentComposer meeting={meeting} side={side} />}
      <DeleteComment
        meetingId={meeting._id}
        commentId={deleting}
        onClose={() => setDeleting(null)}
        returnTo={heading}
      />
      {note && <p className="mt-4 text-sm text-neutral-600">{note}</p>}
    </section>
  );
}

interface ConversationProps extends MeetingCommentsProps {
  comments: readonly Comment[];
  unread: number;
  onDelete: (commentId: string) => void;
}

function Conversation(props: ConversationProps) {
  const { meeting, side, now, comments, unread, onDelete } = props;
  const end = useRef<HTMLSpanElement>(null);
  const theirs = comments.findLast((one) => !isOwn(one, side));
  const { mutate } = useMarkSeen(meeting._id);
  const onSeen = useCallback((last: string) => mutate(last), [mutate]);
  useSeen(end, theirs && unread > 0 ? theirs._id : null, onSeen);
  return (
    <>
      {comments.length > 0 && (
        <ul className="mt-4 grid gap-5">
          {comments.map((comment) => (
            <CommentRow
              key={comment._id}
              {...{ comment, now }}
              onDelete={() => onDelete(comment._id)}
              own={isOwn(comment, side)}
              open={meeting.can_comment}
              end={comment === theirs ? end : undefined}
            />
          ))}
        </ul>
      )}
      <NewMessage newest={theirs} from={counterpart(meeting, side).name} />
    </>
  );
}

/** Never confirmed and over: there was nothing to write about. */
function isWithoutWords({ status, can_comment }: Meeting): boolean {
  return !can_comment && (status === 'EXPIRED' || status === 'CANCELLED');
}

/** Until when one can write, or why not. */
function closedNote(meeting: Meeting, now: number): string | null {
  if (meeting.status === 'PAYMENT_PENDING')
    return 'You can write to each other here once the meeting is confirmed.';
  const end = Date.parse(meeting.end_time);
  const until = commentsUntil(end);
  if (meeting.can_comment)
    return now < end ? null : `You can write to each other until ${formatDayLong(until)}.`;
  return now > until
    ? `Messages closed on ${formatDay(until)}. Deleting your own is still possible.`
    : 'Nobody can write here any more.';
}

function CommentsSkeleton() {
  return (
    <LoadingRegion label="Loading messages">
      <div className="mt-4 grid gap-5">
        {['w-2/3', 'w-1/2'].map((width) => (
          <div key={width} className="flex gap-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-12 w-full" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
