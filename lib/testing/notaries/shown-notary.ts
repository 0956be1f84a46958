import type { Notary } from '@/lib/contract/notaries/notaries';

/** A notary public in Makati as the API answers, unless given otherwise. */
export function shownNotary(fields: Partial<Notary> = {}): Notary {
  return {
    _id: 'maria-santos-7k2f',
    display_name: 'Maria Luisa Santos',
    picture_url: '/pictures/0123.webp',
    city: 'makati',
    province: 'Metro Manila',
    office_address: '2F Example Building, Ayala Avenue',
    phone: '+63281234567',
    commission_number: 'M-123',
    commission_territory: 'City of Makati',
    commission_valid_until: '2027-12-31',
    checked_at: '2026-08-12T02:00:00Z',
    services: [
      { name: 'Affidavit (jurat)', price: 20_000 },
      { name: 'Acknowledgment of a deed', price: 50_050 },
    ],
    office_hours: [
      { day: 1, open: '08:00', close: '12:00' },
      { day: 1, open: '13:00', close: '17:30' },
      { day: 0, open: '09:00', close: '12:00' },
    ],
    bookable: true,
    ...fields,
  };
}
