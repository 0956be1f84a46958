import { Badge } from '@/components/ui/feedback/badge';
import type { VerificationRow } from '@/lib/contract/admin/verifications';

const STATES = {
  PENDING: { tone: 'waiting', word: 'Waiting' },
  APPROVED: { tone: 'good', word: 'Approved' },
  REJECTED: { tone: 'bad', word: 'Rejected' },
} as const;

export function VerificationBadge({ status }: Pick<VerificationRow, 'status'>) {
  const { tone, word } = STATES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
