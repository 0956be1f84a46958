import {
  documentLabel,
  type NotarialDocument,
  servicePattern,
} from '@/lib/catalogue/notarial-documents';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { formatPeso } from '@/lib/domain/platform/money';
import { cityLabel } from '../wording';
import type { NotaryFilters } from './filters';

/** Formats `1 notary public`, `2 notaries public`. */
export function countNotaries(count: number): string {
  return count === 1 ? '1 notary public' : `${count} notaries public`;
}

/** Returns `Notaries public in Makati`, `Notaries public in the Philippines`. */
export function notariesTitle({ city }: Pick<NotaryFilters, 'city'>): string {
  return `Notaries public in ${city ? cityLabel(city) : 'the Philippines'}`;
}

/** Describes the results: `3 notaries public open on Saturdays after 5 PM, with a fee of ₱300 or less. …` */
export function introOf(filters: NotaryFilters, total: number): string {
  const { document } = filters;
  const service = document === null ? '' : ` for “${documentLabel(document)}”`;
  const fee =
    filters.maxFee === null ? '' : `, with a fee of ${formatPeso(filters.maxFee)} or less`;
  const order =
    total < 2 ? '' : filters.sort === 'fee' ? ' The lowest fee comes first.' : ' Sorted by name.';
  return `${countNotaries(total)}${service}${openText(filters)}${fee}.${order}`;
}

/** Returns ` open on Saturdays after 5 PM`; empty if no hours are selected. */
function openText({ day, evening }: NotaryFilters): string {
  const name = WEEK.find(({ weekday }) => weekday === day)?.name;
  if (!name && !evening) return '';
  return ` open${name ? ` on ${name}s` : ''}${evening ? ' after 5 PM' : ''}`;
}

/** Returns the lowest fee in centavos, for one document if it is given; null without any. */
export function lowestFee(
  { services }: Pick<Notary, 'services'>,
  document: NotarialDocument | null = null,
): number | null {
  const pattern = document === null ? null : new RegExp(servicePattern(document), 'i');
  const fees = services.filter(({ name }) => !pattern || pattern.test(name));
  return fees.length > 0 ? Math.min(...fees.map(({ price }) => price)) : null;
}
