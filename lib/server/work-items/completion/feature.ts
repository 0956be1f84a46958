import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './completion-operations';

/** The end of an agreement: the lawyer completes it, the client confirms or objects. */
export const completing: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};
