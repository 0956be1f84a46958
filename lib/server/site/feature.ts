import 'server-only';
import type { Cron } from '@/lib/server/platform/queue/tasks';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as health from './health/health';
import { handleMcp } from './mcp/operations';
import * as openapi from './openapi/operations';

const cron: Cron = {
  beat: { every: '20 seconds', group: 'other', run: health.beat },
};

export const site: Feature = {
  name: 'site',
  cron,
  operations: [...operationsOf(health), ...operationsOf(openapi)],
  handlers: [handleMcp],
};
