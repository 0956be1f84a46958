import type { SearchRegion } from '../regions';
import type { HelpOffice } from './help-office';
import { LUZON_OFFICES } from './luzon';
import { VISAYAS_AND_MINDANAO_OFFICES } from './visayas-and-mindanao';

/** Offices of a region that a source names; where there are none, the ways of `HELP_GROUPS` remain. */
export function officesIn(region: SearchRegion): readonly HelpOffice[] {
  return LUZON_OFFICES[region] ?? VISAYAS_AND_MINDANAO_OFFICES[region] ?? [];
}
