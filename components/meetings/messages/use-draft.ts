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
  /** Sends the text, which is gone then, also where the page was left meanwhile. */
  const sendText = async (request: () => Promise<unknown>) => {
    await send(request);
    cacheCommentDraft(queries, { kind, id }, '');
    setText('');
  };
  return { text, setText, isKept: isStored, isRead, sendText, discard };
}
