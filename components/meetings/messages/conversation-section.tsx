'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  type ConversationOf,
  commentsIn,
  conversationQuery,
  useDeleteComment,
  useMarkSeen,
  type Written,
} from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import { TEXTS } from '@/lib/contract/platform/texts';
import { CommentComposer } from './comment-composer';
import { CommentRow } from './comment-row';
import { type Conversation, isOwn } from './conversation';
import { threadPath } from './message-paths';
import { NewMessage } from './new-message';
import { useSeen } from './use-seen';

interface ConversationSectionProps {
  conversation: Conversation;
  /** Until when one can write, or why not. */
  note: string | null;
  /** Shows nothing at all where nothing was written. */
  hideEmpty: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** What two people write to each other, and the way to write. */
export function ConversationSection(props: ConversationSectionProps) {
  const { conversation, note, hideEmpty, now } = props;
  const query = useInfiniteQuery(conversationQuery(conversation));
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const comments = commentsIn(query.data?.pages ?? []);
  const newest = query.data?.pages[0];
  if (newest?.total === 0 && hideEmpty) return null;
  return (
    <section id="messages" aria-labelledby="messages-title" className="scroll-mt-20 border-t py-7">
      <h2
        id="messages-title"
        ref={heading}
        tabIndex={-1}
        className="flex items-baseline gap-2 rounded text-xl outline-none"
      >
        <span>Messages</span>
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
        <Messages
          conversation={conversation}
          now={now}
          comments={comments}
          unread={newest.unread_count}
          onDelete={setDeleting}
        />
      )}
      {newest?.total === 0 && conversation.open && (
        <p className="mt-3 text-neutral-700">
          No messages yet. Only you and {conversation.otherName}, with those who help the lawyer,
          can read what you write here.
        </p>
      )}
      {conversation.open && <CommentComposer conversation={conversation} />}
      <DeleteComment
        conversation={conversation}
        commentId={deleting}
        onClose={() => setDeleting(null)}
        returnTo={heading}
      />
      {note && <p className="mt-4 text-sm text-neutral-600">{note}</p>}
      {newest && (conversation.open || newest.total > 0) && (
        <p className="mt-4 print:hidden">
          <Link
            href={threadPath(conversation.side, conversation.otherId)}
            prefetch={false}
            className={textLinkClass}
          >
            All messages with {conversation.otherName}
          </Link>
        </p>
      )}
    </section>
  );
}

interface MessagesProps extends Pick<ConversationSectionProps, 'conversation' | 'now'> {
  comments: readonly Written[];
  unread: number;
  onDelete: (commentId: string) => void;
}

function Messages({ conversation, now, comments, unread, onDelete }: MessagesProps) {
  const { side, open, otherName } = conversation;
  const end = useRef<HTMLSpanElement>(null);
  const theirs = comments.findLast((one) => !isOwn(one, side));
  const { mutate } = useMarkSeen(conversation);
  const onSeen = useCallback((last: string) => mutate(last), [mutate]);
  useSeen(end, theirs && unread > 0 ? theirs._id : null, onSeen);
  return (
    <>
      {comments.length > 0 && (
        <ul className="mt-4 grid gap-5">
          {comments.map((comment) => (
            <CommentRow
              key={comment._id}
              conversation={conversation}
              comment={comment}
              now={now}
              open={open}
              onDelete={() => onDelete(comment._id)}
              own={isOwn(comment, side)}
              end={comment === theirs ? end : undefined}
            />
          ))}
        </ul>
      )}
      <NewMessage newest={theirs} from={otherName} />
    </>
  );
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

interface DeleteCommentProps {
  conversation: ConversationOf;
  /** The one that is asked about. */
  commentId: string | null;
  onClose: () => void;
  /** Has the focus when the message is gone. */
  returnTo: RefObject<HTMLElement | null>;
}

/** Asks before an own message is deleted. One for the list: the row may be gone before the answer is there. */
export function DeleteComment(props: DeleteCommentProps) {
  const { conversation, commentId, onClose, returnTo } = props;
  const remove = useDeleteComment(conversation);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!commentId) return;
    remove.mutate(commentId, {
      onSuccess: () => {
        showToast('success', TEXTS.workItems.commentDeleted);
        close();
      },
    });
  };
  return (
    <Dialog
      open={commentId !== null}
      onOpenChange={close}
      returnTo={returnTo}
      title="Delete this message?"
      description="It is deleted for both of you and can’t be brought back."
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel="Deleting"
            onClick={confirm}
          >
            Delete
          </Button>
        </>
      }
    >
      {remove.isError && (
        <Notice tone="bad" className="mt-4" title={messageFor('deleteComment', remove.error)} />
      )}
    </Dialog>
  );
}
