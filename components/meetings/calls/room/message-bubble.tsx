import type { RefObject } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { CommentText } from '@/components/meetings/messages/comment-text';
import { classNames } from '@/components/ui/class-names';
import type { Written } from '@/lib/client/meetings/conversations';
import { dayKey, formatDayTime, formatTime, momentLabel } from '@/lib/domain/platform/clock-labels';

interface MessageBubbleProps {
  comment: Written;
  own: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Put at its end. */
  end?: RefObject<HTMLSpanElement | null> | undefined;
}

/** One message on the dark ground: the reader's own at the right. */
export function MessageBubble({ comment, own, now, end }: MessageBubbleProps) {
  const { author, created_at, edited_at } = comment;
  const at = Date.parse(created_at);
  const name = author.type === 'LAWYER' ? withTitle(author.name) : author.name;
  return (
    <li className={own ? 'ml-8' : 'mr-8'}>
      <p className="text-sm break-words text-teal-100">
        {own ? 'You' : name},{' '}
        <time dateTime={created_at} title={formatDayTime(at)} className="tabular">
          {dayKey(at) === dayKey(now) ? formatTime(at) : momentLabel(at, now)}
        </time>
        {edited_at && ', edited'}
      </p>
      <div
        className={classNames(
          'mt-1 rounded px-3 py-2',
          own ? 'bg-teal-700 text-white [&_a]:text-white' : 'bg-white text-neutral-900',
        )}
      >
        <CommentText text={comment.comment} />
        <span ref={end} />
      </div>
    </li>
  );
}
