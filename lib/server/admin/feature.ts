import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { audit } from './audit/audit';
import { cases } from './cases/operations';
import { feeInvoices } from './fee-invoices/operations';
import * as incidents from './incidents/tasks';
import { jobs } from './jobs/jobs';
import * as keys from './keys/tasks';
import { ledger } from './ledger/ledger';
import { overview } from './overview/operations';
import { payouts } from './payouts/payouts';
import { records } from './records/records';
import { everything } from './records/search';
import { refunds } from './refunds/feature';
import { secondFactor } from './second-factor/operations';
import { settings } from './settings/settings';
import { taxPack } from './tax/pack';
import { withheldTax } from './tax/withheld';
import { factorRemoval } from './users/factor-removal';
import { personNotes } from './users/notes-operations';
import { encryptedPersonNote } from './users/notes-service';
import { users } from './users/operations';
import { verifications } from './verifications/operations';
import { webhooks } from './webhooks/webhooks';

const PARTS: readonly Pick<Feature, 'operations'>[] = [
  secondFactor,
  overview,
  verifications,
  users,
  factorRemoval,
  personNotes,
  records,
  everything,
  refunds,
  payouts,
  ledger,
  feeInvoices,
  cases,
  webhooks,
  jobs,
  settings,
  taxPack,
  withheldTax,
  audit,
];

export const admin: Feature = {
  name: 'admin',
  operations: PARTS.flatMap(({ operations }) => operations),
  tasks: keys.tasks,
  cron: { ...keys.cron, ...incidents.cron },
  encrypted: [encryptedPersonNote],
  personalData: personNotes.personalData,
};
