'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { commentDraftOf, keepCommentDraft } from '@/lib/client/meetings/comments';

/** What is typed and not sent. Outlives the page, not the tab. */
export function useDraft(meetingId: string) {
  const queries = useQueryClient();
  const [text, setText] = useState(() => commentDraftOf(queries, meetingId));
  const typed = text.trim() !== '';
  useEffect(() => keepCommentDraft(queries, meetingId, text), [queries, meetingId, text]);
  useEffect(() => {
    if (!typed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [typed]);
  return [text, setText] as const;
}
