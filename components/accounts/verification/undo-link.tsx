'use client';

import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useVerifyEmail } from '@/lib/client/accounts/authentication';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';

const UNDO_ADDRESS_FAILURE: MessageRow = {
  keys: { email_taken: 'Another account now uses this address.' },
  otherwise: 'Your earlier address was not restored.',
};

const UNDO_FACTOR_FAILURE: MessageRow = { otherwise: 'The change was not undone.' };

const WORDS = {
  address: {
    done: 'This address is yours again',
    undo: 'Bring this address back',
    undoing: 'Bringing it back',
    failure: UNDO_ADDRESS_FAILURE,
  },
  factor: {
    done: 'Your account is yours again',
    undo: 'Take my account back',
    undoing: 'Taking it back',
    failure: UNDO_FACTOR_FAILURE,
  },
} as const;

interface UndoLinkProps {
  token: string;
  of: keyof typeof WORDS;
}

/** Restores an account's earlier address and second factors; only the button consumes the link. */
export function UndoLink({ token, of }: UndoLinkProps) {
  const words = WORDS[of];
  const undo = useVerifyEmail();
  if (undo.isSuccess) {
    return (
      <div className="mt-6 grid gap-4">
        <Notice title={words.done}>
          Every device was signed out, the old password no longer works, and second factors added
          since are gone. Open the email we just sent here to set a new one.
        </Notice>
        <Link
          href="/forgot-password"
          className={buttonClass({ variant: 'outline', size: 'large', wide: true })}
        >
          Send another email
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-4">
      {undo.isError && (
        <Notice tone="bad" title={messageFor(words.failure, undo.error)}>
          A link works once, within 72 hours.
        </Notice>
      )}
      <Button
        size="large"
        wide
        pending={undo.isPending}
        pendingLabel={words.undoing}
        onClick={() => undo.mutate(token)}
      >
        {words.undo}
      </Button>
    </div>
  );
}
