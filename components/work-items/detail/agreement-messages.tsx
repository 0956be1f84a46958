'use client';

import { conversationAbout } from '@/components/meetings/messages/conversation';
import { ConversationSection } from '@/components/meetings/messages/conversation-section';
import { useNow } from '@/components/ui/hooks/use-now';
import { agreementComments } from '@/lib/client/work-items/comments';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { COMMENT_DAYS, commentsUntil } from '@/lib/domain/meetings/comments';
import { formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import type { Reader } from '../work-item-paths';

interface AgreementMessagesProps {
  item: WorkItem;
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow?: number;
}

/** What the two people of an agreement write to each other, and the way to write. */
export function AgreementMessages({ item, reader, requestNow }: AgreementMessagesProps) {
  const now = useNow(requestNow ?? Date.now());
  return (
    <ConversationSection
      conversation={conversationAbout(agreementComments, item, reader)}
      note={closedNote(item, now)}
      hideEmpty={false}
      now={now}
    />
  );
}

/** Until when one can write, or why not. */
function closedNote(item: WorkItem, now: number): string | null {
  const { status, can_comment, completed_at } = item;
  if (status === 'DRAFT') return 'You can write to each other here once the agreement is sent.';
  const until = completed_at && commentsUntil(Date.parse(completed_at));
  if (can_comment) {
    if (until) return `You can write to each other until ${formatDate(until)}.`;
    return status === 'REJECTED'
      ? `You can write to each other until ${COMMENT_DAYS} days after the proposal ended.`
      : null;
  }
  if (until && now > until)
    return `Messages closed on ${formatDay(until)}. You can still delete your own messages.`;
  return 'You can no longer write here.';
}
