import { AREAS, type AreaSlug } from '@/lib/catalogue/areas';

/** How the lawyers of an area are called within a sentence. */
const LAWYERS: Record<AreaSlug, string> = {
  civil: 'civil lawyers',
  'land-issues': 'land lawyers',
  criminal: 'criminal lawyers',
  labor: 'labor lawyers',
  corporate: 'corporate lawyers',
  taxation: 'tax lawyers',
  immigration: 'immigration lawyers',
  'intellectual-property': 'intellectual property lawyers',
  election: 'election lawyers',
};

export function lawyersOf(area: AreaSlug): string {
  return LAWYERS[area];
}

/** Name and landing page of an area. */
export function areaLink(slug: AreaSlug): { label: string; href: string } {
  const label = AREAS.find((area) => area.slug === slug)?.label ?? slug;
  return { label, href: `/lawyers-online/${slug}` };
}
