import { Check, CheckCheck, Clock, CreditCard, type IconNode, Pencil, Scale, X } from 'lucide';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

interface Look {
  readonly tone: BadgeTone;
  readonly text: string;
  readonly icon: IconNode;
}

const LOOKS: Record<WorkItemStatus, Look> = {
  DRAFT: { tone: 'neutral', text: 'Draft', icon: Pencil },
  PROPOSAL: { tone: 'waiting', text: 'Proposal', icon: Clock },
  PAYMENT_PENDING: { tone: 'waiting', text: 'Waiting for payment', icon: CreditCard },
  PAID: { tone: 'good', text: 'Under way', icon: Check },
  COMPLETED: { tone: 'neutral', text: 'Completed', icon: CheckCheck },
  REJECTED: { tone: 'neutral', text: 'Declined', icon: X },
};

type Status = Pick<WorkItemRow, 'status' | 'disputed_at' | 'client_confirmed_at' | 'rejected_by'>;

export function WorkItemBadge({ item }: { item: Status }) {
  const { tone, text, icon } = lookOf(item);
  return (
    <Badge tone={tone} icon={<Icon of={icon} className="size-4" />}>
      {text}
    </Badge>
  );
}

function lookOf(item: Status): Look {
  const look = LOOKS[item.status];
  if (item.status === 'REJECTED' && item.rejected_by === 'SYSTEM')
    return { ...look, text: 'Expired', icon: Clock };
  if (item.disputed_at !== null) return { tone: 'bad', text: 'Objection', icon: Scale };
  if (item.status === 'COMPLETED' && item.client_confirmed_at !== null)
    return { ...look, tone: 'good', text: 'Confirmed' };
  return look;
}
