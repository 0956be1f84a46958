import type { ProblemEntry } from './problem-entry';

/** Problems of the group Civil outside the family: money, contracts, damages, inheritance, courts. */
export const CIVIL_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 55,
    label: 'Money lent and not returned',
    additional_text:
      'utang, collection, sum of money, nangutang, ayaw magbayad, hindi nagbabayad, pautang, loan, wala mibayad, nanghulam',
  },
  {
    _id: 56,
    label: 'I cannot pay my debts',
    additional_text:
      'utang, collection agency, harassed by collectors, bank loan, maniningil, baon sa utang, restructure, daghan utang, nakulong sa utang',
  },
  {
    _id: 57,
    label: 'Small claims case',
    additional_text:
      'MTC, statement of claim, small claims court, singil, maningil, rule of procedure, without a lawyer in court, paniningil',
  },
  {
    _id: 58,
    label: 'Demand letter, to send or to answer',
    additional_text:
      'sulat paniningil, final demand, demand, sumulat, sulat sa abogado, pirma, notice',
  },
  {
    _id: 59,
    label: 'Barangay conciliation',
    additional_text:
      'lupon, katarungang pambarangay, certificate to file action, blotter, barangay hearing, patawag, kapitan, husay sa barangay',
  },
  {
    _id: 60,
    label: 'Online lending app harassment',
    additional_text:
      'OLA, lending app, utang online, pinapahiya, contacts messaged, shaming, SEC complaint, harass, maniningil, gipakaulawan',
  },
  {
    _id: 61,
    label: 'Contract not honored',
    additional_text:
      'breach of contract, hindi tumupad, kasunduan, kontrata, sumira sa usapan, damages, refund, wala mituman',
  },
  {
    _id: 62,
    label: 'Unfinished or bad construction work',
    additional_text:
      'contractor, kontratista, defective, bahay hindi tinapos, downpayment, tinakbuhan, foreman, wala mahuman ang balay',
  },
  {
    _id: 63,
    label: 'Bought something defective or never delivered',
    additional_text:
      'consumer act, warranty, refund, sirang produkto, DTI complaint, online shopping, hindi dumating, wala moabot',
  },
  {
    _id: 64,
    label: 'Landlord wants me out',
    additional_text:
      'eviction, ejectment, rent, upa, pinapaalis sa inuupahan, rent control, RA 9653, abang, gipapahawa, deposit, unlawful detainer',
  },
  {
    _id: 65,
    label: 'Tenant does not pay rent',
    additional_text:
      'renter, ejectment, upa, nangungupahan, ayaw umalis, hindi nagbabayad ng renta, abang, dili mobayad, demand to vacate',
  },
  {
    _id: 66,
    label: 'Rental deposit not returned',
    additional_text: 'security deposit, advance, ayaw ibalik ang deposit, upa, lease, condo, abang',
  },
  {
    _id: 67,
    label: 'Inheritance and the heirs',
    additional_text:
      'mana, tagapagmana, estate settlement, hatian, extrajudicial settlement, panulondon, kabilin, heirs, namatay, share',
  },
  {
    _id: 68,
    label: 'Make a will, or question one',
    additional_text:
      'last will and testament, probate, testamento, huling habilin, holographic, disinherited, tinanggalan ng mana, habilin, legitime',
  },
  {
    _id: 70,
    label: 'Special power of attorney',
    additional_text:
      'SPA, authorization, consularized, apostille, abroad, kinatawan, representante, general power of attorney',
  },
  {
    _id: 71,
    label: 'Injured in a road accident',
    additional_text:
      'vehicular accident, nabangga, banggaan, aksidente, insurance claim, hospital bill, settlement, nabunggo, danyos',
  },
  {
    _id: 72,
    label: 'Medical malpractice',
    additional_text:
      'negligence, doctor, hospital, kapabayaan ng doktor, wrong treatment, maling gamot, PRC complaint',
  },
  {
    _id: 73,
    label: 'Insurance claim denied',
    additional_text:
      'life insurance, insurance commission, HMO, car insurance, hindi binayaran ng insurance, pre-need, claim, beneficiary',
  },
  {
    _id: 74,
    label: 'Quarrel with a neighbor',
    additional_text:
      'noise, kapitbahay, ingay, aso, nuisance, trees, tubig, silingan, saba, away, barangay',
  },
  {
    _id: 77,
    label: 'I received a summons from a civil court',
    additional_text:
      'answer, complaint, subpoena, natanggap na summons, kaso, kinasuhan, sulat mula sa korte, default, gikiha',
  },
  {
    _id: 303,
    label: 'Bank account or e-wallet problem',
    additional_text:
      'GCash, Maya, unauthorized transfer, nawalang pera, na-hack, BSP complaint, frozen account, credit card, nakawan, nawala ang kwarta',
  },
  {
    _id: 304,
    label: 'Investment that was not paid back',
    additional_text:
      'ponzi, paluwagan, investment scam, hindi naibalik ang puhunan, networking, crypto, SEC, gi-ilad',
  },
];
