/** What people have notarized. Notaries name their services in their own words: a service is of a kind that it names. */
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

/** `Special power of attorney` */
export function documentLabel(document: NotarialDocument): string {
  return NOTARIAL_DOCUMENTS.find(({ slug }) => slug === document)?.label ?? '';
}

/** A pattern, for PostgreSQL and JavaScript alike, of the names of services for a document; whatever the case. */
export function servicePattern(document: NotarialDocument): string {
  const { words = [] } = NOTARIAL_DOCUMENTS.find(({ slug }) => slug === document) ?? {};
  return `(^|[^a-z])(${words.join('|')})([^a-z]|$)`;
}
