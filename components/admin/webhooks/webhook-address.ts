import { DELIVERY_OUTCOMES, type DeliveryOutcome } from '@/lib/contract/admin/webhooks';
import { pageNumber } from '../pager';

/** The list of deliveries as its address has it. */
interface WebhookAddress {
  /** Undefined: all. */
  readonly outcome: DeliveryOutcome | undefined;
  readonly page: number;
}

type Params = Partial<Record<'outcome' | 'page', string | string[] | undefined>>;

export function webhookAddressOf({ outcome, page }: Params): WebhookAddress {
  return {
    outcome: DELIVERY_OUTCOMES.find((known) => known === outcome),
    page: pageNumber(page),
  };
}

export function webhooksPath({ outcome, page = 0 }: Partial<WebhookAddress>): string {
  const params = new URLSearchParams();
  if (outcome) params.set('outcome', outcome);
  if (page > 0) params.set('page', String(page));
  return params.size > 0 ? `/admin/webhooks?${params}` : '/admin/webhooks';
}
