import { Check, CheckCheck, Clock, Phone, Undo2, Video, X } from 'lucide';
import { Badge } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isOver } from '@/lib/domain/meetings/meeting';
import { durationLabel, statusLabel } from './meeting-labels';

interface MeetingBadgeProps {
  meeting: Meeting;
  /** Epoch milliseconds. */
  now: number;
}

export function MeetingBadge({ meeting, now }: MeetingBadgeProps) {
  const over = isOver(Date.parse(meeting.end_time), now);
  const { tone, text } = statusLabel(meeting, over);
  return (
    <Badge tone={tone} icon={<Icon of={iconOf(meeting, over)} className="size-4" />}>
      {text}
    </Badge>
  );
}

/** Replaces the badge of a meeting that is near, with the time left. */
export function NearBadge({ meeting, now }: MeetingBadgeProps) {
  const left = Date.parse(meeting.start_time) - now;
  const icon = <Icon of={meeting.type === 'VIDEO' ? Video : Phone} className="size-4" />;
  return (
    <Badge tone="now" icon={icon} className="tabular">
      {left > 0 ? `Starts in ${durationLabel(left)}` : 'Under way'}
    </Badge>
  );
}

function iconOf({ status, payment }: Meeting, over: boolean) {
  if (status === 'PAYMENT_PENDING') return Clock;
  if (status === 'CONFIRMED' && !over) return Check;
  if (status === 'CONFIRMED' || status === 'COMPLETED') return CheckCheck;
  return payment.refunded > 0 || payment.status === 'REFUND_PENDING' ? Undo2 : X;
}
