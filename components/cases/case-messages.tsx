'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFailure } from '@/components/platform/action-failure';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { FieldError } from '@/components/ui/display/field-error';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Checkbox } from '@/components/ui/forms/checkbox';
import {
  CASE_MESSAGES_FAILURE,
  caseMessagesQuery,
  HAND_IN_MESSAGES_FAILURE,
  useHandInMessages,
} from '@/lib/client/cases/cases';
import { messageFor } from '@/lib/client/platform/messages';
import type { WrittenMessage } from '@/lib/contract/cases/cases';
import { CASE_MESSAGES_MAX, type CaseSide } from '@/lib/domain/cases/case';
import type { ActionProps } from './case-actions';
import { type CaseShown, dayTime, nameOf } from './case-text';

interface PartsProps {
  of: CaseShown;
  reader: CaseSide | null;
}

export function CaseMessages({ of, reader }: PartsProps) {
  if (of.messages.length === 0) return null;
  return (
    <ul aria-label="Messages that were handed in" className="mt-4 grid max-w-text gap-4">
      {of.messages.map(({ _id, author, text, written_at, by }) => (
        <li key={_id} className="border-l-2 pl-3">
          <p className="text-sm text-neutral-700">
            {nameOf(of, author, reader)} wrote in a message on {dayTime(written_at)}; handed in by{' '}
            {by === reader ? 'you' : nameOf(of, by, reader)}
          </p>
          <p className="mt-0.5 break-words whitespace-pre-line">
            {text ?? 'The text was deleted with an account.'}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Lets a side choose messages; copies of them become part of the case. */
export function HandInMessages({ of, under }: ActionProps) {
  const handIn = useHandInMessages(of._id, under);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<string>();
  if (!of.may.includes('add_files')) return null;
  const left = CASE_MESSAGES_MAX - of.messages.filter(({ by }) => by === of.side).length;
  if (left <= 0) return null;
  const refusal = tooMany(chosen.length, left);
  const choose = (id: string, on: boolean) => {
    setWrong(undefined);
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <ConfirmAction
      label="Hand in messages"
      look={{ variant: 'outline' }}
      title="Hand in messages"
      confirm={chosen.length > 0 ? `Hand in ${chosen.length}` : 'Hand in'}
      ready={chosen.length > 0}
      mutation={handIn}
      failure={<ActionFailure failure={HAND_IN_MESSAGES_FAILURE} error={handIn.error} />}
      fields={
        <div>
          <MessageList of={of} under={under} chosen={chosen} onChoose={choose} />
          {wrong && <FieldError>{wrong}</FieldError>}
        </div>
      }
      run={async () => {
        setWrong(refusal);
        if (refusal) return false;
        await handIn.mutateAsync({ ids: [...chosen] });
        setChosen([]);
        return true;
      }}
    >
      Nobody at Sangguni reads your messages unless one of you hands them in. The other side sees
      what you hand in, and it cannot be taken back. {left} left.
    </ConfirmAction>
  );
}

function tooMany(chosen: number, left: number): string | undefined {
  return chosen > left ? `Please choose at most ${left}.` : undefined;
}

interface MessageListProps extends ActionProps {
  chosen: readonly string[];
  onChoose: (id: string, on: boolean) => void;
}

function MessageList({ of, under, chosen, onChoose }: MessageListProps) {
  const { data, ...query } = useInfiniteQuery(caseMessagesQuery(of._id, under));
  const written = data?.pages.flatMap(({ results }) => results);
  return (
    <QueryList
      query={{ ...query, isPlaceholderData: false }}
      rows={written && [...new Map(written.map((one) => [one._id, one])).values()]}
      failure={<QueryFailure query={query} failure={CASE_MESSAGES_FAILURE} headingLevel="h3" />}
      loading={
        <LoadingRegion label="Loading the messages">
          <Skeleton className="h-40 w-full" />
        </LoadingRegion>
      }
      empty={<p>You have not written to each other. There is nothing to hand in.</p>}
      pages={
        <MoreRows
          query={query}
          label="Show older messages"
          failure={messageFor(CASE_MESSAGES_FAILURE, query.error)}
        />
      }
    >
      {(messages) => (
        <ul aria-label="Messages to choose from" className="divide-y">
          {messages.map((message) => (
            <li key={message._id}>
              <Checkbox
                className="break-words"
                label={<span className="line-clamp-4 whitespace-pre-line">{message.text}</span>}
                help={helpOf(of, message)}
                checked={message.handed_in || chosen.includes(message._id)}
                disabled={message.handed_in}
                onChange={({ target }) => onChoose(message._id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}

function helpOf(
  of: ActionProps['of'],
  { author, about, written_at, handed_in }: WrittenMessage,
): string {
  const words = `${nameOf(of, author, of.side)}, ${dayTime(written_at)}, about “${about}”`;
  return handed_in ? `${words}; you handed it in` : words;
}
