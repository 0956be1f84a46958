import type { ProblemEntry } from './problem-entry';

/** Starting, running and closing a business. */
export const CORPORATE_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 108,
    label: 'Register a corporation',
    additional_text:
      'SEC registration, incorporate, articles of incorporation, kumpanya, magtayo ng korporasyon, eSPARC, negosyo, RA 11232',
  },
  {
    _id: 109,
    label: 'Shareholders disagree',
    additional_text:
      'stockholder, intra-corporate, derivative suit, away ng kasosyo, business partner, kasosyo sa negosyo, board, deadlock',
  },
  {
    _id: 110,
    label: 'Review a contract',
    additional_text:
      'contract drafting, agreement, kontrata, kasunduan, pabasa ng kontrata, supplier, service agreement, MOA, sabot',
  },
  {
    _id: 111,
    label: 'One person corporation',
    additional_text: 'OPC, single stockholder, solo, SEC, nag-iisang may-ari, nominee',
  },
  {
    _id: 112,
    label: 'Sole proprietorship or DTI name',
    additional_text:
      'business name, DTI registration, maliit na negosyo, sari-sari store, tindahan, gamay nga negosyo',
  },
  {
    _id: 113,
    label: 'Partnership agreement',
    additional_text:
      'articles of partnership, kasosyo, sosyo, profit sharing, hatian ng kita, paghiwalay ng negosyo, sosyohan',
  },
  {
    _id: 114,
    label: 'Mayor’s permit or local license problem',
    additional_text:
      'business permit, LGU, barangay clearance, BPLO, sanitary, pinasara, permiso sa munisipyo, gisirado',
  },
  {
    _id: 115,
    label: 'Foreign investor or foreign-owned business',
    additional_text:
      'foreign investments act, negative list, RA 7042, 60-40, branch office, dayuhan, banyagang negosyante',
  },
  {
    _id: 116,
    label: 'Late SEC reports or revoked registration',
    additional_text:
      'GIS, AFS, penalties, delinquent, suspended, monitoring, revoked, multa sa SEC, late filing',
  },
  {
    _id: 117,
    label: 'Buy or sell a business or shares',
    additional_text:
      'acquisition, due diligence, share purchase, asset sale, bentahan ng negosyo, pagbaligya sa negosyo, merger, transfer of shares, stock certificate',
  },
  {
    _id: 119,
    label: 'Dissolve or close a corporation',
    additional_text:
      'dissolution, liquidation, shorten term, isara ang kumpanya, magsara, sirado, SEC',
  },
  {
    _id: 120,
    label: 'Business cannot pay its creditors',
    additional_text:
      'insolvency, rehabilitation, FRIA, RA 10142, bankrupt, lugi, nalugi ang negosyo, suspension of payments',
  },
  {
    _id: 121,
    label: 'Client or supplier does not pay',
    additional_text:
      'collection, invoice, receivable, hindi nagbabayad na kliyente, singil, utang sa negosyo, wala mibayad',
  },
  {
    _id: 123,
    label: 'Data privacy compliance or breach',
    additional_text:
      'RA 10173, NPC, DPO, personal data, leaked data, privacy policy, data leak, na-leak',
  },
  {
    _id: 124,
    label: 'Government bidding or procurement',
    additional_text:
      'RA 12009, RA 9184, BAC, bid, PhilGEPS, blacklisting, bidding, proyekto ng gobyerno',
  },
  {
    _id: 125,
    label: 'Non-stock corporation, foundation or cooperative',
    additional_text: 'NGO, non-profit, CDA, kooperatiba, koop, association, simbahan, donation',
  },
];
