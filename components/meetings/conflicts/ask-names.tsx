'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { useAddComment } from '@/lib/client/meetings/conversations';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { meetingConversation } from '../messages/conversation';

const QUESTION =
  'Who is on the other side? Please write the full name of each person or company, so that I can check for a conflict of interest before we meet.';

/** Sends the client a ready message that asks for the names of the other side. */
export function AskNames({ meeting }: { meeting: Meeting }) {
  const conversation = meetingConversation(meeting, 'lawyer');
  const ask = useAddComment(conversation, conversation.author);
  if (ask.isSuccess)
    return (
      <p role="status" className="mt-2 text-sm font-medium">
        Asked. The answer comes as a message.
      </p>
    );
  return (
    <ConfirmAction
      label={`Ask ${meeting.client.display_name}`}
      look={{ size: 'small', className: 'mt-3' }}
      title={`Ask ${meeting.client.display_name} for names?`}
      confirm="Send the message"
      failure={
        ask.isError && (
          <Notice tone="bad" title={messageFor(conversation.kind.addFailure, ask.error)} />
        )
      }
      mutation={ask}
      run={() => ask.mutateAsync(QUESTION)}
    >
      {`Your client gets this message: “${QUESTION}”`}
    </ConfirmAction>
  );
}
