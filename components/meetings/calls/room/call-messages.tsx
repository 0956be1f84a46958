'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { counterpart, plural, type Side } from '@/components/meetings/meeting-labels';
import { CommentText } from '@/components/meetings/messages/comment-text';
import { meetingConversation } from '@/components/meetings/messages/conversation';
import { ConversationView } from '@/components/meetings/messages/conversation-view';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { commentsQuery } from '@/lib/client/meetings/comments';
import {
  COMMENTS_FAILURE,
  type ConversationComment,
  useMarkSeen,
} from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import { present } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { dayKey, formatDayTime, formatTime, momentLabel } from '@/lib/domain/platform/clock-labels';
import { ICON_BUTTON } from '../picture/icon-button';
import { type MessageBeginning, MessageForm } from './message-form';

interface MessageBubbleProps {
  comment: ConversationComment;
  own: boolean;
  /** Epoch milliseconds. */
  now: number;
  end?: RefObject<HTMLSpanElement | null> | undefined;
}

/** Focusable, so that the keyboard can scroll the list. */
const REACHED_BY_TAB = { tabIndex: 0 };

interface CallMessagesProps {
  meeting: Meeting;
  side: Side;
  begin: MessageBeginning;
}

export function FilesButton({ meeting, onPress }: { meeting: Meeting; onPress: () => void }) {
  const files = meeting.files.length;
  return (
    <button
      type="button"
      className={ICON_BUTTON}
      aria-label={files === 0 ? 'Files' : `Files: ${plural(files, 'file')}`}
      onClick={onPress}
    >
      <Icon of={Paperclip} className="size-5" />
    </button>
  );
}

export function CallMessages({ meeting, side, begin }: CallMessagesProps) {
  const query = useInfiniteQuery(commentsQuery(meeting._id));
  const { mutate: markSeen } = useMarkSeen(meetingConversation(meeting, side));
  const now = useNow(present());
  const from = counterpart(meeting, side).name;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ConversationView
        query={query}
        side={side}
        otherName={from}
        onSeen={markSeen}
        loading={<Loading />}
        failure={
          <div className="m-4 flex-1 text-neutral-900">
            <QueryFailure query={query} failure={COMMENTS_FAILURE} headingLevel="h3" />
          </div>
        }
        earlier={<Earlier query={query} />}
        empty={
          <p className="m-auto max-w-60 text-center text-sm text-teal-100">
            {`No messages yet. Only you and ${from}, with those who help ${side === 'lawyer' ? 'you' : 'the lawyer'}, can read what you write here. It stays with the meeting.`}
          </p>
        }
        listClass="mt-auto grid gap-4"
        row={(comment, { own, end }) => (
          <MessageBubble key={comment._id} comment={comment} now={now} own={own} end={end} />
        )}
        frame={(messages) => (
          <Scrolling newest={query.data?.pages[0]?.results.at(-1)?._id}>{messages}</Scrolling>
        )}
        composer={
          meeting.can_comment ? (
            <MessageForm meeting={meeting} side={side} begin={begin} />
          ) : (
            <p className="border-t border-teal-700 p-4 text-sm text-teal-100">
              Messages are closed.
            </p>
          )
        }
      />
    </div>
  );
}

interface ScrollingProps {
  /** Id of the last message. */
  newest: string | undefined;
  children: ReactNode;
}

/** Scrolls to the end of the conversation at first, and whenever a message is added. */
function Scrolling({ newest, children }: ScrollingProps) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && newest) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <section
      ref={list}
      aria-label="Conversation"
      {...REACHED_BY_TAB}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 -outline-offset-3"
    >
      {children}
    </section>
  );
}

interface EarlierProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
}

function Earlier({ query }: EarlierProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mb-4 grid justify-items-center gap-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm text-red-200">
          {messageFor(COMMENTS_FAILURE, query.error)}
        </p>
      )}
      <Button
        variant="outline-on-dark"
        size="small"
        pending={query.isFetchingNextPage}
        pendingLabel="Loading"
        onClick={() => void query.fetchNextPage()}
      >
        Show earlier messages
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="flex-1 p-4">
      <LoadingRegion label="Loading messages">
        <Skeleton className="mr-8 h-14 opacity-20" />
        <Skeleton className="mt-4 ml-8 h-14 opacity-20" />
      </LoadingRegion>
    </div>
  );
}

function MessageBubble({ comment, own, now, end }: MessageBubbleProps) {
  const { author, created_at, edited_at } = comment;
  const at = Date.parse(created_at);
  const name = author.type === 'LAWYER' ? withTitle(author.name) : author.name;
  return (
    <li className={own ? 'ml-8' : 'mr-8'}>
      <p className="text-sm break-words text-teal-100">
        <span>{own ? 'You' : name},</span>{' '}
        <time dateTime={created_at} title={formatDayTime(at)} className="tabular">
          {dayKey(at) === dayKey(now) ? formatTime(at) : momentLabel(at, now)}
        </time>
        {edited_at && <span>{', edited'}</span>}
      </p>
      <div
        className={classNames(
          'mt-1 rounded px-3 py-2',
          own ? 'bg-teal-700 text-white [&_a]:text-white' : 'bg-white text-neutral-900',
        )}
      >
        <CommentText text={comment.comment} />
        <span ref={end} />
      </div>
    </li>
  );
}
