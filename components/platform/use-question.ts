import { useState } from 'react';

/**
 * Holds whether the dialog before an action is open. It stays open while the action is pending, and resets an earlier
 * failure.
 */
export function useQuestion(mutation: { isPending: boolean; reset?: () => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (mutation.isPending) return;
    mutation.reset?.();
    setOpen(next);
  };
  return { open, change, close: () => setOpen(false) };
}
