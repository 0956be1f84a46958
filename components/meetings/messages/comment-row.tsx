'use client';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import {
  type ConversationComment,
  type ConversationRef,
  useEditComment,
} from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';
import { formatDayTime, momentLabel } from '@/lib/domain/platform/clock-labels';
import { CommentField, isTooLong } from './comment-field';
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
  about?: ReactNode;
  onDelete: () => void;
}

export function CommentRow(props: CommentRowProps) {
  const { conversation, comment, own, open, now, end, about, onDelete } = props;
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
    <Frame comment={comment} own={own} now={now} about={about}>
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
      {comment.can_delete && !editing && (
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

interface FrameProps extends Pick<CommentRowProps, 'comment' | 'own' | 'now' | 'about'> {
  children: ReactNode;
}

function Frame({ comment, own, now, about, children }: FrameProps) {
  const { author, created_at, edited_at } = comment;
  const at = Date.parse(created_at);
  const lawyer = author.type === 'LAWYER';
  return (
    <li className="flex flex-wrap gap-3">
      {about && <div className="w-full">{about}</div>}
      <Avatar name={author.name} pictureUrl={author.picture_url} square={lawyer} size="small" />
      <div className="max-w-text min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold break-words">{nameOf(comment, own)}</span>
          <span className="text-sm text-neutral-600 tabular">
            <time dateTime={created_at} title={formatDayTime(at)}>
              {momentLabel(at, now)}
            </time>
            {edited_at && <span>{', edited'}</span>}
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
function nameOf(
  { author: { name, type, member }, can_change }: ConversationComment,
  own: boolean,
): string {
  if (member) return `${member}, for ${withTitle(name)}`;
  if (own && can_change) return 'You';
  return type === 'LAWYER' ? withTitle(name) : name;
}

interface CommentEditorProps {
  conversation: ConversationRef;
  comment: ConversationComment;
  onClose: () => void;
}

function CommentEditor({ conversation, comment, onClose }: CommentEditorProps) {
  const [text, setText] = useState(comment.comment);
  const edit = useEditComment(conversation);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isTooLong(text)) return;
    if (text.trim() === comment.comment) return onClose();
    edit.mutate(
      { _id: comment._id, comment: text },
      {
        onSuccess: () => {
          showToast('success', COPY.workItems.commentUpdated);
          onClose();
        },
      },
    );
  };
  return (
    <form className="mt-1" noValidate method="post" onSubmit={submit}>
      <CommentField
        id={id}
        label="Change your message"
        value={text}
        readOnly={edit.isPending}
        // It opens because somebody wants to type in it.
        ref={focusAtEnd}
        onChange={(event) => setText(event.target.value)}
      />
      {edit.isError && (
        <Notice
          tone="bad"
          className="mt-2"
          title={messageFor(conversation.kind.editFailure, edit.error)}
        >
          What you wrote is still here.
        </Notice>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={text.trim() === ''}
          pending={edit.isPending}
          pendingLabel="Saving"
        >
          Save
        </Button>
      </div>
    </form>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
