'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/components/meetings/messages/conversation';
import { Icon } from '@/components/ui/icons/icon';
import { cacheCommentDraft, commentDraftOf } from '@/lib/client/meetings/conversations';
import type { MessagePlace } from '@/lib/contract/meetings/inbox';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { ChatComposer } from './chat-composer';

export type Place = Pick<MessagePlace, 'kind' | '_id'>;

export const keyOf = ({ kind, _id }: Place) => `${kind}:${_id}`;

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
export function Reply({ places, asked, conversationOf }: ReplyProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the window is too low for all of it.
    field.current?.scrollIntoView?.({ block: 'nearest' });
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
      <p className="border-t px-4 py-3 text-neutral-700 lg:px-5">
        Messages are closed: they end 30 days after the last meeting or agreement.
      </p>
    );
  }
  const choose = (key: string) => {
    const next = open.find((one) => keyOf(one) === key);
    if (!next) return;
    const [from, to] = [conversationOf(place), conversationOf(next)];
    const typed = commentDraftOf(queries, from);
    // Words that were typed go along, unless something is typed there already.
    if (typed.trim() !== '' && commentDraftOf(queries, to) === '') {
      cacheCommentDraft(queries, to, typed);
      cacheCommentDraft(queries, from, '');
      discard.current();
    }
    setChosen(key);
  };
  return (
    <div ref={field} className="border-t bg-white px-4 pb-2 lg:px-5 lg:pb-4 print:hidden">
      <ChatComposer
        key={keyOf(place)}
        conversation={conversationOf(place)}
        discard={discard}
        topic={<Topic place={place} open={open} onChoose={choose} />}
      />
    </div>
  );
}

interface TopicProps {
  place: MessagePlace;
  open: readonly MessagePlace[];
  onChoose: (key: string) => void;
}

const PILL =
  'inline-flex h-8 max-w-[48vw] items-center gap-1 rounded-full bg-teal-50 px-3 text-sm text-teal-900 sm:max-w-80';

/** Shows what a message is about, as a pill; pressed, it offers the others. */
function Topic({ place, open, onChoose }: TopicProps) {
  const text = <span className="truncate">About {placeText(place)}</span>;
  if (open.length === 1) {
    return (
      <p className="flex h-tap shrink-0 items-center">
        <span className={PILL}>{text}</span>
      </p>
    );
  }
  return (
    <div className="relative flex h-tap shrink-0 items-center">
      <select
        aria-label="About"
        className="peer absolute inset-0 w-full cursor-pointer text-base opacity-0"
        value={keyOf(place)}
        onChange={(event) => onChoose(event.target.value)}
      >
        {open.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {placeText(one)}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className={`${PILL} pointer-events-none peer-hover:bg-teal-100 peer-focus-visible:is-focus`}
      >
        {text}
        <Icon of={ChevronDown} className="size-4 shrink-0" />
      </span>
    </div>
  );
}

function placeText({ kind, title, at }: MessagePlace): string {
  return kind === 'meeting'
    ? `${title}, meeting of ${formatDay(Date.parse(at))}`
    : `${title}, agreement`;
}
