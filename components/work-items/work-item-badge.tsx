import { Check, CheckCheck, Clock, CreditCard, type IconNode, Pencil, Scale, X } from 'lucide';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { orderEnd } from './order-end';

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

const WAITS: Look = { tone: 'waiting', text: 'Waits for your answer', icon: Clock };

type Status = Pick<
  WorkItemRow,
  'status' | 'disputed_at' | 'money_moves_at' | 'client_confirmed_at' | 'rejected_by' | 'order'
>;

/** States of orders of written work, where they are called otherwise. */
const OF_ORDERS: Partial<Record<WorkItemStatus, string>> = {
  PROPOSAL: 'Not paid yet',
  COMPLETED: 'Delivered',
};

interface WorkItemBadgeProps {
  item: Status;
  /** Whether it waits for who reads it. */
  waits?: boolean;
}

export function WorkItemBadge({ item, waits = false }: WorkItemBadgeProps) {
  const { tone, text, icon } = waits ? WAITS : lookOf(item);
  return (
    <Badge tone={tone} icon={<Icon of={icon} className="size-4" />}>
      {text}
    </Badge>
  );
}

function lookOf(item: Status): Look {
  const known = LOOKS[item.status];
  const look = item.order ? { ...known, text: OF_ORDERS[item.status] ?? known.text } : known;
  if (item.status === 'REJECTED' && item.rejected_by === 'SYSTEM')
    return {
      ...look,
      text: item.order ? orderEnd('SYSTEM', item.order) : 'Expired',
      icon: Clock,
    };
  if (item.money_moves_at !== null) return { tone: 'waiting', text: 'Decided', icon: Scale };
  if (item.disputed_at !== null) return { tone: 'bad', text: 'Objection', icon: Scale };
  if (item.status === 'PAID' && item.order && !item.order.answered_at)
    return { tone: 'waiting', text: 'Not accepted yet', icon: Clock };
  if (item.status === 'REJECTED' && item.order && item.rejected_by === 'CLIENT')
    return { ...look, text: orderEnd('CLIENT', item.order) };
  if (item.status === 'COMPLETED' && item.client_confirmed_at !== null)
    return { ...look, tone: 'good', text: 'Confirmed' };
  return look;
}
