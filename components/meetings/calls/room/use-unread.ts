'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { counterpart, type Side } from '@/components/meetings/meeting-labels';
import { isOwn } from '@/components/meetings/messages/conversation';
import { commentsQuery } from '@/lib/client/meetings/comments';
import type { ConversationComment } from '@/lib/client/meetings/conversations';
import type { Meeting } from '@/lib/contract/meetings/meetings';

interface Unread {
  meeting: Meeting | null;
  side: Side;
  /** The panel is open: it shows the messages and announces new ones itself. */
  open: boolean;
  say: (text: string) => void;
}

/**
 * Returns the number of unseen messages of the other side; announces a new one while the panel is closed. A guest has
 * none.
 */
export function useUnread({ meeting, side, open, say }: Unread): number {
  const { data } = useInfiniteQuery({
    ...commentsQuery(meeting?._id ?? ''),
    enabled: meeting !== null,
  });
  const newest = data?.pages[0];
  const theirs = newest?.results.findLast((one) => !isOwn(one, side));
  const known = useRef<ConversationComment | null | undefined>(undefined);
  const from = meeting && counterpart(meeting, side).name;
  const loaded = newest !== undefined;
  useEffect(() => {
    if (!loaded) return;
    const before = known.current;
    known.current = theirs ?? null;
    if (before === undefined || !theirs || open || theirs._id === before?._id) return;
    // Where the newest was deleted, the one before it is not new.
    if (!before || theirs.created_at > before.created_at) say(`New message from ${from}`);
  }, [loaded, theirs, open, from, say]);
  return newest?.unread_count ?? 0;
}
