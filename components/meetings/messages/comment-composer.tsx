'use client';

import { Send } from 'lucide';
import { useId } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { messageFor } from '@/lib/client/platform/messages';
import { CommentField } from './comment-field';
import type { Conversation } from './conversation';
import { useComposer } from './use-composer';

/** Where one writes on a page. */
export function CommentComposer({ conversation }: { conversation: Conversation }) {
  const { kind, author, side } = conversation;
  const composer = useComposer(conversation);
  const { text, setText, isEmpty, isPending, error, field } = composer;
  const id = useId();
  return (
    <form
      className="mt-5 flex gap-3 print:hidden"
      noValidate
      method="post"
      onSubmit={composer.submit}
    >
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
          readOnly={isPending}
          onChange={(event) => setText(event.target.value)}
        />
        {error && (
          <Notice tone="bad" className="mt-2" title={messageFor(kind.addFailure, error)}>
            What you wrote is still here.
          </Notice>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="mr-auto text-sm text-neutral-600">
            {composer.isKept && !isPending && 'Draft saved'}
          </p>
          <SubmitButton disabled={isEmpty && !isPending} pending={isPending} pendingLabel="Sending">
            <Icon of={Send} className="size-5" />
            Send
          </SubmitButton>
        </div>
      </div>
      <p role="status" className="sr-only">
        {composer.isSent && 'Message sent'}
      </p>
    </form>
  );
}
