'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { MoreRows } from '@/components/platform/more-rows';
import {
  COMMENTS_FAILURE,
  type ConversationComment,
  type ConversationRef,
  commentsIn,
} from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import type { Side } from '../meeting-labels';
import { isOwn } from './conversation';
import { DeleteComment } from './delete-comment';
import { NewMessage } from './new-message';
import { useSeen } from './use-seen';

export interface InList<M> {
  own: boolean;
  /** Put at the end of the row. */
  end: RefObject<HTMLSpanElement | null> | undefined;
  before: M | undefined;
  onDelete: () => void;
}

interface Deletion<M> {
  /** Meeting or agreement of a message. */
  of: (message: M) => ConversationRef;
  /** Has the focus when the message is gone; the list unless given. */
  returnTo?: RefObject<HTMLElement | null>;
}

interface ConversationViewProps<M extends ConversationComment> {
  query: UseInfiniteQueryResult<InfiniteData<{ results: M[]; unread_count: number }>>;
  side: Side;
  /** The other person, as the reader reads the name. */
  otherName: string;
  /** Called with the newest message of the other person when it was on the screen. */
  onSeen: (last: string) => void;
  /** While the first page is on its way, and where it did not come. */
  loading: ReactNode;
  failure: ReactNode;
  /** In the place of the button for earlier messages. */
  earlier?: ReactNode;
  /** In the place of messages where there are none. */
  empty: ReactNode;
  listClass: string;
  row: (message: M, place: InList<M>) => ReactNode;
  /** Where own messages can be deleted. */
  deletion?: Deletion<M>;
  /** Around the messages. */
  frame?: (messages: ReactNode) => ReactNode;
  /** Where one writes, or why one cannot. */
  composer: ReactNode;
}

/** The messages of two people, the newest last, and the composer: on a page, in a thread and in a call. */
export function ConversationView<M extends ConversationComment>(props: ConversationViewProps<M>) {
  const { query, side, otherName, onSeen, deletion, listClass, row } = props;
  const { frame = (messages) => messages } = props;
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [deleting, setDeleting] = useState<M | null>(null);
  const newest = query.data?.pages[0];
  const messages = commentsIn(query.data?.pages ?? []);
  const theirs = messages.findLast((one) => !isOwn(one, side));
  useSeen(end, theirs && newest && newest.unread_count > 0 ? theirs._id : null, onSeen);
  const returnsToList = deletion !== undefined && !deletion.returnTo;
  return (
    <>
      {query.isPending && props.loading}
      {query.isLoadingError && props.failure}
      {newest &&
        frame(
          <>
            {props.earlier ?? (
              <MoreRows
                query={query}
                label="Show earlier messages"
                failure={messageFor(COMMENTS_FAILURE, query.error)}
              />
            )}
            {messages.length === 0 && props.empty}
            {(messages.length > 0 || returnsToList) && (
              <ul ref={list} tabIndex={returnsToList ? -1 : undefined} className={listClass}>
                {messages.map((message, at) =>
                  row(message, {
                    own: isOwn(message, side),
                    end: message === theirs ? end : undefined,
                    before: messages[at - 1],
                    onDelete: () => setDeleting(message),
                  }),
                )}
              </ul>
            )}
            <NewMessage newest={theirs} from={otherName} />
          </>,
        )}
      {props.composer}
      {deletion && deleting && (
        <DeleteComment
          conversation={deletion.of(deleting)}
          commentId={deleting._id}
          onClose={() => setDeleting(null)}
          returnTo={deletion.returnTo ?? list}
        />
      )}
    </>
  );
}
