'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { clientPath } from '@/components/meetings/clients/client-paths';
import type { Side } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { CommentComposer } from '@/components/meetings/messages/comment-composer';
import { CommentRow } from '@/components/meetings/messages/comment-row';
import { type Conversation, isOwn } from '@/components/meetings/messages/conversation';
import { ConversationView } from '@/components/meetings/messages/conversation-view';
import { messagesPath } from '@/components/meetings/messages/message-paths';
import { QuickReplies } from '@/components/meetings/messages/quick-replies';
import { PermittedLink, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { workItemPath } from '@/components/work-items/work-item-paths';
import { useSession } from '@/lib/client/accounts/session';
import { meetingComments } from '@/lib/client/meetings/comments';
import {
  COMMENTS_FAILURE,
  cacheCommentDraft,
  commentDraftOf,
} from '@/lib/client/meetings/conversations';
import { threadQuery, useMarkThreadSeen } from '@/lib/client/meetings/inbox';
import { agreementComments } from '@/lib/client/work-items/comments';
import type { Correspondent, MessagePlace } from '@/lib/contract/meetings/inbox';
import { fullName } from '@/lib/domain/accounts/full-name';
import { formatDay } from '@/lib/domain/platform/clock-labels';

export function personName({ name, type }: Correspondent): string {
  return type === 'LAWYER' ? withTitle(name) : name;
}

interface ThreadProps {
  side: Side;
  personId: string;
  now: number;
}

export function Thread({ side, personId, now }: ThreadProps) {
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
    <div className="min-w-0">
      <Link href={messagesPath(side)} prefetch={false} className={`${backLinkClass} lg:hidden`}>
        <Icon of={ArrowLeft} className="size-4" />
        Messages
      </Link>
      {person && <Head person={person} side={side} />}
      <ConversationView
        query={query}
        side={side}
        otherName={otherName}
        onSeen={markSeen}
        loading={<ThreadSkeleton />}
        failure={
          <>
            <h1 className="sr-only">Messages</h1>
            <QueryFailure query={query} failure={COMMENTS_FAILURE} className="mt-2" />
          </>
        }
        empty={
          <div className="mt-5">
            <EmptySection>
              {`No messages yet. ${otherName} gets a notice of what you write, and an email when it stays unread.`}
            </EmptySection>
          </div>
        }
        listClass="mt-5 grid gap-5 rounded outline-none"
        row={(message, { before, ...inList }) => {
          const place = placeOf(message.about);
          const isNew = !before || keyOf(before.about) !== keyOf(message.about);
          return (
            <CommentRow
              key={message._id}
              conversation={conversationOf(message.about)}
              comment={message}
              about={place && isNew && <About place={place} side={side} />}
              now={now}
              open={place?.open ?? false}
              {...inList}
            />
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
    </div>
  );
}

type Place = Pick<MessagePlace, 'kind' | '_id'>;

const keyOf = ({ kind, _id }: Place) => `${kind}:${_id}`;

function Head({ person, side }: { person: Correspondent; side: Side }) {
  return (
    <div className="mt-1 flex items-center gap-3 border-b pb-4 lg:mt-0">
      <Avatar
        name={person.name}
        pictureUrl={person.picture_url}
        square={person.type === 'LAWYER'}
        loading="eager"
      />
      <div className="min-w-0">
        <h1 className="text-2xl break-words">{personName(person)}</h1>
        {side === 'lawyer' && (
          <Link href={clientPath(person._id)} prefetch={false} className={textLinkClass}>
            Meetings, files and notes
          </Link>
        )}
      </div>
    </div>
  );
}

/** The subject of a message, if it differs from the one of the message before. */
function About({ place, side }: { place: MessagePlace; side: Side }) {
  const { kind, _id, title } = place;
  const href = kind === 'meeting' ? meetingPath(side, _id) : workItemPath(side, _id);
  return (
    <p className="mb-2 border-t pt-3 text-sm text-neutral-600">
      {kind === 'meeting' ? 'Meeting' : 'Agreement'}:{' '}
      <PermittedLink href={href} className={`${textLinkClass} break-words`}>
        {title}
      </PermittedLink>
    </p>
  );
}

interface ReplyProps {
  places: readonly MessagePlace[];
  /** Subject of the other person's last message. */
  asked: Place | undefined;
  conversationOf: (place: Place) => Conversation;
}

/**
 * Form for a reply and its subject: by default that of the other person's last message, else the newest open one. What is
 * typed stays where it was begun.
 */
function Reply({ places, asked, conversationOf }: ReplyProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A thread opens at its newest message, where one answers.
    field.current?.scrollIntoView?.({ block: 'end' });
  }, []);
  const queries = useQueryClient();
  const open = places.filter((place) => place.open);
  const discard = useRef<() => void>(() => undefined);
  const usual = open.find((one) => asked && keyOf(one) === keyOf(asked)) ?? open[0];
  const offered = usual ? keyOf(usual) : null;
  const [chosen, setChosen] = useState(offered);
  const [offeredBefore, setOfferedBefore] = useState(offered);
  const place = open.find((one) => keyOf(one) === chosen) ?? usual;
  if (offered !== offeredBefore) {
    setOfferedBefore(offered);
    if (!place || commentDraftOf(queries, conversationOf(place)) === '') setChosen(offered);
  }
  if (!place) {
    return (
      <p className="mt-5 border-t pt-4 text-neutral-700">
        Messages are closed: they end 30 days after the last meeting or agreement.
      </p>
    );
  }
  const choose = (key: string) => {
    const next = open.find((one) => keyOf(one) === key);
    if (!next) return;
    const [from, to] = [conversationOf(place), conversationOf(next)];
    const typed = commentDraftOf(queries, from);
    // What was typed goes along, unless something is typed there already.
    if (typed.trim() !== '' && commentDraftOf(queries, to) === '') {
      cacheCommentDraft(queries, to, typed);
      cacheCommentDraft(queries, from, '');
      discard.current();
    }
    setChosen(key);
  };
  return (
    <div ref={field} className="mt-6 scroll-mb-28 border-t pt-4">
      {open.length > 1 && (
        <SelectField
          label="About"
          value={keyOf(place)}
          onChange={(event) => choose(event.target.value)}
        >
          {open.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {placeText(one)}
            </option>
          ))}
        </SelectField>
      )}
      {open.length === 1 && <p className="text-sm text-neutral-600">About {placeText(place)}</p>}
      <CommentComposer
        key={keyOf(place)}
        conversation={conversationOf(place)}
        discard={discard}
        tools={({ text, onText }) => <QuickReplies kind="reply" typed={text} onUse={onText} />}
      />
    </div>
  );
}

function placeText({ kind, title, at }: MessagePlace): string {
  return kind === 'meeting'
    ? `${title}, meeting of ${formatDay(Date.parse(at))}`
    : `${title}, agreement`;
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
      <div className="mt-1 flex items-center gap-3 border-b pb-4">
        <Skeleton className="size-12 shrink-0" />
        <Skeleton className="h-8 w-48" />
      </div>
      <div className="mt-5 grid gap-5">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </LoadingRegion>
  );
}
