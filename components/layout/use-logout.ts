'use client';

import { showToast } from '@/components/ui/toast-queue';
import { messageFor } from '@/lib/client/messages';
import { useSignOut } from '@/lib/client/session';

/** Signs out and leaves the page; says so when the server could not be told. */
export function useLogout(): () => void {
  const signOut = useSignOut();
  return () => {
    signOut().catch((error: unknown) => showToast('error', messageFor('signout', error)));
  };
}
