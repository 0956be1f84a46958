import type { AreaGuide } from '@/lib/catalogue/guide';
import type { AreaSlug } from '../areas';
import { CIVIL } from './areas/civil';
import { CORPORATE } from './areas/corporate';
import { CRIMINAL } from './areas/criminal';
import { ELECTION } from './areas/election';
import { IMMIGRATION } from './areas/immigration';
import { INTELLECTUAL_PROPERTY } from './areas/intellectual-property';
import { LABOR } from './areas/labor';
import { LAND_ISSUES } from './areas/land-issues';
import { TAXATION } from './areas/taxation';

const GUIDES: Readonly<Record<AreaSlug, AreaGuide>> = {
  civil: CIVIL,
  'land-issues': LAND_ISSUES,
  criminal: CRIMINAL,
  labor: LABOR,
  corporate: CORPORATE,
  taxation: TAXATION,
  immigration: IMMIGRATION,
  'intellectual-property': INTELLECTUAL_PROPERTY,
  election: ELECTION,
};

/** The guide of an area of practice. */
export function areaGuide(area: AreaSlug): AreaGuide {
  return GUIDES[area];
}
