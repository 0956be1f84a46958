import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './completion-operations';

export const completing: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};
