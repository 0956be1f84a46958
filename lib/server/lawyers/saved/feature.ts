import 'server-only';
import { type Feature, operationsOf, type PersonalData } from '@/lib/server/registry/feature';
import * as operations from './operations';
import { eraseSaved, exportedSaved } from './service';

export const saved: Pick<Feature, 'operations' | 'personalData'> & {
  personalData: readonly PersonalData[];
} = {
  operations: operationsOf(operations),
  personalData: [{ tables: ['saved_lawyers'], exported: exportedSaved, erase: eraseSaved }],
};
