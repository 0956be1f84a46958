import { WEEK } from '@/components/lawyers/availability/hours-labels';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { formatPeso } from '@/lib/domain/platform/money';
import { cityLabel } from '../wording';
import type { NotaryFilters } from './filters';

/** `1 notary public`, `2 notaries public` */
export function countNotaries(count: number): string {
  return count === 1 ? '1 notary public' : `${count} notaries public`;
}

/** `Notaries public in Makati`, `Notaries public in the Philippines` */
export function notariesTitle({ city }: Pick<NotaryFilters, 'city'>): string {
  return `Notaries public in ${city ? cityLabel(city) : 'the Philippines'}`;
}

/** What was found: `3 notaries public open on Saturdays after 5 PM, with a fee of ₱300 or less. …` */
export function introOf(filters: NotaryFilters, total: number): string {
  const fee =
    filters.maxFee === null ? '' : `, with a fee of ${formatPeso(filters.maxFee)} or less`;
  const order =
    total < 2 ? '' : filters.sort === 'fee' ? ' The lowest fee comes first.' : ' Sorted by name.';
  return `${countNotaries(total)}${openText(filters)}${fee}.${order}`;
}

/** ` open on Saturdays after 5 PM`; empty where the hours do not matter. */
function openText({ day, evening }: NotaryFilters): string {
  const name = WEEK.find(({ weekday }) => weekday === day)?.name;
  if (!name && !evening) return '';
  return ` open${name ? ` on ${name}s` : ''}${evening ? ' after 5 PM' : ''}`;
}

/** Centavos; null without a service. */
export function lowestFee({ services }: Pick<Notary, 'services'>): number | null {
  return services.length > 0 ? Math.min(...services.map(({ price }) => price)) : null;
}
