import 'server-only';
import type { Comment } from '@/lib/contract/meetings/comments';
import { fullName } from '@/lib/domain/accounts/full-name';
import { mayChange, mayDelete, type Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { type CommentRow, placeOf } from './comments-service';

export function serializeComment(row: CommentRow, party: Party): Comment {
  return { ...serializeWritten(row, party), meeting_id: placeOf(row.comment).id };
}

export function serializeWritten(found: CommentRow, party: Party): Omit<Comment, 'meeting_id'> {
  const { comment: row, author, lawyer, member, handedIn } = found;
  const written = { ownerId: row.authorId, memberId: row.memberId };
  return {
    _id: row.id,
    comment: row.comment,
    // As what it is about names this person.
    author: lawyer
      ? {
          _id: lawyer.id,
          name: lawyer.displayName,
          type: 'LAWYER',
          picture_url: pictureUrl(lawyer.picture),
          member: member && fullName(member),
        }
      : {
          _id: row.authorId,
          name: fullName(author),
          type: 'CUSTOMER',
          picture_url: pictureUrl(author.picture),
          member: null,
        },
    created_at: isoInstant(row.createdAt.getTime()),
    edited_at: row.editedAt && isoInstant(row.editedAt.getTime()),
    can_change: mayChange(party, written),
    can_delete: mayDelete(party, written),
    handed_in: handedIn,
  };
}
