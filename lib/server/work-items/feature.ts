import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { completing } from './completion/feature';
import { files } from './files/feature';
import { includedMeetings } from './meetings/feature';
import { commenting } from './messages/feature';
import { accepting } from './payments/acceptance-feature';
import { milestones } from './payments/milestones-feature';
import { payables } from './payments/payables-feature';
import { purchases } from './payments/purchases-feature';
import { receipts } from './payments/receipts-feature';
import { proposals } from './proposals/feature';
import { templates } from './proposals/templates-feature';
import { versions } from './proposals/versions-feature';
import * as personal from './records/personal-data-service';
import { cron, tasks } from './tasks';

export const workItems: Feature = {
  name: 'work-items',
  tasks: { ...tasks, ...payables.tasks },
  cron: { ...cron, ...payables.cron },
  files: [
    { table: 'work_item_acceptances', column: 'storage_key' },
    { table: 'work_item_files', column: 'storage_key', size: 'size' },
  ],
  payables: payables.payables,
  conversations: commenting.conversations,
  account: { deletionWaits: personal.deletionWaits },
  personalData: [
    {
      tables: [
        'work_items',
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
        'What a client accepted, with the typed name, the network address and the PDF, for the other side: ten years after its end, as long as it can be sued upon (Civil Code, art. 1144); then its words are erased. Sums, dates and states for good, as the books of account ask. What nobody accepted goes with the account.',
    },
    ...files.personalData,
    ...templates.personalData,
  ],
  operations: [
    ...proposals.operations,
    ...templates.operations,
    ...versions.operations,
    ...accepting.operations,
    ...milestones.operations,
    ...purchases.operations,
    ...completing.operations,
    ...commenting.operations,
    ...files.operations,
    ...includedMeetings.operations,
    ...receipts.operations,
  ],
  access: {
    ...proposals.access,
    ...templates.access,
    ...versions.access,
    ...accepting.access,
    ...milestones.access,
    ...purchases.access,
    ...completing.access,
    ...commenting.access,
    ...files.access,
    ...includedMeetings.access,
    ...receipts.access,
  },
};
