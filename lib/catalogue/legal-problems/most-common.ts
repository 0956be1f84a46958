import type { AreaLabel } from '../areas';
import type { ProblemEntry } from './problem-entry';

/** The quick choices for people who cannot name their problem yet, each with the area it implies. */
export const MOST_COMMON_PROBLEMS: readonly (ProblemEntry & { area: AreaLabel })[] = [
  {
    _id: 401,
    area: 'Civil',
    label: 'Family and marriage',
    additional_text:
      'family law, pamilya, kasal, asawa, anak, hiwalay, custody, support, sustento, bana, minyo',
  },
  {
    _id: 402,
    area: 'Civil',
    label: 'Personal and money matters',
    additional_text:
      'personal, civil case, debt, contract, damages, dispute, utang, pera, kontrata, danyos, kwarta',
  },
  {
    _id: 403,
    area: 'Labor',
    label: 'Work and employment',
    additional_text: 'work, job, employer, employee, trabaho, amo, sahod, sweldo, trabahante, DOLE',
  },
  {
    _id: 404,
    area: 'Corporate',
    label: 'Business and companies',
    additional_text: 'business, company, negosyo, kumpanya, korporasyon, SEC, DTI, permit',
  },
  {
    _id: 405,
    area: 'Land Issues',
    label: 'Land and property',
    additional_text: 'land, lot, house, title, lupa, titulo, bahay, yuta, balay, property',
  },
  {
    _id: 406,
    area: 'Taxation',
    label: 'Tax and BIR',
    additional_text: 'tax, taxes, buwis, buhis, BIR, assessment, amilyar',
  },
  {
    _id: 407,
    area: 'Criminal',
    label: 'Criminal complaint or charge',
    additional_text:
      'criminal, crime, police, krimen, kaso, demanda, reklamo, kulong, piyansa, pulis, sumbong',
  },
  {
    _id: 408,
    area: 'Immigration Law',
    label: 'Visa and immigration',
    additional_text: 'immigration, visa, foreigner, dayuhan, banyaga, dayo, passport, BI',
  },
];
