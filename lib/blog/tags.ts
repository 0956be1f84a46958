/** The topics of the blog, in display order: address and label. */
export const TAGS = {
  work: 'Work',
  family: 'Family',
  inheritance: 'Inheritance',
  property: 'Property',
  money: 'Money',
  business: 'Business',
  taxes: 'Taxes',
  'criminal-cases': 'Criminal cases',
  courts: 'In court',
  'living-abroad': 'Visas',
  'public-office': 'Elections',
  lawyers: 'Seeing a lawyer',
} as const;

export type TagSlug = keyof typeof TAGS;

export const TAG_SLUGS = Object.keys(TAGS) as [TagSlug, ...TagSlug[]];

export function isTag(slug: string): slug is TagSlug {
  return Object.hasOwn(TAGS, slug);
}
