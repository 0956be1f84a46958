import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as checkout from './checkout/operations';
import { feeInvoices } from './fee-invoices/operations';
import { invoiceData } from './invoices/data';
import { invoices } from './invoices/operations';
import { moneyBacklog } from './ledger/backlog-service';
import { bookInconsistencies } from './ledger/verification-service';
import * as payers from './payers/operations';
import { eraseEmails } from './payers/service';
import { payouts } from './payouts/operations';
import { deletionWaits } from './payouts/personal-data-service';
import * as received from './payouts/received-operations';
import { encryptedAccountNumber as ofPayouts } from './payouts/service';
import * as transfers from './payouts/transfers';
import { payoutWork } from './payouts/work-service';
import * as refundAccounts from './refunds/accounts-operations';
import * as accounts from './refunds/accounts-service';
import { refundAccountWork } from './refunds/work-service';
import * as deliveries from './settlement/deliveries-operations';
import * as settlement from './settlement/operations';
import * as otherMethods from './settlement/other-methods';
import { cron, tasks } from './settlement/reconciliation-tasks';
import * as operations from './statements/operations';
import * as tax from './tax/operations';
import * as personal from './tax/personal-data-service';
import { queueRegistrations, tasks as registrationTasks } from './tax/registrations';

const statements: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};

export const payments: Feature = {
  name: 'payments',
  tasks: { ...tasks, ...transfers.tasks, ...registrationTasks, ...feeInvoices.tasks },
  cron: {
    ...cron,
    ...transfers.cron,
    ...feeInvoices.cron,
    remind_of_refund_accounts: { every: 'day', group: 'other', run: accounts.remindOfAccounts },
    queue_registrations: { every: 'day', group: 'other', run: queueRegistrations },
    erase_payer_emails: { every: 'day', group: 'other', run: eraseEmails },
    purge_refund_accounts: { every: 'day', group: 'other', run: accounts.purgeAccounts },
  },
  inconsistencies: async (exec) => [
    ...(await bookInconsistencies(exec)),
    ...(await feeInvoices.inconsistencies(exec)),
  ],
  backlog: moneyBacklog,
  work: [payoutWork, refundAccountWork],
  account: {
    taxDataNeeded: personal.taxDataNeeded,
    deletionWaits: async (exec, userId, now) =>
      (await deletionWaits(exec, userId)) ??
      (await personal.deletionWaits(exec, userId, now)) ??
      accounts.deletionWaits(exec, userId),
  },
  files: [
    ...invoices.files,
    { table: 'tax_declarations', column: 'document_key', size: 'document_size' },
  ],
  encrypted: [ofPayouts, accounts.encryptedAccountNumber],
  personalData: [
    {
      tables: ['payments', 'refunds'],
      retained:
        'For good, as the books of account ask: amounts, dates and references, without names. What was paid for exports them. The address of somebody who paid by a client’s link, another person’s, is erased by a daily job.',
    },
    {
      tables: ['refund_accounts'],
      exported: accounts.exportedAccounts,
      erase: accounts.eraseAccounts,
    },
    {
      tables: ['tax_withholdings', 'tax_corrections'],
      exported: personal.exportedWithholdings,
      retained:
        'For good, as the books of account ask: amounts and dates of tax withheld. Whose they are is with `tax_profiles`.',
    },
    {
      tables: ['tax_declarations'],
      exported: personal.exportedDeclarations,
      erase: personal.eraseDeclarations,
    },
    ...payouts.personalData,
    ...invoices.personalData,
    ...feeInvoices.personalData,
    {
      tables: ['setting_changes', 'tax_pack_changes'],
      retained:
        'For good: which setting was changed, when and why, with the id of the administrator alone.',
    },
  ],
  operations: [
    ...[
      checkout,
      deliveries,
      otherMethods,
      payers,
      received,
      refundAccounts,
      settlement,
      tax,
    ].flatMap(operationsOf),
    ...payouts.operations,
    ...statements.operations,
    ...invoices.operations,
    ...feeInvoices.operations,
    ...invoiceData.operations,
  ],
};
