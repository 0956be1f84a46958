'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, FolderOpen } from 'lucide';
import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { clientPath } from '@/components/meetings/clients/client-paths';
import type { Side } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { type Conversation, isOwn } from '@/components/meetings/messages/conversation';
import { ConversationView } from '@/components/meetings/messages/conversation-view';
import { messagesPath } from '@/components/meetings/messages/message-paths';
import { PermittedLink, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { workItemPath } from '@/components/work-items/work-item-paths';
import { useSession } from '@/lib/client/accounts/session';
import { meetingComments } from '@/lib/client/meetings/comments';
import { COMMENTS_FAILURE } from '@/lib/client/meetings/conversations';
import { threadQuery, useMarkThreadSeen } from '@/lib/client/meetings/inbox';
import { agreementComments } from '@/lib/client/work-items/comments';
import type { Correspondent, MessagePlace, ThreadPage } from '@/lib/contract/meetings/inbox';
import { fullName } from '@/lib/domain/accounts/full-name';
import { formatTime, pastDayLabel, relativeDay } from '@/lib/domain/platform/clock-labels';
import { MessageBubble } from './message-bubble';
import { keyOf, type Place, Reply } from './reply';

export function personName({ name, type }: Correspondent): string {
  return type === 'LAWYER' ? withTitle(name) : name;
}

interface ThreadProps {
  side: Side;
  personId: string;
  /** Whether it is the page, whose heading is the name; else it is beside the list. */
  page: boolean;
  now: number;
}

/** The messages with a person, as a chat that fills the window. */
export function Thread({ side, personId, page, now }: ThreadProps) {
  const query = useInfiniteQuery(threadQuery(personId));
  const { mutate: markSeen } = useMarkThreadSeen(personId);
  const author = useAuthor(side);
  const newest = query.data?.pages[0];
  const { person, places = [] } = newest ?? {};
  const otherName = person ? personName(person) : '';
  const placeOf = (about: Place) => places.find((one) => keyOf(one) === keyOf(about));
  const conversationOf = (about: Place): Conversation => ({
    kind: about.kind === 'meeting' ? meetingComments : agreementComments,
    id: about._id,
    side,
    open: placeOf(about)?.open ?? false,
    author,
    otherId: personId,
    otherName,
  });
  return (
    <section className={page ? 'chat chat-page' : 'chat'} aria-label={otherName || 'Messages'}>
      {newest && <Head thread={newest} side={side} page={page} now={now} />}
      <ConversationView
        query={query}
        side={side}
        otherName={otherName}
        onSeen={markSeen}
        loading={<ThreadSkeleton />}
        failure={
          <div className="p-4">
            {page && <h1 className="sr-only">Messages</h1>}
            <QueryFailure query={query} failure={COMMENTS_FAILURE} />
          </div>
        }
        empty={
          <EmptySection>
            {`No messages yet. ${otherName} gets a notice of what you write, and an email when it stays unread.`}
          </EmptySection>
        }
        frame={(messages) => (
          <div className="chat-messages">
            <div>
              <div>{messages}</div>
            </div>
          </div>
        )}
        listClass="mt-3 grid gap-2 rounded outline-none"
        row={(message, { before, ...inList }) => {
          const place = placeOf(message.about);
          const isOther = !before || keyOf(before.about) !== keyOf(message.about);
          const day = pastDayLabel(Date.parse(message.created_at), now);
          return (
            <li key={message._id} className="min-w-0">
              {(!before || pastDayLabel(Date.parse(before.created_at), now) !== day) && (
                <p className="my-2 text-center text-sm font-medium text-neutral-600 tabular">
                  {day}
                </p>
              )}
              {place && isOther && <About place={place} side={side} />}
              <MessageBubble
                conversation={conversationOf(message.about)}
                message={message}
                now={now}
                open={place?.open ?? false}
                {...inList}
              />
            </li>
          );
        }}
        deletion={{ of: ({ about }) => conversationOf(about) }}
        composer={
          newest && (
            <Reply
              places={places}
              asked={newest.results.findLast((one) => !isOwn(one, side))?.about}
              conversationOf={conversationOf}
            />
          )
        }
      />
    </section>
  );
}

interface HeadProps {
  thread: ThreadPage;
  side: Side;
  page: boolean;
  now: number;
}

/** Whom one writes to, with the way back on a phone and the next meeting of the two. */
function Head({ thread: { person, places }, side, page, now }: HeadProps) {
  const Name = page ? 'h1' : 'h2';
  const next = places
    .filter(({ upcoming }) => upcoming)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(0);
  return (
    <div className="flex items-center gap-3 border-b bg-white py-2 pr-4 pl-2 lg:px-5 lg:py-3">
      {page && (
        <Link
          href={messagesPath(side)}
          prefetch={false}
          className={`${iconButtonClass} -mr-2 lg:hidden`}
        >
          <Icon of={ArrowLeft} className="size-5" />
          <span className="sr-only">Messages</span>
        </Link>
      )}
      <Avatar
        name={person.name}
        pictureUrl={person.picture_url}
        square={person.type === 'LAWYER'}
        size="small"
        loading="eager"
      />
      <div className="min-w-0 flex-1">
        <Name className="truncate font-sans text-lg leading-6 font-semibold">
          {personName(person)}
        </Name>
        {next && (
          <PermittedLink
            href={meetingPath(side, next._id)}
            className={`${textLinkClass} block min-h-6 truncate text-sm leading-6 tabular`}
          >
            Next meeting: {relativeDay(Date.parse(next.at), now)}, {formatTime(Date.parse(next.at))}
          </PermittedLink>
        )}
      </div>
      {side === 'lawyer' && (
        <Link href={clientPath(person._id)} prefetch={false} className={iconButtonClass}>
          <Icon of={FolderOpen} className="size-5" />
          <span className="sr-only">Meetings, files and notes</span>
        </Link>
      )}
    </div>
  );
}

/** The subject of a message, if it differs from the one of the message before. */
function About({ place, side }: { place: MessagePlace; side: Side }) {
  const { kind, _id, title } = place;
  const href = kind === 'meeting' ? meetingPath(side, _id) : workItemPath(side, _id);
  return (
    <p className="my-2 text-center text-sm text-neutral-600">
      {kind === 'meeting' ? 'Meeting' : 'Agreement'}:{' '}
      <PermittedLink href={href} className={`${textLinkClass} break-words`}>
        {title}
      </PermittedLink>
    </p>
  );
}

/** Returns the reader as author of new messages. */
function useAuthor(side: Side): Conversation['author'] {
  const { user } = useSession();
  const practice = usePractice();
  const name = user ? fullName(user) : '';
  return {
    _id: user?._id ?? '',
    name: practice?.lawyerName ?? name,
    member: practice && name,
    type: side === 'client' ? 'CUSTOMER' : 'LAWYER',
    picture_url: user?.picture_url ?? null,
  };
}

function ThreadSkeleton() {
  return (
    <LoadingRegion label="Loading messages">
      <div className="flex items-center gap-3 border-b bg-white px-4 py-3 lg:px-5">
        <Skeleton className="size-9 shrink-0" />
        <Skeleton className="h-6 w-48" />
      </div>
      <div className="grid gap-3 p-4">
        {['w-2/3', 'ml-auto w-1/2', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-14 ${width}`} />
        ))}
      </div>
    </LoadingRegion>
  );
}
