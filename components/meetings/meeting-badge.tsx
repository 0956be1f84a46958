import { Check, CheckCheck, Clock, Undo2, X } from 'lucide';
import { Badge } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { statusLabel } from './meeting-labels';

export function MeetingBadge({ meeting }: { meeting: Meeting }) {
  const { tone, text } = statusLabel(meeting);
  return (
    <Badge tone={tone} icon={<Icon of={iconOf(meeting)} className="size-4" />}>
      {text}
    </Badge>
  );
}

function iconOf({ status, payment }: Meeting) {
  if (status === 'PAYMENT_PENDING') return Clock;
  if (status === 'CONFIRMED') return Check;
  if (status === 'COMPLETED') return CheckCheck;
  return payment.refunded > 0 || payment.status === 'REFUND_PENDING' ? Undo2 : X;
}
