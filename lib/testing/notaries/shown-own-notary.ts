import type { OwnNotary } from '@/lib/contract/notaries/own-notary';

/** A notary public of Makati whom clients find, in November 2026; the commission ends with the next year. */
export function shownOwnNotary(parts: Partial<OwnNotary> = {}): OwnNotary {
  return {
    _id: 'maria-santos-7k2f',
    display_name: 'Maria Santos',
    picture_url: null,
    notarial_commission_doc_url: null,
    city: 'makati',
    province: 'Metro Manila',
    office_address: '12 Ayala Avenue',
    phone: '+63281234567',
    commission_number: 'M-123',
    commission_territory: 'Makati City',
    commission_valid_until: '2027-12-31',
    services: [{ name: 'Oath or affirmation', price: 20_000 }],
    office_hours: [{ day: 1, open: '09:00', close: '17:00' }],
    is_public: true,
    listed: true,
    missing: [],
    check: { status: 'APPROVED', submitted_at: '2026-01-05T02:00:00Z', reason: null },
    approved: {
      city: 'makati',
      commission_number: 'M-123',
      commission_territory: 'Makati City',
      commission_valid_until: '2027-12-31',
      approved_at: '2026-01-06T02:00:00Z',
    },
    days_left: 403,
    ...parts,
  };
}

/** A lawyer without a notary profile. */
export function noNotary(): OwnNotary {
  return shownOwnNotary({
    city: '',
    province: '',
    office_address: '',
    phone: '',
    services: [],
    office_hours: [],
    commission_number: '',
    commission_territory: '',
    commission_valid_until: null,
    is_public: false,
    listed: false,
    approved: null,
    days_left: null,
    check: { status: 'NONE', submitted_at: null, reason: null },
    missing: ['picture', 'office', 'office_hours', 'services', 'commission', 'commission_check'],
  });
}
