import type { ProblemEntry } from './problem-entry';

/** Brands, works, inventions and designs. */
export const INTELLECTUAL_PROPERTY_PROBLEMS: readonly ProblemEntry[] = [
  {
    _id: 128,
    label: 'Register a trademark',
    additional_text:
      'IPOPHL, brand, logo, tatak, pangalan ng negosyo, parehistro ng logo, marka, brand name',
  },
  {
    _id: 129,
    label: 'Someone copied my design',
    additional_text:
      'industrial design, disenyo, ginaya, kinopya, gisundog, packaging, product design, infringement',
  },
  {
    _id: 130,
    label: 'Online takedown',
    additional_text:
      'remove content, Shopee, Lazada, Facebook, YouTube, notice and takedown, fake page, pekeng page, kopya online, counterfeit listing',
  },
  {
    _id: 131,
    label: 'Someone uses my brand or logo',
    additional_text:
      'trademark infringement, unfair competition, ginamit ang logo, gaya-gaya, passing off, gigamit ang akong logo',
  },
  {
    _id: 132,
    label: 'Trademark refused or opposed',
    additional_text:
      'opposition, office action, IPOPHL, refusal, kontra, descriptive, cancellation',
  },
  {
    _id: 133,
    label: 'Copyright in a song, book, photo or video',
    additional_text:
      'akda, kanta, litrato, musika, register copyright, royalty, kinopya ang gawa, awit, libro',
  },
  {
    _id: 134,
    label: 'Patent or utility model for an invention',
    additional_text:
      'imbensyon, imbento, inventor, IPOPHL, patent application, novelty, utility model',
  },
  {
    _id: 135,
    label: 'Fake or counterfeit goods',
    additional_text: 'peke, imitation, class A, raid, customs, pekeng produkto, piratang kopya',
  },
  {
    _id: 136,
    label: 'I am accused of copying',
    additional_text:
      'infringement, cease and desist, demand letter, kinasuhan ng pangongopya, copyright strike, gipasanginlan',
  },
  {
    _id: 137,
    label: 'License or royalty agreement',
    additional_text:
      'licensing, permission, lisensya, royalty, distribution, merchandise, assignment',
  },
  {
    _id: 138,
    label: 'Trade secret or confidential information leaked',
    additional_text:
      'NDA, non-disclosure, recipe, formula, customer list, sikreto ng negosyo, dating empleyado',
  },
  {
    _id: 139,
    label: 'Who owns work made by an employee or freelancer',
    additional_text:
      'work for hire, commissioned work, source code, software, gawa ng empleyado, artist, commission',
  },
];
