export const AREA_SLUGS = [
  'civil',
  'land-issues',
  'criminal',
  'labor',
  'corporate',
  'taxation',
  'immigration',
  'intellectual-property',
  'election',
] as const;

export const AREA_LABELS = [
  'Civil',
  'Land Issues',
  'Criminal',
  'Labor',
  'Corporate',
  'Taxation',
  'Immigration Law',
  'Intellectual Property Law',
  'Election Law',
] as const;

export type AreaSlug = (typeof AREA_SLUGS)[number];
export type AreaLabel = (typeof AREA_LABELS)[number];

export interface Area {
  slug: AreaSlug;
  label: AreaLabel;
  areas: readonly AreaLabel[];
  description: string;
  /** The problem a search starts from when the area alone is too broad. */
  legalProblemId?: number;
}

/** The areas of practice, in display order. */
export const AREAS: readonly Area[] = [
  {
    slug: 'civil',
    label: 'Civil',
    areas: ['Civil'],
    description:
      'Marriage and children, inheritance, debts, contracts, damages and disputes between private persons.',
    legalProblemId: 402,
  },
  {
    slug: 'land-issues',
    label: 'Land Issues',
    areas: ['Land Issues'],
    description:
      'Titles, sales, boundaries, inherited land, tenants and informal settlers, agrarian reform.',
  },
  {
    slug: 'criminal',
    label: 'Criminal',
    areas: ['Criminal'],
    description:
      'Complaints, subpoenas, arrest and bail, defense in court, and help for the person who was harmed.',
  },
  {
    slug: 'labor',
    label: 'Labor',
    areas: ['Labor'],
    description:
      'Dismissal, unpaid wages and benefits, work abroad, and cases before DOLE and the NLRC.',
  },
  {
    slug: 'corporate',
    label: 'Corporate',
    areas: ['Corporate'],
    description:
      'Registering and running a business, contracts, shareholders, permits and closing a company.',
  },
  {
    slug: 'taxation',
    label: 'Taxation',
    areas: ['Taxation'],
    description:
      'BIR audits and assessments, estate and donor’s tax, property sales, registration and local taxes.',
  },
  {
    slug: 'immigration',
    label: 'Immigration Law',
    areas: ['Immigration Law'],
    description:
      'Visas and overstays, marriage to a foreigner, work permits, deportation and citizenship.',
  },
  {
    slug: 'intellectual-property',
    label: 'Intellectual Property Law',
    areas: ['Intellectual Property Law'],
    description:
      'Trademarks, copyright, patents and designs: registering them and stopping those who copy.',
  },
  {
    slug: 'election',
    label: 'Election Law',
    areas: ['Election Law'],
    description:
      'Candidacy, disqualification, protests and recounts, campaign rules and voter registration.',
  },
];

export function findArea(slugOrLabel: string): Area | undefined {
  const wanted = slugOrLabel.trim().toLowerCase();
  return AREAS.find((area) => area.slug === wanted || area.label.toLowerCase() === wanted);
}
