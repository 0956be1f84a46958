import { Check, Clock, type IconNode, Undo2, X } from 'lucide';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import type { RequestStatus } from '@/lib/domain/notaries/request';

interface Look {
  readonly tone: BadgeTone;
  readonly text: string;
  readonly icon: IconNode;
}

const LOOKS: Readonly<Record<RequestStatus, Look>> = {
  SENT: { tone: 'waiting', text: 'Waiting for an answer', icon: Clock },
  ACCEPTED: { tone: 'good', text: 'Accepted', icon: Check },
  DECLINED: { tone: 'neutral', text: 'Declined', icon: X },
  WITHDRAWN: { tone: 'neutral', text: 'Withdrawn', icon: Undo2 },
};

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { tone, text, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon of={icon} className="size-4" />}>
      {text}
    </Badge>
  );
}
