import type { ProblemEntry } from './problem-entry';

/** National and local taxes. */
export const TAXATION_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 141,
    label: 'Letter of Authority from BIR',
    additional_text:
      'LOA, audit, examination, tax audit, eLA, sulat mula sa BIR, mission order, sulat gikan sa BIR',
  },
  {
    _id: 142,
    label: 'Estate tax of a deceased parent',
    additional_text:
      'estate tax return, mana, namatay, buwis sa mana, eCAR, amnesty, buhis sa panulondon, heirs',
  },
  {
    _id: 143,
    label: 'Closing a business',
    additional_text:
      'BIR closure, retire, cancel TIN, open cases, isara ang negosyo, magsara, business retirement, sirado ang negosyo',
  },
  {
    _id: 144,
    label: 'Tax assessment I do not agree with',
    additional_text:
      'PAN, FAN, FLD, protest, deficiency tax, assessment notice, malaking buwis, kontra',
  },
  {
    _id: 145,
    label: 'Open cases and penalties at BIR',
    additional_text:
      'late filing, surcharge, compromise penalty, multa, hindi nakapag-file, open case, RDO, wala maka-file',
  },
  {
    _id: 146,
    label: 'Tax on selling land or a house',
    additional_text:
      'capital gains tax, CGT, documentary stamp, eCAR, zonal value, buwis sa bentahan, buhis sa baligya nga yuta',
  },
  {
    _id: 147,
    label: 'Donor’s tax on a gift',
    additional_text: 'donation, regalo, bigay sa anak, deed of donation, gasa, donasyon',
  },
  {
    _id: 148,
    label: 'Register as a freelancer or professional',
    additional_text:
      'BIR registration, 1901, 8 percent, COR, 2303, self-employed, freelancer, resibo, magparehistro, official receipt, invoice',
  },
  {
    _id: 149,
    label: 'VAT or percentage tax',
    additional_text:
      'value added tax, 3 percent, VAT registration, threshold, input tax, refund, buwis',
  },
  {
    _id: 152,
    label: 'Tax refund or credit',
    additional_text: 'overpaid, TCC, sobrang bayad, ibalik ang buwis, sobra nga bayad',
  },
  {
    _id: 153,
    label: 'Bank account garnished or property levied by BIR',
    additional_text:
      'warrant of distraint, levy, garnishment, collection, na-freeze ang bangko, kuha ng BIR',
  },
  {
    _id: 154,
    label: 'Accused of tax evasion',
    additional_text:
      'RATE, criminal tax case, fake receipts, DOJ, kaso sa buwis, kaso sa BIR, ghost receipts',
  },
  {
    _id: 156,
    label: 'Local business tax or real property tax',
    additional_text:
      'LGU, amilyar, assessor, treasurer, RPT, buwis sa munisipyo, city hall, reassessment, buhis sa siyudad, tax delinquency, auction, utang sa amilyar',
  },
  {
    _id: 307,
    label: 'Tax of online sellers and content creators',
    additional_text:
      'online selling, influencer, vlogger, withholding, Shopee, Lazada, TikTok, buwis ng online seller, buhis',
  },
];
