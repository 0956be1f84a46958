import 'server-only';
import type { Comment } from '@/lib/contract/meetings/comments';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { CommentRow } from './store';

export function serializeComment({ comment: row, author, lawyer }: CommentRow): Comment {
  return {
    _id: row.id,
    meeting_id: row.meetingId,
    comment: row.comment,
    // As the meeting names this person.
    author: lawyer
      ? {
          ...{ _id: lawyer.id, name: lawyer.displayName, type: 'LAWYER' },
          picture_url: pictureUrl(lawyer.picture),
        }
      : {
          ...{ _id: row.authorId, name: `${author.firstName} ${author.lastName}` },
          ...{ type: 'CUSTOMER', picture_url: pictureUrl(author.picture) },
        },
    created_at: isoInstant(row.createdAt.getTime()),
    edited_at: row.editedAt && isoInstant(row.editedAt.getTime()),
  };
}
