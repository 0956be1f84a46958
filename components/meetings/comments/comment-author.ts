import type { Comment } from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Side } from '../meeting-labels';

/** The reader, as the author of what they write. */
export function authorOf(
  { client, lawyer }: Pick<Meeting, 'client' | 'lawyer'>,
  side: Side,
): Comment['author'] {
  const { _id, display_name, picture_url } = side === 'client' ? client : lawyer;
  const type = side === 'client' ? 'CUSTOMER' : 'LAWYER';
  return { _id, name: display_name, type, picture_url };
}

/** A meeting has one client and one lawyer. */
export function isOwn({ author }: Comment, side: Side): boolean {
  return (author.type === 'LAWYER') === (side === 'lawyer');
}
