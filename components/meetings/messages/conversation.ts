import { meetingComments } from '@/lib/client/meetings/comments';
import type { ConversationComment, ConversationRef } from '@/lib/client/meetings/conversations';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, type Side } from '../meeting-labels';

/** A conversation of a client and a lawyer about one subject, from the view of one of them. */
export interface Conversation extends ConversationRef {
  readonly side: Side;
  readonly open: boolean;
  /** The reader as author of new messages. */
  readonly author: ConversationComment['author'];
  readonly otherId: string;
  readonly otherName: string;
}

interface About extends Pick<Meeting, 'client' | 'can_comment'> {
  _id: string;
  lawyer: Pick<Meeting['lawyer'], '_id' | 'display_name' | 'picture_url'>;
}

export function meetingConversation(meeting: About, side: Side): Conversation {
  return conversationAbout(meetingComments, meeting, side);
}

/** Returns the conversation about any subject with a client and a lawyer. */
export function conversationAbout(
  kind: ConversationRef['kind'],
  about: About,
  side: Side,
): Conversation {
  return {
    kind,
    side,
    id: about._id,
    open: about.can_comment,
    author: authorOf(about, side),
    otherId: (side === 'client' ? about.lawyer : about.client)._id,
    otherName: counterpart(about, side).name,
  };
}

function authorOf({ client, lawyer }: About, side: Side): ConversationComment['author'] {
  const { _id, display_name, picture_url } = side === 'client' ? client : lawyer;
  const type = side === 'client' ? 'CUSTOMER' : 'LAWYER';
  return { _id, name: display_name, type, picture_url, member: null };
}

/** Whether the reader's side wrote it; there is one client and one lawyer. */
export function isOwn({ author }: ConversationComment, side: Side): boolean {
  return (author.type === 'LAWYER') === (side === 'lawyer');
}
