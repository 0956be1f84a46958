import { plural } from '@/components/meetings/meeting-labels';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { proposalEnd, REMINDER_DAYS } from '@/lib/domain/work-items/work-item';

interface SendDialogProps {
  name: string;
  /** Number of the version to be sent. */
  version: number;
  /** True when the client already has an earlier version. */
  isChange: boolean;
  days: number;
  /** Epoch milliseconds. */
  now: number;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
}

export function SendDialog(props: SendDialogProps) {
  const { name, version, isChange, days, now, pending, onSend, onClose } = props;
  const last = formatDay(proposalEnd(now, days));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={isChange ? `Send the changes to ${name}?` : `Send to ${name}?`}
      description={`${name} gets an email and can accept or decline until ${last}.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Go on writing
          </Button>
          <Button variant="action" pending={pending} pendingLabel="Sending" onClick={onSend}>
            {isChange ? 'Send the changes' : 'Send'}
          </Button>
        </>
      }
    >
      <ul className="mt-3 list-disc space-y-1 pl-5 text-neutral-700 marker:text-neutral-500">
        {isChange ? (
          <li>
            This is version {version}. Earlier versions can no longer be accepted. You both see what
            changed.
          </li>
        ) : (
          <li>This is version {version}. You can change or withdraw it until it is accepted.</li>
        )}
        <li>By accepting, {name} signs it and starts the payment.</li>
        <li>
          <span>Without an answer it expires</span>
          <span>{remindersText(days)}</span>
          <span>.</span>
        </li>
      </ul>
    </Dialog>
  );
}

/** Lists only the reminders that are still in the future. */
function remindersText(days: number): string {
  const ahead = REMINDER_DAYS.filter((before) => before < days).map((n) => plural(n, 'day'));
  return ahead.length > 0 ? `, after reminders ${ahead.join(' and ')} before` : '';
}
