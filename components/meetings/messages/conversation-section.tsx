'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  COMMENTS_FAILURE,
  conversationQuery,
  useMarkSeen,
} from '@/lib/client/meetings/conversations';
import { CommentComposer } from './comment-composer';
import { CommentRow } from './comment-row';
import type { Conversation } from './conversation';
import { ConversationView } from './conversation-view';
import { threadPath } from './message-paths';

interface ConversationSectionProps {
  conversation: Conversation;
  note: string | null;
  /** Hides the section if there are no messages. */
  hideEmpty: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** The conversation about a meeting or an agreement, on its page. */
export function ConversationSection(props: ConversationSectionProps) {
  const { conversation, note, hideEmpty, now } = props;
  const { side, open, otherId, otherName } = conversation;
  const query = useInfiniteQuery(conversationQuery(conversation));
  const { mutate: markSeen } = useMarkSeen(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
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
      <ConversationView
        query={query}
        side={side}
        otherName={otherName}
        onSeen={markSeen}
        loading={<CommentsSkeleton />}
        failure={
          <QueryFailure
            query={query}
            failure={COMMENTS_FAILURE}
            headingLevel="h3"
            className="mt-4"
          />
        }
        empty={
          open && (
            <p className="mt-3 text-neutral-700">
              {`No messages yet. Only you and ${otherName}, with those who help ${side === 'lawyer' ? 'you' : 'the lawyer'}, can read what you write here.`}
            </p>
          )
        }
        listClass="mt-4 grid gap-5"
        row={(comment, { before: _before, ...place }) => (
          <CommentRow
            key={comment._id}
            conversation={conversation}
            comment={comment}
            now={now}
            open={open}
            {...place}
          />
        )}
        deletion={{ of: () => conversation, returnTo: heading }}
        composer={open && <CommentComposer conversation={conversation} />}
      />
      {note && <p className="mt-4 text-sm text-neutral-600">{note}</p>}
      {newest && (open || newest.total > 0) && (
        <p className="mt-4 print:hidden">
          <Link href={threadPath(side, otherId)} prefetch={false} className={textLinkClass}>
            All messages with {otherName}
          </Link>
        </p>
      )}
    </section>
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
