'use client';

import { Send } from 'lucide';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { useAddComment } from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import { CommentField, isTooLong } from './comment-field';
import type { Conversation } from './conversation';
import { useDraft } from './use-draft';

interface CommentComposerProps {
  conversation: Conversation;
  /** Takes how to forget what is typed, also where it is kept. */
  discard?: Ref<() => void>;
  /** Beside the way to send. */
  tools?: (field: { text: string; onText: (text: string) => void }) => ReactNode;
}

/** Where one writes. What is typed stays until it is sent, whatever happens in between. */
export function CommentComposer(props: CommentComposerProps) {
  const { conversation, tools } = props;
  const { kind, author, side } = conversation;
  const { text, setText, isKept, clear, discard } = useDraft(conversation);
  useImperativeHandle(props.discard, () => discard, [discard]);
  const add = useAddComment(conversation, author);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isTooLong(text)) return;
    add.mutate(text, {
      onSuccess: () => {
        clear();
        field.current?.focus();
      },
    });
  };
  return (
    <form className="mt-5 flex gap-3 print:hidden" noValidate method="post" onSubmit={submit}>
      <Avatar
        name={author.name}
        pictureUrl={author.picture_url}
        square={side === 'lawyer'}
        size="small"
        className="max-sm:hidden"
      />
      <div className="max-w-text min-w-0 flex-1">
        <CommentField
          id={id}
          ref={field}
          label="Write a message"
          placeholder="Write a message"
          value={text}
          readOnly={add.isPending}
          onChange={(event) => setText(event.target.value)}
        />
        {add.isError && text.trim() !== '' && (
          <Notice tone="bad" className="mt-2" title={messageFor(kind.addFailure, add.error)}>
            What you wrote is still here.
          </Notice>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {tools?.({
            text,
            onText: (use) => {
              setText(use);
              field.current?.focus();
            },
          })}
          <p className="mr-auto text-sm text-neutral-600">
            {isKept && !add.isPending && 'Draft saved'}
          </p>
          <SubmitButton
            disabled={text.trim() === '' && !add.isPending}
            pending={add.isPending}
            pendingLabel="Sending"
          >
            <Icon of={Send} className="size-5" />
            Send
          </SubmitButton>
        </div>
      </div>
      <p role="status" className="sr-only">
        {add.isSuccess && text === '' && 'Message sent'}
      </p>
    </form>
  );
}
