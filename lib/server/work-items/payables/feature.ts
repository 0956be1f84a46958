import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { milestonePayable, purchasePayable } from './service';
import { cron, tasks } from './tasks';

/** What is paid for of an agreement, and what the clock does with its money. */
export const payables = {
  payables: [milestonePayable, purchasePayable],
  ...{ tasks, cron },
} satisfies Partial<Feature>;
