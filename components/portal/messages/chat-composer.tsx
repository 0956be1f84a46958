'use client';

import { Send } from 'lucide';
import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { CommentField } from '@/components/meetings/messages/comment-field';
import type { Conversation } from '@/components/meetings/messages/conversation';
import { QuickReplies } from '@/components/meetings/messages/quick-replies';
import { useComposer } from '@/components/meetings/messages/use-composer';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { messageFor } from '@/lib/client/platform/messages';

interface ChatComposerProps {
  conversation: Conversation;
  /** Forgets the stored draft. */
  discard: Ref<() => void>;
  topic: ReactNode;
}

/** Writes at the lower edge of a chat: a row with the subject and quick replies, the field, and the button. */
export function ChatComposer({ conversation, discard, topic }: ChatComposerProps) {
  const composer = useComposer(conversation);
  const { text, setText, isEmpty, isPending, error, field } = composer;
  useImperativeHandle(discard, () => composer.discard, [composer.discard]);
  const id = useId();
  const use = (words: string) => {
    setText(words);
    field.current?.focus();
  };
  return (
    <form noValidate method="post" onSubmit={composer.submit}>
      <div className="flex items-center gap-2">
        <div className="-mx-1 flex min-w-0 flex-1 gap-2 px-1 scroll-x">
          {topic}
          <QuickReplies
            kind="reply"
            typed={{ text, next_steps: [], papers: [] }}
            onUse={(reply) => use(reply.text)}
            starters={conversation.side === 'lawyer'}
            chips
          />
        </div>
        {composer.isKept && !isPending && (
          <p className="shrink-0 text-sm text-neutral-600">Draft saved</p>
        )}
      </div>
      {error && (
        <Notice tone="bad" className="mb-2" title={messageFor(conversation.kind.addFailure, error)}>
          What you wrote is still here.
        </Notice>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <CommentField
            id={id}
            ref={field}
            short
            label="Write a message"
            placeholder="Write a message"
            value={text}
            readOnly={isPending}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <SubmitButton disabled={isEmpty && !isPending} pending={isPending} pendingLabel="Sending">
          <Icon of={Send} className="size-5" />
          <span className="max-sm:sr-only">Send</span>
        </SubmitButton>
      </div>
      <p role="status" className="sr-only">
        {composer.isSent && 'Message sent'}
      </p>
    </form>
  );
}
