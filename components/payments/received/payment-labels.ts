import type { BadgeTone } from '@/components/ui/feedback/badge';
import type { ReceivedStatus } from '@/lib/domain/payments/received';

interface Label {
  readonly tone: BadgeTone;
  readonly text: string;
}

export const RECEIVED_LABELS: Readonly<Record<ReceivedStatus, Label>> = {
  PAID: { tone: 'good', text: 'Paid' },
  PARTLY_REFUNDED: { tone: 'neutral', text: 'Partly refunded' },
  REFUND_PENDING: { tone: 'waiting', text: 'Refund under way' },
  REFUNDED: { tone: 'neutral', text: 'Refunded' },
};
