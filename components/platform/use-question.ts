import { useState } from 'react';

/** Whether the dialog before an action is open. It stays while the action is under way, and forgets what failed before. */
export function useQuestion(mutation: { isPending: boolean; reset?: () => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    if (mutation.isPending) return;
    mutation.reset?.();
    setOpen(next);
  };
  return { open, change, close: () => setOpen(false) };
}
