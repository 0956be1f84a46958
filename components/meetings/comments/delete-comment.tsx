'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useDeleteComment } from '@/lib/client/meetings/comments';
import { messageFor } from '@/lib/client/platform/messages';
import type { Comment } from '@/lib/contract/meetings/comments';
import { TEXTS } from '@/lib/contract/platform/texts';
import { momentLabel } from '@/lib/domain/platform/clock-labels';

interface DeleteCommentProps {
  comment: Comment;
  /** Epoch milliseconds. */
  now: number;
  className?: string | undefined;
  onDeleted: () => void;
}

/** Deletes an own message after a question. */
export function DeleteComment({ comment, now, className, onDeleted }: DeleteCommentProps) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComment(comment.meeting_id);
  const change = (open: boolean) => {
    remove.reset();
    setAsking(open);
  };
  const confirm = () =>
    remove.mutate(comment._id, {
      onSuccess: () => {
        setAsking(false);
        showToast('success', TEXTS.workItems.commentDeleted);
        onDeleted();
      },
    });
  return (
    <>
      <Button
        variant="plain"
        size="small"
        className={className}
        aria-label={`Delete your message of ${momentLabel(Date.parse(comment.created_at), now)}`}
        onClick={() => change(true)}
      >
        Delete
      </Button>
      <Dialog
        open={asking}
        onOpenChange={change}
        title="Delete this message?"
        description="It is deleted for both of you and can’t be brought back."
        actions={
          <>
            <Button variant="outline" onClick={() => change(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              pendingLabel="Deleting"
              onClick={confirm}
            >
              Delete
            </Button>
          </>
        }
      >
        {remove.isError && (
          <Notice tone="bad" className="mt-4" title={messageFor('deleteComment', remove.error)} />
        )}
      </Dialog>
    </>
  );
}
