import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { eventBacklog } from './deliveries-service';
import * as operations from './operations';
import { eventData } from './personal-data-service';
import { encryptedColumns } from './service';

export const events = {
  operations: operationsOf(operations),
  encrypted: encryptedColumns,
  personalData: [eventData],
  backlog: async (exec, now, before) => [await eventBacklog(exec, now, before)],
} satisfies Partial<Feature>;
