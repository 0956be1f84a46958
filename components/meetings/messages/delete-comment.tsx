import type { RefObject } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  type ConversationRef,
  DELETE_COMMENT_FAILURE,
  useDeleteComment,
} from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';

interface DeleteCommentProps {
  conversation: ConversationRef;
  commentId: string;
  onClose: () => void;
  /** Takes the focus after the message is deleted. */
  returnTo: RefObject<HTMLElement | null>;
}

/**
 * Asks before an own message is deleted. It belongs to the list, since the row may be gone before the response
 * arrives.
 */
export function DeleteComment(props: DeleteCommentProps) {
  const { conversation, commentId, onClose, returnTo } = props;
  const remove = useDeleteComment(conversation);
  const confirm = () =>
    remove.mutate(commentId, {
      onSuccess: () => {
        showToast('success', COPY.workItems.commentDeleted);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title="Delete this message?"
      description="It is deleted for both of you and can’t be brought back."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
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
        <Notice
          tone="bad"
          className="mt-4"
          title={messageFor(DELETE_COMMENT_FAILURE, remove.error)}
        />
      )}
    </Dialog>
  );
}
