import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { disagreements } from './completion/disputes-service';
import { completing } from './completion/feature';
import { deliveries } from './deliveries/operations';
import { files } from './files/operations';
import { filesWith } from './files/service';
import { includedMeetings } from './meetings/operations';
import { commenting } from './messages/feature';
import { orderParties } from './orders/answers-service';
import { orders } from './orders/operations';
import { accepting } from './payments/acceptance-operations';
import { milestones } from './payments/milestones-operations';
import { milestonePayable, purchasePayable } from './payments/payables-service';
import * as payables from './payments/payables-tasks';
import { purchases } from './payments/purchases-operations';
import { receipts } from './payments/receipts';
import { proposals } from './proposals/operations';
import { templates } from './proposals/templates-operations';
import { versions } from './proposals/versions';
import * as personal from './records/personal-data-service';
import { cron, tasks } from './tasks';
import { agreementWork } from './work/service';

export const workItems: Feature = {
  name: 'work-items',
  tasks: { ...tasks, ...payables.tasks },
  cron: { ...cron, ...payables.cron },
  files: [
    { table: 'work_item_acceptances', column: 'storage_key' },
    { table: 'work_item_files', column: 'storage_key', size: 'size' },
  ],
  payables: [milestonePayable, purchasePayable],
  conversations: commenting.conversations,
  clientFiles: filesWith,
  conflictParties: orderParties,
  disagreements: [disagreements],
  work: agreementWork,
  account: { deletionWaits: personal.deletionWaits },
  personalData: [
    {
      tables: [
        'work_items',
        'work_item_orders',
        'work_item_deliveries',
        'work_item_versions',
        'work_item_acceptances',
        'work_item_disputes',
        'work_item_milestones',
        'work_item_purchases',
        'work_item_services',
        'work_item_meetings',
      ],
      exported: personal.exportedAgreements,
      erase: personal.eraseAgreements,
      retained:
        'What a client accepted, orders of written work with what they are about and deliveries with the changes asked for included, with the typed name, the network address and the PDF, for the other side: ten years after its end, as long as it can be sued upon (Civil Code, art. 1144); then its words are erased. Sums, dates and states for good, as the books of account ask. What nobody accepted goes with the account.',
    },
    ...files.personalData,
    ...templates.personalData,
  ],
  operations: [
    ...proposals.operations,
    ...templates.operations,
    ...versions.operations,
    ...orders.operations,
    ...accepting.operations,
    ...milestones.operations,
    ...deliveries.operations,
    ...purchases.operations,
    ...completing.operations,
    ...commenting.operations,
    ...files.operations,
    ...includedMeetings.operations,
    ...receipts.operations,
  ],
};
