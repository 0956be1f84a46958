import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';
import { memberData } from './personal-data-service';
import { isMember, provesAddress } from './service';

export const members = {
  account: { provesAddress },
  membershipStands: isMember,
  operations: operationsOf(operations),
  personalData: [memberData],
} satisfies Partial<Feature>;
