import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { platform } from '@/lib/server/registry/platform';
import { accounts } from './accounts/feature';
import { admin } from './admin/feature';
import { cases } from './cases/feature';
import { lawyers } from './lawyers/feature';
import { media } from './media/feature';
import { meetings } from './meetings/feature';
import { notaries } from './notaries/feature';
import { notifications } from './notifications/feature';
import { payments } from './payments/feature';
import { site } from './site/feature';
import { workItems } from './work-items/feature';

/** All features, in import order: each may import only those before it. */
export const FEATURES: readonly Feature[] = [
  platform,
  media,
  notifications,
  accounts,
  lawyers,
  payments,
  cases,
  meetings,
  workItems,
  notaries,
  admin,
  // Stands beside them and reads.
  site,
];
