import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './own-profile';

/** What a lawyer says about himself or herself, and whether clients see it. */
export const ownProfile: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};
