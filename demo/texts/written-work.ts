import 'server-only';
import type { WrittenKind } from '@/lib/domain/lawyers/written-work';

interface Text {
  readonly kind: WrittenKind;
  readonly name: string;
  readonly scope: string;
  readonly needed: string;
  /** Centavos. */
  readonly price: number;
  readonly days: number;
  readonly revisions: number;
}

/** Written work that lawyers of the demo offer. */
export const WRITTEN_TEXTS = {
  demandLetter: {
    kind: 'DEMAND_LETTER',
    name: 'Demand letter for unpaid wages',
    scope:
      'One letter to your employer, up to two pages: what you are owed, on which grounds, and what happens if it is not paid within ten days.\nIt is signed by me and sent by you.',
    needed: 'Your contract, the last three payslips, and the dates of your work.',
    price: 350_000,
    days: 5,
    revisions: 1,
  },
  employmentReview: {
    kind: 'REVIEW',
    name: 'Review of an employment contract',
    scope:
      'A contract of up to 15 pages, read and explained in a memo of two or three pages, with the changes I would ask for.',
    needed: 'The contract, and what was said about hours, place and pay.',
    price: 280_000,
    days: 3,
    revisions: 1,
  },
  powerOfAttorney: {
    kind: 'POWER_OF_ATTORNEY',
    name: 'Special power of attorney',
    scope:
      'The text for one transaction, ready to be signed before a notary public or a Philippine consulate.',
    needed: 'The names, addresses and IDs of both, and what is to be done.',
    price: 150_000,
    days: 2,
    revisions: 2,
  },
  leaseContract: {
    kind: 'CONTRACT',
    name: 'Lease contract for a home',
    scope: 'One contract of lease for a house or a condominium unit, for up to five years.',
    needed: 'The title or the contract of the owner, and what both agreed on.',
    price: 450_000,
    days: 7,
    revisions: 1,
  },
  affidavit: {
    kind: 'AFFIDAVIT',
    name: 'Affidavit of loss',
    scope: 'The text of the affidavit. You sign it before a notary public of your choice.',
    needed: 'What was lost, when and where, and your ID.',
    price: 80_000,
    days: 1,
    revisions: 1,
  },
} as const satisfies Readonly<Record<string, Text>>;
