'use client';

import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { textRefusal } from '@/components/platform/text-refusal';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button, IconButton } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
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
import {
  QUICK_REPLY_MAX,
  QUICK_REPLY_NAME_MAX,
  type QuickReplyKind,
} from '@/lib/domain/meetings/quick-replies';
import { REUSE, type ReusedText } from './reused-text';

interface QuickRepliesProps {
  kind: QuickReplyKind;
  typed: ReusedText;
  /** Gets what is typed with what was chosen below it. */
  onUse: (all: ReusedText) => void;
  /** Offers the texts that every lawyer has. */
  starters: boolean;
  /** Shows those that are kept beside the button. */
  chips?: boolean;
}

const WORDS = {
  reply: {
    title: 'Quick replies',
    description: 'Sentences that you use again. Only you see those you keep.',
    none: 'None of your own yet. Write a message, then keep it here to use it again.',
  },
  summary: {
    title: 'Templates',
    description: 'Texts to begin a summary with. Only you see those you keep.',
    none: 'None of your own yet. Write a summary, then keep it here to begin others with it.',
  },
} as const satisfies Record<QuickReplyKind, object>;

/** Loaded with the open dialog: the texts of every lawyer. */
const StarterTexts = dynamic(() =>
  import('./starter-texts').then(({ StarterTexts: view }) => ({ default: view })),
);

export function QuickReplies({ chips = false, ...props }: QuickRepliesProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title, description } = WORDS[props.kind];
  return (
    <>
      <Button
        ref={button}
        variant={chips ? 'plain' : 'outline'}
        size="small"
        className="shrink-0"
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

function withReused(typed: ReusedText, added: ReusedText): ReusedText {
  const text = typed.text.trim() === '' ? added.text : `${typed.text.trimEnd()}\n${added.text}`;
  const both = (name: 'next_steps' | 'papers') => [...new Set([...typed[name], ...added[name]])];
  return { text, next_steps: both('next_steps'), papers: both('papers') };
}

/** Kept texts to press; nothing where there are none, or they could not be read. */
function Chips({ kind, typed, onUse }: QuickRepliesProps) {
  const { data } = useQuery(quickRepliesQuery(kind));
  return data?.results.map((one) => (
    <Button
      key={one._id}
      variant="outline"
      size="small"
      className="shrink-0"
      onClick={() => onUse(withReused(typed, one))}
    >
      <span className="max-w-48 truncate">{one.name || one.text}</span>
    </Button>
  ));
}

function ReplyList(props: QuickRepliesProps & { onClose: () => void }) {
  const { kind, typed, onUse, starters, onClose } = props;
  const query = useQuery(quickRepliesQuery(kind));
  const remove = useDeleteQuickReply(kind);
  const text = typed.text.trim();
  const isKept = query.data?.results.some((one) => one.text === text);
  const use = (one: ReusedText) => {
    onUse(withReused(typed, one));
    onClose();
  };
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
                onUse={() => use(one)}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {remove.error && (
        <Notice
          tone="bad"
          className="mt-3"
          title={messageFor(CHANGE_QUICK_REPLIES_FAILURE, remove.error)}
        />
      )}
      {text !== '' && !isKept && text.length <= QUICK_REPLY_MAX && (
        <KeepTyped kind={kind} typed={{ ...typed, text }} />
      )}
      {starters && <StarterTexts kind={kind} onUse={use} />}
    </>
  );
}

/** Keeps what is typed under a name, so that no words of a case stand in the list. */
function KeepTyped({ kind, typed }: Pick<QuickRepliesProps, 'kind' | 'typed'>) {
  const add = useAddQuickReply(kind);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const keep = () => {
    const refusal = textRefusal(name, QUICK_REPLY_NAME_MAX);
    setError(refusal);
    if (!refusal) add.mutate({ ...typed, name: name.trim() });
  };
  return (
    <div className="mt-4 grid gap-3 rounded border p-3">
      <TextField
        label="Name for what you have typed"
        help="What the list shows, such as “First answer”. Take out names and facts of this case."
        error={error}
        value={name}
        maxLength={QUICK_REPLY_NAME_MAX}
        onChange={({ target }) => setName(target.value)}
      />
      {add.error && (
        <Notice tone="bad" title={messageFor(CHANGE_QUICK_REPLIES_FAILURE, add.error)} />
      )}
      <Button variant="outline" pending={add.isPending} pendingLabel="Saving" onClick={keep}>
        Keep what I have typed
      </Button>
    </div>
  );
}

interface RowProps {
  text: QuickReply;
  pending: boolean;
  onUse: () => void;
  onDelete: () => void;
}

function Row({ text: { name, text }, pending, onUse, onDelete }: RowProps) {
  const label = name || (text.split('\n')[0] ?? '').slice(0, 60);
  return (
    <li className="flex items-start gap-1 p-1">
      <button type="button" className={REUSE} onClick={onUse}>
        <span className="line-clamp-3 break-words whitespace-pre-line">{name || text}</span>
      </button>
      <IconButton
        aria-label={`Delete “${label}”`}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onDelete}
      >
        <Icon of={Trash2} className="size-5" />
      </IconButton>
    </li>
  );
}
