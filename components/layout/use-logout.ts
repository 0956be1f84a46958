'use client';

import { showToast } from '@/components/ui/toast-queue';
import { useSignOut } from '@/lib/client/session';

/** Signs out and leaves the page; says so when the server could not be told. */
export function useLogout(): () => void {
  const signOut = useSignOut();
  return () => {
    signOut().catch(async (error: unknown) => {
      const { messageFor } = await import('@/lib/client/messages');
      showToast('error', messageFor('signout', error));
    });
  };
}
