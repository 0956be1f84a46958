'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Button } from '@/components/ui/forms/button';
import type { ConversationComment, ConversationRef } from '@/lib/client/meetings/conversations';
import { formatDayTime, momentLabel } from '@/lib/domain/platform/clock-labels';
import { CommentEditor } from './comment-editor';
import { CommentText } from './comment-text';

interface CommentRowProps {
  conversation: ConversationRef;
  comment: ConversationComment;
  own: boolean;
  open: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Element at the end of the message. */
  end?: RefObject<HTMLSpanElement | null> | undefined;
  onDelete: () => void;
}

export function CommentRow(props: CommentRowProps) {
  const { conversation, comment, own, open, now, end, onDelete } = props;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const at = momentLabel(Date.parse(comment.created_at), now);
  const message = comment.can_change ? `your message of ${at}` : `the message of ${at}`;
  const canEdit = open && comment.can_change;
  const closed = useRef(false);
  const close = () => {
    closed.current = true;
    setEditing(false);
  };
  useEffect(() => {
    // Back to where it began, now that the button is there again.
    if (!editing && closed.current) edit.current?.focus();
    closed.current = false;
  }, [editing]);
  return (
    <Frame comment={comment} own={own} now={now}>
      {editing ? (
        <CommentEditor conversation={conversation} comment={comment} onClose={close} />
      ) : (
        <div
          className={classNames(
            'mt-1 rounded border px-3.5 py-2.5',
            own ? 'border-teal-200 bg-teal-50' : 'bg-white',
          )}
        >
          <CommentText text={comment.comment} />
          <span ref={end} />
        </div>
      )}
      {comment.can_delete && !comment.handed_in && !editing && (
        <div className="flex gap-1 print:hidden">
          {canEdit && (
            <Button
              ref={edit}
              variant="plain"
              size="small"
              className="-ml-3"
              aria-label={`Edit ${message}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          <Button
            variant="plain"
            size="small"
            className={canEdit ? undefined : '-ml-3'}
            aria-label={`Delete ${message}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      )}
    </Frame>
  );
}

interface FrameProps extends Pick<CommentRowProps, 'comment' | 'own' | 'now'> {
  children: ReactNode;
}

function Frame({ comment, own, now, children }: FrameProps) {
  const { author, created_at, edited_at } = comment;
  const at = Date.parse(created_at);
  const lawyer = author.type === 'LAWYER';
  return (
    <li className="flex gap-3">
      <Avatar name={author.name} pictureUrl={author.picture_url} square={lawyer} size="small" />
      <div className="max-w-text min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold break-words">{authorName(comment, own)}</span>
          <span className="text-sm text-neutral-600 tabular">
            <time dateTime={created_at} title={formatDayTime(at)}>
              {momentLabel(at, now)}
            </time>
            {edited_at && <span>{', edited'}</span>}
            {comment.handed_in && <span>{', handed in to the case'}</span>}
          </span>
        </p>
        {children}
      </div>
    </li>
  );
}

/**
 * Returns the author's name. A member of the practice is named on both sides: `Maria Cruz, for Atty. Ana Santos`; to
 * members, the lawyer is not “You”.
 */
export function authorName(
  { author: { name, type, member }, can_change }: ConversationComment,
  own: boolean,
): string {
  if (member) return `${member}, for ${withTitle(name)}`;
  if (own && can_change) return 'You';
  return type === 'LAWYER' ? withTitle(name) : name;
}
