import type { Offer } from 'schema-dts';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

/** What a lawyer asks, as the card of fees says it. */
export function consultationOffers(services: LawyerCard['services']): Offer[] {
  return services.map(({ duration, price }) => ({
    '@type': 'Offer',
    price: price / 100,
    priceCurrency: 'PHP',
    itemOffered: { '@type': 'Service', name: `Consultation, ${duration} minutes` },
  }));
}
