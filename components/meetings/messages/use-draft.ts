'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type ConversationRef,
  cacheCommentDraft,
  commentDraftOf,
} from '@/lib/client/meetings/conversations';
import { useStoredDraft } from '@/lib/client/meetings/drafts';

/** Keeps an unsent text after leaving the page and, a moment after each pause, on the server until it is sent. */
export function useDraft({ kind, id }: ConversationRef) {
  const queries = useQueryClient();
  const [text, setText] = useState(() => commentDraftOf(queries, { kind, id }));
  const { isStored, isRead, send, discard } = useStoredDraft(
    { kind: kind.name, id },
    text.trim() === '' ? null : { text },
    (kept) => setText(kept.text),
  );
  useEffect(() => cacheCommentDraft(queries, { kind, id }, text), [queries, kind, id, text]);
  /** Sends the text, which is gone then, also where the page was left meanwhile; another page does not show it in between. */
  const sendText = async (request: () => Promise<unknown>) => {
    cacheCommentDraft(queries, { kind, id }, '');
    try {
      await send(request);
      setText('');
    } catch (error) {
      if (commentDraftOf(queries, { kind, id }) === '')
        cacheCommentDraft(queries, { kind, id }, text);
      throw error;
    }
  };
  return { text, setText, isKept: isStored, isRead, sendText, discard };
}
