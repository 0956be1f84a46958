'use client';

import { type FormEvent, useRef } from 'react';
import { useAddComment } from '@/lib/client/meetings/conversations';
import { isTooLong } from './comment-field';
import type { Conversation } from './conversation';
import { useDraft } from './use-draft';

/** Where one writes. What is typed stays until it is sent, whatever happens in between; then the field is empty and has the focus. */
export function useComposer(conversation: Conversation) {
  const { sendText, ...draft } = useDraft(conversation);
  const add = useAddComment(conversation, conversation.author);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = draft.text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isTooLong(draft.text) || add.isPending) return;
    sendText(() => add.mutateAsync(draft.text)).then(
      () => field.current?.focus(),
      () => undefined, // It is in `error`.
    );
  };
  return {
    ...draft,
    field,
    isEmpty,
    isPending: add.isPending,
    /** Why it was not sent, while what was typed is still there. */
    error: isEmpty ? null : add.error,
    isSent: add.isSuccess && isEmpty,
    submit,
  };
}
