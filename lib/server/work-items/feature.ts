import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as records from './records/operations';
import { cron, tasks } from './tasks';

export const workItems: Feature = {
  name: 'work-items',
  ...{ tasks, cron },
  personalData: [],
  operations: [...Object.values(records)],
  access: {},
};
