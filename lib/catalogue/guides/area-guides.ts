import type { AreaSlug } from '../areas';
import { LABOR } from './areas/labor';
import type { AreaGuide } from './guide';

const GUIDES: Partial<Record<AreaSlug, AreaGuide>> = {
  labor: LABOR,
};

/** The guide of an area of practice. */
export function areaGuide(area: AreaSlug): AreaGuide | undefined {
  return GUIDES[area];
}
