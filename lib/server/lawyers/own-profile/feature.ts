import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './own-profile';

export const ownProfile: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};
