import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';
import { memberData } from './personal-data-service';
import { isMember } from './service';

export const members: Required<Pick<Feature, 'operations' | 'personalData' | 'membershipStands'>> =
  {
    membershipStands: isMember,
    operations: operationsOf(operations),
    personalData: [memberData],
  };
