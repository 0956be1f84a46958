import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';

interface CheckEndsDialogProps {
  /** What would be another, in words: `your name`. */
  changes: readonly string[];
  pending: boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Says before it is saved that the check of the IDs ends with it. */
export function CheckEndsDialog(props: CheckEndsDialogProps) {
  const { changes, pending, onConfirm, onDecline } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onDecline()}
      title="This ends the check of your IDs"
      description={`You are changing ${listed(changes)}, which we checked against your IDs. If you save, that check ends: your profile leaves the search until you send your IDs again and we check them. Booked meetings stay.`}
      actions={
        <>
          <Button variant="outline" onClick={onDecline}>
            Go back
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Saving" onClick={onConfirm}>
            Save and end the check
          </Button>
        </>
      }
    />
  );
}

/** `a`, `a and b`, `a, b and c` */
function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : (last ?? '');
}
