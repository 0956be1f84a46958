'use client';

import { Send } from 'lucide';
import { type KeyboardEvent, useEffect, useId } from 'react';
import type { Side } from '@/components/meetings/meeting-labels';
import { isTooLong } from '@/components/meetings/messages/comment-field';
import { meetingConversation } from '@/components/meetings/messages/conversation';
import { useComposer } from '@/components/meetings/messages/use-composer';
import { Spinner } from '@/components/ui/display/spinner';
import { Icon } from '@/components/ui/icons/icon';
import { ADD_COMMENT_FAILURE } from '@/lib/client/meetings/comments';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { COMMENT_MAX } from '@/lib/domain/meetings/comments';

/** Milliseconds until the closing drawer has returned the focus. */
const DRAWER_MS = 100;

export interface MessageBeginning {
  readonly text: string | null;
  /** Called once the text is inserted, or was discarded for a draft. */
  readonly onBegun: () => void;
}

interface MessageFormProps {
  meeting: Meeting;
  side: Side;
  begin: MessageBeginning;
}

/** Form for messages in a call; an unsent text is kept, also on the meeting's page. */
export function MessageForm({ meeting, side, begin }: MessageFormProps) {
  const composer = useComposer(meetingConversation(meeting, side));
  const { text, setText, isRead, field, isEmpty, isPending } = composer;
  useEffect(() => {
    if (begin.text === null || !isRead) return;
    const beginning = begin.text;
    setText((typed) => (typed.trim() === '' ? beginning : typed));
    begin.onBegun();
    setTimeout(() => field.current?.focus(), DRAWER_MS);
  }, [begin, isRead, setText, field]);
  const id = useId();
  const tooLong = isTooLong(text);
  const error = tooLong
    ? fill(COPY.validation.tooLong, { max: COMMENT_MAX })
    : composer.error &&
      `${messageFor(ADD_COMMENT_FAILURE, composer.error)}. What you wrote is still here.`;
  return (
    <form
      className="border-t border-teal-700 p-3"
      noValidate
      method="post"
      onSubmit={composer.submit}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Write a message
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          name="comment"
          placeholder="Message"
          value={text}
          readOnly={isPending}
          enterKeyHint="enter"
          aria-invalid={tooLong || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-sizing-content max-h-32 min-h-tap min-w-0 flex-1 resize-none rounded border border-teal-400 bg-teal-950 px-3 py-2.5 text-base text-white placeholder:text-teal-200"
          onKeyDown={sendByEnter}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={isEmpty || tooLong || isPending || undefined}
          aria-busy={isPending || undefined}
          className="grid size-tap shrink-0 place-items-center rounded bg-white text-teal-900 transition-colors hover:bg-teal-100 aria-disabled:bg-teal-800 aria-disabled:text-teal-200"
        >
          {isPending ? <Spinner /> : <Icon of={Send} className="size-5" />}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-red-200">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {composer.isSent && 'Message sent'}
      </p>
    </form>
  );
}

/** Sends on Enter where there is a keyboard, with Shift+Enter for a line break; on a phone Enter breaks the line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!window.matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}
