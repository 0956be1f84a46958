import type { ProblemEntry } from './problem-entry';

/** Staying, working and becoming a citizen; Filipinos who go abroad. */
export const IMMIGRATION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 198,
    label: 'Visa overstay',
    additional_text:
      'overstaying, expired visa, BI fines, lumagpas sa visa, multa sa immigration, paso na ang visa, napaso ang visa, tourist',
  },
  {
    _id: 199,
    label: 'Marriage visa for a foreign spouse',
    additional_text:
      '13a visa, 13(a), resident visa, asawang dayuhan, kasal sa foreigner, ACR I-Card, spouse, bana nga banyaga, non-quota',
  },
  {
    _id: 200,
    label: 'Dual citizenship',
    additional_text:
      'RA 9225, reacquire, former Filipino, oath, dalawang citizenship, balik citizenship, passport, dual citizen',
  },
  {
    _id: 201,
    label: 'Work visa or alien employment permit',
    additional_text:
      '9g, 9(g), AEP, DOLE, provisional work permit, foreign worker, empleyadong dayuhan, PWP',
  },
  {
    _id: 202,
    label: 'Extend or change a tourist visa',
    additional_text:
      '9a, visa extension, visa waiver, extension ng visa, conversion, turista, bisita',
  },
  {
    _id: 203,
    label: 'Retirement visa',
    additional_text: 'SRRV, PRA, retiree, special resident retiree, retirado, pensioner',
  },
  {
    _id: 204,
    label: 'Deportation or blacklist',
    additional_text:
      'deport, blacklist order, BI case, mission order, summary deportation, pinapauwi, gipa-deport, watchlist',
  },
  {
    _id: 205,
    label: 'Offloaded at the airport',
    additional_text:
      'offload, immigration officer, hindi pinaalis, departure, IACAT, wala palarga, first time traveler, hinarang',
  },
  {
    _id: 206,
    label: 'Exit clearance or emigration certificate',
    additional_text:
      'ECC, ECC-A, clearance certificate, leaving the Philippines, paglabas ng bansa, ACR',
  },
  {
    _id: 313,
    label: 'Naturalization as a Filipino',
    additional_text: 'citizenship, CA 473, RA 9139, oath, maging Pilipino, mahimong Pilipino',
  },
  {
    _id: 314,
    label: 'Child of a Filipino born abroad',
    additional_text:
      'report of birth, recognition as Filipino, consulate, anak na ipinanganak sa abroad, dual, anak nga natawo sa gawas',
  },
  {
    _id: 315,
    label: 'Visa of a foreigner who studies or invests',
    additional_text:
      'student visa, 9f, 9(f), SIRV, investor, 47a2, treaty trader, 9d, special study permit',
  },
  {
    _id: 317,
    label: 'Hold departure or lookout order',
    additional_text: 'HDO, ILBO, bawal umalis ng bansa, watchlist, travel ban, dili makabiyahe',
  },
];
