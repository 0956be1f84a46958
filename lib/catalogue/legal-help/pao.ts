import { formatPeso } from '@/lib/domain/platform/money';
import type { GuideSource } from '../guide';
import { read, readLaw } from './help-office';

/** The highest net income a month, centavos, of the Operations Manual of the PAO as revised in 2021. */
export const INDIGENCY_LIMITS = [
  { place: 'Metro Manila', monthly: 2_400_000 },
  { place: 'Other cities', monthly: 2_200_000 },
  { place: 'All other places', monthly: 2_000_000 },
] as const;

const MANUAL_OF_2021 = [
  read(
    'Manila Bulletin, January 6, 2022',
    'https://mb.com.ph/2022/01/06/pao-expands-free-legal-service-to-cover-more-filipinos-in-lower-income-bracket',
  ),
  read(
    'Manila Bulletin, April 11, 2022',
    'https://mb.com.ph/2022/04/11/paos-acosta-refutes-senatorial-bet-tulfo-on-allegation-of-obsolete-indigency-test',
  ),
];
export const INDIGENCY_SOURCES: readonly GuideSource[] = MANUAL_OF_2021;

const QUALIFIED = read(
  'PAO, Persons Qualified for Legal Assistance',
  'https://www.pao.gov.ph/page.php?id=28',
);
const PAO_ACT = readLaw('publicAttorneys');

export interface PaoQuestion {
  readonly question: string;
  readonly answer: string;
  readonly sources: readonly GuideSource[];
}

const [manila, cities, elsewhere] = INDIGENCY_LIMITS;

/** What the PAO looks at, for preparing oneself: whether it takes a case is its own decision. */
export const PAO_QUESTIONS: readonly PaoQuestion[] = [
  {
    question: 'Who decides whether the PAO takes my case?',
    answer:
      'Only the PAO decides. A public attorney looks at your income (the indigency test) and at your case (the merit test). What you read here helps you prepare; it does not tell you the result.',
    sources: [QUALIFIED],
  },
  {
    question: 'What is the indigency test?',
    answer: `Your own net income must not be higher than ${formatPeso(manila.monthly)} a month if you live in Metro Manila, ${formatPeso(cities.monthly)} in other cities and ${formatPeso(elsewhere.monthly)} in all other places. These are the limits of the PAO’s Operations Manual as revised in 2021. Older pages still show ₱14,000, ₱13,000 and ₱12,000, the limits of the manual of 2016: ask the office which apply on the day you go.`,
    sources: [
      ...MANUAL_OF_2021,
      read(
        'the PAO, March 24, 2021',
        'https://foi.gov.ph/requests/legal-remedy-have-been-red-tagged',
      ),
    ],
  },
  {
    question: 'Does my pension count as income?',
    answer:
      'No. The PAO tells its lawyers not to count the pension of a retiree, because it is a benefit and not income.',
    sources: [
      read(
        'PAO Memorandum Circular No. 002-16, February 26, 2016',
        'https://legaldex.com/laws/exclusion-of-pension-in-the-determination-of-indigency-qualification-of',
      ),
    ],
  },
  {
    question: 'What is the merit test?',
    answer:
      'A case has merit if the law and the evidence show that helping you serves justice. The PAO declines what has no chance of success, or is only meant to harass or harm the other side. The cases of people accused of a crime count as having merit, because they are presumed innocent. A person without means who has already been sued in a civil or administrative case is helped regardless of merit.',
    sources: [QUALIFIED],
  },
  {
    question: 'Which papers show that I cannot afford a lawyer?',
    answer:
      'Your latest income tax return, pay slip or another proof of income, or a certificate of indigency from your barangay or from the social welfare office of your city or town. You also sign an affidavit of indigency. Call first: the office will tell you which ones to bring.',
    sources: [QUALIFIED],
  },
  {
    question: 'Can I get help before my papers are complete?',
    answer:
      'Yes. The PAO may take a case provisionally when a warrant of arrest is out, when something must be filed at once, or when the court appoints the public attorney to defend you. A woman or child who asks the court for a protection order and cannot pay a lawyer is represented by the PAO on the court’s order; having no access to family money that the other person controls is enough. And government authorities may call on the PAO for other people in need.',
    sources: [
      read('PAO, Citizen’s Charter', 'https://www.scribd.com/document/372979170/Citizen-s-Charter'),
      readLaw('violenceAgainstWomen', 'Section 13'),
      PAO_ACT,
    ],
  },
  {
    question: 'Does the PAO cost anything?',
    answer:
      'No. Its help is free of charge, and its clients are exempt from docket and other fees for filing a case (Republic Act No. 9406, Section 16-D).',
    sources: [PAO_ACT],
  },
  {
    question: 'What if the PAO cannot take my case?',
    answer:
      'Ask the legal aid office of your IBP chapter, which has a means and a merit test of its own, or a law school clinic. The Action Center of the Department of Justice can refer you to the IBP. Private lawyers must do such work too: since January 1, 2025 those whom the Rules on Unified Legal Aid Service cover must give 60 hours of free legal aid in every 36 months.',
    sources: [
      read(
        'Manila Bulletin, March 9, 2021',
        'https://mb.com.ph/2021/03/09/doj-taps-ibp-for-legal-help-to-indigents-persons',
      ),
      readLaw('unifiedLegalAid'),
    ],
  },
];
