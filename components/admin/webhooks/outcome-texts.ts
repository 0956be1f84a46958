import type { BadgeTone } from '@/components/ui/feedback/badge';
import type { DeliveryOutcome } from '@/lib/contract/admin/webhooks';

interface OutcomeText {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What it means. */
  readonly meaning: string;
}

export const OUTCOME_TEXTS: Readonly<Record<DeliveryOutcome, OutcomeText>> = {
  processed: { label: 'Processed', tone: 'good', meaning: 'Its payment was settled.' },
  repeated: { label: 'Repeated', tone: 'neutral', meaning: 'It was processed before.' },
  unknown: { label: 'Unknown', tone: 'neutral', meaning: 'It is about no money of ours.' },
  unclaimed: {
    label: 'Unclaimed',
    tone: 'bad',
    meaning: 'Money arrived that belongs to no booking: see Cases.',
  },
  failed: {
    label: 'Failed',
    tone: 'bad',
    meaning: 'Its payment could not be settled. The gateway will send it again.',
  },
  differs: {
    label: 'Differs',
    tone: 'bad',
    meaning: 'It does not match its payment, so nothing was confirmed.',
  },
  unsigned: {
    label: 'Unsigned',
    tone: 'waiting',
    meaning: 'Without a valid signature; counted by the hour.',
  },
  no_event: {
    label: 'No event',
    tone: 'waiting',
    meaning: 'Signed, and not understood; counted by the hour.',
  },
};
