'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type ConversationOf,
  cacheCommentDraft,
  commentDraftOf,
} from '@/lib/client/meetings/conversations';

/** What is typed and not sent. Outlives the page, not the tab. */
export function useDraft({ kind, id }: ConversationOf) {
  const queries = useQueryClient();
  const [text, setText] = useState(() => commentDraftOf(queries, { kind, id }));
  const typed = text.trim() !== '';
  useEffect(() => cacheCommentDraft(queries, { kind, id }, text), [queries, kind, id, text]);
  useEffect(() => {
    if (!typed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [typed]);
  return [text, setText] as const;
}
