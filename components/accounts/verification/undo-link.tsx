'use client';

import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useVerifyEmail } from '@/lib/client/accounts/authentication';
import { messageFor } from '@/lib/client/platform/messages';

/** Brings the old address of an account back; only the button uses the link up. */
export function UndoLink({ token }: { token: string }) {
  const undo = useVerifyEmail();
  if (undo.isSuccess) {
    return (
      <div className="mt-6 grid gap-4">
        <Notice title="This address is yours again">
          Every device was signed out, and the old password no longer works. Open the email we just
          sent here to set a new one.
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
        <Notice tone="bad" title={messageFor('undoAddress', undo.error)}>
          A link works once, within 72 hours.
        </Notice>
      )}
      <Button
        size="large"
        wide
        pending={undo.isPending}
        pendingLabel="Bringing it back"
        onClick={() => undo.mutate(token)}
      >
        Bring this address back
      </Button>
    </div>
  );
}
