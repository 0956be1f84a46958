import type { Review } from '@/lib/contract/meetings/reviews';
import { formatDay } from '@/lib/domain/platform/clock-labels';

interface WrittenReplyProps {
  title: string;
  reply: NonNullable<Review['reply']>;
}

export function WrittenReply({ title, reply }: WrittenReplyProps) {
  return (
    <div className="mt-4 max-w-text border-l-4 border-teal-200 pl-4">
      <p>
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-sm text-neutral-600">{formatDay(Date.parse(reply.created_at))}</span>
      </p>
      <p className="mt-1 break-words whitespace-pre-line text-neutral-800">{reply.text}</p>
    </div>
  );
}
