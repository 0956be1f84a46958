import 'server-only';
import { accounts } from './accounts/feature';
import { lawyers } from './lawyers/feature';
import { media } from './media/feature';
import { meetings } from './meetings/feature';
import { notifications } from './notifications/feature';
import { payments } from './payments/feature';
import type { Feature } from './platform/features/feature';
import { platform } from './platform/features/platform';
import { site } from './site/feature';

/** Each may import those before it. */
export const FEATURES: readonly Feature[] = [
  ...[platform, media, notifications, accounts, lawyers, payments, meetings],
  // Stands beside them and reads.
  site,
];
