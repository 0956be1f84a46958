/**
 * Documents that people have notarized. Notaries name their services freely: a service is for each document its name
 * mentions.
 */
export const NOTARIAL_DOCUMENTS = [
  { slug: 'affidavit', label: 'Affidavit', words: ['affidavit', 'jurat', 'sworn'] },
  {
    slug: 'power-of-attorney',
    label: 'Special power of attorney',
    words: ['power of attorney', 'SPA'],
  },
  { slug: 'sale', label: 'Deed of sale', words: ['sale'] },
  { slug: 'donation', label: 'Deed of donation', words: ['donation'] },
  { slug: 'contract', label: 'Lease or other contract', words: ['contract', 'lease', 'agreement'] },
  { slug: 'copy', label: 'Certified copy', words: ['copy', 'copies'] },
] as const;

export type NotarialDocument = (typeof NOTARIAL_DOCUMENTS)[number]['slug'];

export const NOTARIAL_DOCUMENT_SLUGS = NOTARIAL_DOCUMENTS.map(({ slug }) => slug);

export function documentLabel(document: NotarialDocument): string {
  return NOTARIAL_DOCUMENTS.find(({ slug }) => slug === document)?.label ?? '';
}

/**
 * Returns a pattern, valid in PostgreSQL and JavaScript, for the names of services for a document; match it
 * case-insensitively.
 */
export function servicePattern(document: NotarialDocument): string {
  const { words = [] } = NOTARIAL_DOCUMENTS.find(({ slug }) => slug === document) ?? {};
  return `(^|[^a-z])(${words.join('|')})([^a-z]|$)`;
}
