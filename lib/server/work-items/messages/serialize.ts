import 'server-only';
import type { WorkItemComment } from '@/lib/contract/work-items/comments';
import { serializeWritten } from '@/lib/server/meetings/records/comments-serialize';
import { type CommentRow, placeOf } from '@/lib/server/meetings/records/comments-service';

/** A comment of an agreement. */
export function serializeItemComment(row: CommentRow): WorkItemComment {
  return { ...serializeWritten(row), item_id: placeOf(row.comment).id };
}
