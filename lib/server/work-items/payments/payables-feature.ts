import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { milestonePayable, purchasePayable } from './payables-service';
import { cron, tasks } from './payables-tasks';

/** What is paid for of an agreement, and what the clock does with its money. */
export const payables = {
  payables: [milestonePayable, purchasePayable],
  tasks,
  cron,
} satisfies Partial<Feature>;
