import 'server-only';
import type { AreaLabel } from '@/lib/catalogue/areas';
import { CIVIL } from './practice/civil';
import { CORPORATE } from './practice/corporate';
import { CRIMINAL } from './practice/criminal';
import { ELECTION } from './practice/election';
import { IMMIGRATION } from './practice/immigration';
import { INTELLECTUAL_PROPERTY } from './practice/intellectual-property';
import { LABOR } from './practice/labor';
import { LAND_ISSUES } from './practice/land-issues';
import type { Practice } from './practice/practice';
import { TAXATION } from './practice/taxation';

export const PRACTICES: Readonly<Record<AreaLabel, Practice>> = {
  Civil: CIVIL,
  'Land Issues': LAND_ISSUES,
  Criminal: CRIMINAL,
  Labor: LABOR,
  Corporate: CORPORATE,
  Taxation: TAXATION,
  'Immigration Law': IMMIGRATION,
  'Intellectual Property Law': INTELLECTUAL_PROPERTY,
  'Election Law': ELECTION,
};

/** Areas that are often practiced together with the first one. */
export const RELATED: Readonly<Record<AreaLabel, readonly AreaLabel[]>> = {
  Civil: ['Land Issues', 'Criminal', 'Labor', 'Immigration Law', 'Land Issues'],
  'Land Issues': ['Civil', 'Taxation', 'Criminal', 'Corporate'],
  Criminal: ['Civil', 'Labor', 'Election Law', 'Civil'],
  Labor: ['Civil', 'Corporate', 'Criminal', 'Immigration Law'],
  Corporate: ['Taxation', 'Labor', 'Intellectual Property Law', 'Immigration Law'],
  Taxation: ['Corporate', 'Land Issues', 'Civil', 'Corporate'],
  'Immigration Law': ['Civil', 'Corporate', 'Labor'],
  'Intellectual Property Law': ['Corporate', 'Civil', 'Taxation'],
  'Election Law': ['Criminal', 'Civil', 'Land Issues'],
};

/** First areas of lawyers in turn: any sixteen lawyers cover all nine, the common ones more often. */
export const FIRST_AREAS: readonly AreaLabel[] = [
  'Civil',
  'Labor',
  'Land Issues',
  'Criminal',
  'Corporate',
  'Civil',
  'Taxation',
  'Immigration Law',
  'Land Issues',
  'Criminal',
  'Labor',
  'Civil',
  'Intellectual Property Law',
  'Corporate',
  'Taxation',
  'Election Law',
];
