'use client';

import { Send } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';

interface SaveActionsProps {
  dirty: boolean;
  /** The client has it already: it can be sent only changed, and is no draft. */
  isProposal: boolean;
  /** Empty until a client is chosen. */
  clientName: string;
  saving: boolean;
  onSaveDraft: () => void;
}

/** The last element of the form: what happens to what is typed, always in view; above the navigation of a phone. */
export function SaveActions(props: SaveActionsProps) {
  const { dirty, isProposal, clientName, saving, onSaveDraft } = props;
  return (
    <div className="sticky low:static bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex items-center justify-between gap-3 border-t bg-neutral-50 px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0">
      <p className="text-sm text-neutral-700 max-sm:sr-only" role="status">
        {dirty ? 'Not saved yet' : 'No changes to save'}
      </p>
      <div className="flex min-w-0 gap-2 max-sm:w-full max-sm:*:flex-1">
        {!isProposal && (
          <Button variant="outline" pending={saving} pendingLabel="Saving" onClick={onSaveDraft}>
            Save draft
          </Button>
        )}
        <SubmitButton variant="action" disabled={isProposal && !dirty} className="min-w-0">
          <Icon of={Send} className="size-5 shrink-0" />
          <span className="truncate">
            {isProposal ? 'Send the changes' : `Send${clientName && ` to ${clientName}`}`}
          </span>
        </SubmitButton>
      </div>
    </div>
  );
}
