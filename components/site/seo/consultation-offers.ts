import type { Offer } from 'schema-dts';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

/** A lawyer's fees, as on the card of fees. */
export function consultationOffers(services: LawyerCard['services']): Offer[] {
  return services.map(({ duration, price }) => ({
    '@type': 'Offer',
    price: price / 100,
    priceCurrency: 'PHP',
    itemOffered: { '@type': 'Service', name: `Consultation, ${duration} minutes` },
  }));
}
