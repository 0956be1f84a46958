'use client';

import { showToast } from '@/components/ui/feedback/toast-queue';
import { useSignOut } from '@/lib/client/accounts/session';

/** Returns a function that signs out and leaves the page; it shows an error when the server cannot be reached. */
export function useLogout(): () => void {
  const signOut = useSignOut();
  return () => {
    signOut().catch(async (error: unknown) => {
      const { signOutMessage } = await import('@/lib/client/accounts/sign-out-message');
      showToast('error', signOutMessage(error));
    });
  };
}
