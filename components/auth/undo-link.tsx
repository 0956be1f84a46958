'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useVerifyEmail } from '@/lib/client/auth';
import { messageFor } from '@/lib/client/messages';

/** Brings the old address of an account back; only the button uses the link up. */
export function UndoLink({ token }: { token: string }) {
  const undo = useVerifyEmail();
  if (undo.isSuccess) {
    return (
      <div className="mt-6 grid gap-4">
        <Notice title="This address is yours again">
          Every device was signed out. Set a new password now, so that nobody else knows it.
        </Notice>
        <Link href="/forgot-password" className={buttonClass({ size: 'large', wide: true })}>
          Set a new password
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
