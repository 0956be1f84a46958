import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { commission } from '../commission/service';
import { hideNotary, notariesChanged } from '../search/listing';
import * as operations from './operations';
import { eraseNotary, exportedNotary } from './personal-data';

type Part = Required<
  Pick<Feature, 'operations' | 'personalData' | 'account' | 'lawyersChanged' | 'verifiedSubject'>
>;

export const ownNotary: Part = {
  operations: operationsOf(operations),
  personalData: [
    {
      tables: ['notaries', 'notary_hours', 'notary_services'],
      exported: exportedNotary,
      erase: eraseNotary,
    },
  ],
  account: { deletionPlanned: hideNotary },
  lawyersChanged: notariesChanged,
  verifiedSubject: commission,
};
