import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';

interface DeleteDialogProps {
  /** `education` */
  one: string;
  /** What is to be deleted; null while nothing is. */
  name: string | null;
  warning?: string | undefined;
  pending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an entry is deleted: it cannot be brought back. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { one, name, warning, pending, failure, onConfirm, onClose } = props;
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete this ${one}?`}
      description={`“${name}” will be permanently removed from your profile.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Deleting" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      {warning && <p className="mt-3 font-medium">{warning}</p>}
      {failure && (
        <Notice tone="bad" title={failure} className="mt-4">
          It was not deleted. Please try again.
        </Notice>
      )}
    </Dialog>
  );
}
