import { useState } from 'react';
import type { ConversationComment } from '@/lib/client/meetings/conversations';

interface NewMessageProps {
  newest: ConversationComment | undefined;
  from: string;
}

/** Announces a message to screen readers when it arrives while the page is open. */
export function NewMessage({ newest, from }: NewMessageProps) {
  const [known, setKnown] = useState(newest);
  const [arrived, setArrived] = useState<string | null>(null);
  if (newest && newest._id !== known?._id) {
    // Where the newest was deleted, the one before it is not new.
    if (!known || newest.created_at > known.created_at) setArrived(newest._id);
    setKnown(newest);
  }
  return (
    <p role="status" className="sr-only">
      {arrived && <span key={arrived}>New message from {from}</span>}
    </p>
  );
}
