import 'server-only';
import type { BasicInfo } from '@/lib/contract/lawyers/basic-info';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { lawyers } from '@/lib/server/schema/lawyers';

type Lawyer = typeof lawyers.$inferSelect;

export const BASIC_INFO = {
  display_name: 'displayName',
  phone: 'phone',
  region: 'region',
  city: 'city',
  office_address: 'officeAddress',
  areas_of_practice: 'areas',
  legal_problems: 'legalProblems',
  specializations: 'specializations',
  languages: 'languages',
  bar_year: 'barYear',
  roll_number: 'rollNumber',
  ibp_number: 'ibpNumber',
  about: 'about',
  quote: 'quote',
} as const satisfies Record<keyof BasicInfo, keyof Lawyer>;

export const NEEDED_INFO = BASIC_INFO;

/** Columns that search results and lists show as stored. */
export const CARD = {
  display_name: 'displayName',
  quote: 'quote',
  areas_of_practice: 'areas',
  languages: 'languages',
  region: 'region',
  city: 'city',
  bar_year: 'barYear',
  rating: 'rating',
  review_count: 'reviewCount',
  free_consultation: 'freeConsultation',
} as const satisfies Partial<Record<keyof LawyerProfile, keyof Lawyer>>;

export const PROFILE = {
  about: 'about',
  specializations: 'specializations',
  roll_number: 'rollNumber',
} as const satisfies Partial<Record<keyof LawyerProfile, keyof Lawyer>>;

const UNCHANGED = Symbol('kept');

/** Values in the row of a deleted account. A missing column is a compile error. */
const AFTER_ERASURE: { readonly [K in keyof Lawyer]: Lawyer[K] | typeof UNCHANGED } = {
  // The handle is made of the name; the store makes another one.
  id: UNCHANGED,
  userId: UNCHANGED,
  displayName: 'Deleted account',
  picture: null,
  phone: '',
  region: UNCHANGED,
  city: '',
  officeAddress: '',
  areas: UNCHANGED,
  legalProblems: UNCHANGED,
  specializations: [],
  languages: UNCHANGED,
  barYear: UNCHANGED,
  rollNumber: '',
  ibpNumber: '',
  about: '',
  quote: '',
  isPublic: false,
  firstShownAt: UNCHANGED,
  ibpVerifiedAt: UNCHANGED,
  renewalAskedAt: UNCHANGED,
  taxRegisteredAt: UNCHANGED,
  bankId: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankChangedAt: UNCHANGED,
  price30: UNCHANGED,
  price60: UNCHANGED,
  noticeMinutes: UNCHANGED,
  bufferMinutes: UNCHANGED,
  dailyMaximum: UNCHANGED,
  freeConsultation: UNCHANGED,
  rating: UNCHANGED,
  reviewCount: UNCHANGED,
  createdAt: UNCHANGED,
  profileChangedAt: UNCHANGED,
};

export const ERASED = Object.fromEntries(
  Object.entries(AFTER_ERASURE).filter(([, left]) => left !== UNCHANGED),
) as Partial<Lawyer>;
