'use client';

import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  CHANGE_QUICK_REPLIES_FAILURE,
  QUICK_REPLIES_FAILURE,
  quickRepliesQuery,
  useAddQuickReply,
  useDeleteQuickReply,
} from '@/lib/client/meetings/quick-replies';
import { messageFor } from '@/lib/client/platform/messages';
import type { QuickReply } from '@/lib/contract/meetings/quick-replies';
import { QUICK_REPLY_MAX, type QuickReplyKind } from '@/lib/domain/meetings/quick-replies';

interface QuickRepliesProps {
  kind: QuickReplyKind;
  typed: string;
  onUse: (text: string) => void;
  /** Shows those that are kept beside the button. */
  chips?: boolean;
}

const WORDS = {
  reply: {
    title: 'Quick replies',
    description: 'Sentences that you use again. Only you see this list.',
    none: 'None yet. Write a message, then keep it here to use it again.',
  },
  summary: {
    title: 'Templates',
    description: 'Texts to begin a summary with. Only you see this list.',
    none: 'None yet. Write a summary, then keep it here to begin others with it.',
  },
} as const satisfies Record<QuickReplyKind, object>;

export function QuickReplies({ chips = false, ...props }: QuickRepliesProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title, description } = WORDS[props.kind];
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="small"
        className={chips ? 'shrink-0' : '-ml-3'}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {chips && <Chips {...props} />}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        returnTo={button}
      >
        {open && <ReplyList {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function withText(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`;
}

/** Kept texts to press; nothing where there are none, or they could not be read. */
function Chips({ kind, typed, onUse }: QuickRepliesProps) {
  const { data } = useQuery(quickRepliesQuery(kind));
  return data?.results.map(({ _id, text }) => (
    <Button
      key={_id}
      variant="outline"
      size="small"
      className="shrink-0"
      onClick={() => onUse(withText(typed, text))}
    >
      <span className="max-w-48 truncate">{text}</span>
    </Button>
  ));
}

function ReplyList({ kind, typed, onUse, onClose }: QuickRepliesProps & { onClose: () => void }) {
  const query = useQuery(quickRepliesQuery(kind));
  const add = useAddQuickReply(kind);
  const remove = useDeleteQuickReply(kind);
  const text = typed.trim();
  const known = query.data?.results.some((one) => one.text === text);
  const failed = add.error ?? remove.error;
  return (
    <>
      <QueryList
        className="mt-4"
        query={{ isError: query.isError, isPlaceholderData: false }}
        rows={query.data?.results}
        failure={<QueryFailure query={query} failure={QUICK_REPLIES_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
        empty={<EmptySection>{WORDS[kind].none}</EmptySection>}
      >
        {(texts) => (
          <ul className="divide-y rounded border">
            {texts.map((one) => (
              <Row
                key={one._id}
                text={one}
                pending={remove.isPending && remove.variables === one._id}
                onDelete={() => remove.mutate(one._id)}
                onUse={() => {
                  onUse(withText(typed, one.text));
                  onClose();
                }}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {failed && (
        <Notice
          tone="bad"
          className="mt-3"
          title={messageFor(CHANGE_QUICK_REPLIES_FAILURE, failed)}
        />
      )}
      {text !== '' && !known && text.length <= QUICK_REPLY_MAX && (
        <Button
          variant="outline"
          className="mt-4 w-full"
          pending={add.isPending}
          pendingLabel="Saving"
          onClick={() => add.mutate(text)}
        >
          Keep what I have typed
        </Button>
      )}
    </>
  );
}

interface RowProps {
  text: QuickReply;
  pending: boolean;
  onUse: () => void;
  onDelete: () => void;
}

function Row({ text: { text }, pending, onUse, onDelete }: RowProps) {
  const [line = ''] = text.split('\n');
  return (
    <li className="flex items-start gap-1 p-1">
      <button
        type="button"
        className="min-h-tap min-w-0 flex-1 rounded-inner px-3 py-2.5 text-left hover:bg-neutral-100"
        onClick={onUse}
      >
        <span className="line-clamp-3 break-words whitespace-pre-line">{text}</span>
      </button>
      <IconButton
        aria-label={`Delete “${line.slice(0, 60)}”`}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onDelete}
      >
        <Icon of={Trash2} className="size-5" />
      </IconButton>
    </li>
  );
}
