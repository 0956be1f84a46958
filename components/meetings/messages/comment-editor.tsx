'use client';

import { type FormEvent, useId, useState } from 'react';
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
import { CommentField, isTooLong } from './comment-field';

interface CommentEditorProps {
  conversation: ConversationRef;
  comment: ConversationComment;
  onClose: () => void;
}

/** Changes a message in its place; what is typed survives a failure. */
export function CommentEditor({ conversation, comment, onClose }: CommentEditorProps) {
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
