'use client';

import { showToast } from '@/components/ui/feedback/toast-queue';
import { useSignOut } from '@/lib/client/accounts/session';

/** Signs out and leaves the page; shows when the server could not be reached. */
export function useLogout(): () => void {
  const signOut = useSignOut();
  return () => {
    signOut().catch(async (error: unknown) => {
      const { messageFor } = await import('@/lib/client/platform/messages');
      showToast('error', messageFor('signout', error));
    });
  };
}
