'use client';

import { Ellipsis } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CommentEditor } from '@/components/meetings/messages/comment-editor';
import { authorName } from '@/components/meetings/messages/comment-row';
import { CommentText } from '@/components/meetings/messages/comment-text';
import { classNames } from '@/components/ui/class-names';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { ConversationComment, ConversationRef } from '@/lib/client/meetings/conversations';
import { formatDayTime, formatTime, momentLabel } from '@/lib/domain/platform/clock-labels';

interface MessageBubbleProps {
  conversation: ConversationRef;
  message: ConversationComment;
  own: boolean;
  open: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Element at the end of the message. */
  end: RefObject<HTMLSpanElement | null> | undefined;
  onDelete: () => void;
}

/** A message of a chat: the reader's at the right with a menu, the other person's at the left. */
export function MessageBubble(props: MessageBubbleProps) {
  const { conversation, message, own, open, now, end, onDelete } = props;
  const { created_at, edited_at, can_change, can_delete, handed_in } = message;
  const at = Date.parse(created_at);
  const moment = momentLabel(at, now);
  const called = can_change ? `your message of ${moment}` : `the message of ${moment}`;
  const menu = useMenu();
  if (menu.shows === 'editor') {
    return <CommentEditor conversation={conversation} comment={message} onClose={menu.close} />;
  }
  // Of two people the sides tell who wrote; a member of the practice is named.
  const named = message.author.member !== null || (own && !can_change);
  return (
    <>
      <div className={classNames('flex items-end gap-1', own && 'justify-end')}>
        {can_delete && !handed_in && (
          <IconButton
            ref={menu.button}
            aria-label={`Options for ${called}`}
            aria-expanded={menu.shows === 'entries'}
            className="print:hidden"
            onClick={menu.toggle}
          >
            <Icon of={Ellipsis} className="size-5" />
          </IconButton>
        )}
        <div
          className={classNames(
            'max-w-text min-w-0 rounded border px-3 py-2',
            own ? 'border-teal-200 bg-teal-100' : 'mr-12 bg-white',
          )}
        >
          <p className={named ? 'text-sm font-semibold break-words' : 'sr-only'}>
            {authorName(message, own)}
          </p>
          <CommentText text={message.comment} />
          <p className="text-right text-xs text-neutral-600 tabular">
            <time dateTime={created_at} title={formatDayTime(at)}>
              {formatTime(at)}
            </time>
            {edited_at && <span>{', edited'}</span>}
            {handed_in && <span>{', handed in to the case'}</span>}
          </p>
          <span ref={end} />
        </div>
      </div>
      {menu.shows === 'entries' && (
        <div className="mt-1 flex justify-end gap-2 print:hidden">
          {open && can_change && (
            <Button
              variant="outline"
              size="small"
              aria-label={`Edit ${called}`}
              onClick={menu.edit}
              onKeyDown={menu.onKeyDown}
            >
              Edit
            </Button>
          )}
          <Button
            variant="outline"
            size="small"
            aria-label={`Delete ${called}`}
            onClick={() => {
              menu.close();
              onDelete();
            }}
            onKeyDown={menu.onKeyDown}
          >
            Delete
          </Button>
        </div>
      )}
    </>
  );
}

/** Opens what can be done with a message below it; closed, the focus is back on the button. */
function useMenu() {
  const [shows, setShows] = useState<'nothing' | 'entries' | 'editor'>('nothing');
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shows);
  useEffect(() => {
    if (shows === 'nothing' && before.current !== shows) button.current?.focus();
    before.current = shows;
  }, [shows]);
  const close = () => setShows('nothing');
  return {
    shows,
    button,
    close,
    edit: () => setShows('editor'),
    toggle: () => setShows(shows === 'entries' ? 'nothing' : 'entries'),
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && close(),
  };
}
