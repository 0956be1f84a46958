import { meetingComments } from '@/lib/client/meetings/comments';
import type { ConversationComment, ConversationRef } from '@/lib/client/meetings/conversations';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, type Side } from '../meeting-labels';

/** What a client and a lawyer write to each other about one thing, as one of them sees it. */
export interface Conversation extends ConversationRef {
  readonly side: Side;
  /** Whether the reader can write. */
  readonly open: boolean;
  /** The reader, as the author of what they write. */
  readonly author: ConversationComment['author'];
  /** The other person. */
  readonly otherId: string;
  readonly otherName: string;
}

interface About extends Pick<Meeting, 'client' | 'can_comment'> {
  _id: string;
  lawyer: Pick<Meeting['lawyer'], '_id' | 'display_name' | 'picture_url'>;
}

/** The conversation about a meeting. */
export function meetingConversation(meeting: About, side: Side): Conversation {
  return conversationAbout(meetingComments, meeting, side);
}

/** The conversation about whatever has a client and a lawyer. */
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

/** There is one client and one lawyer. */
export function isOwn({ author }: ConversationComment, side: Side): boolean {
  return (author.type === 'LAWYER') === (side === 'lawyer');
}
