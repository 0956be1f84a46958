import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './refunds';

export const refunds = {
  operations: operationsOf(operations),
} as const satisfies Pick<Feature, 'operations'>;
