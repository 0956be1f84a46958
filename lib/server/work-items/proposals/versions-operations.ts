import 'server-only';
import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import * as contract from '@/lib/contract/work-items/documents';
import { isoInstant } from '@/lib/domain/platform/time';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './versions-service';
import type { VersionRow } from './versions-store';

export const listWorkItemVersions = operation(
  contract.listWorkItemVersions,
  async ({ actor, params }) => {
    const rows = await service.versionsOf(partyOf(actor), params.id);
    return { results: rows.map(serializeVersion) };
  },
);

export const getAgreement = operation(
  contract.getAgreement,
  async ({ actor, params }) => {
    const file = await service.agreementOf(partyOf(actor), params.id);
    return { ...file, contentType: 'application/pdf' };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

function serializeVersion(row: VersionRow): WorkItemVersion {
  const { version, sha256, terms, createdAt, sentAt } = row;
  return {
    version,
    sha256,
    title: terms.title,
    // The contract's lists can be changed.
    description: terms.description as WorkItemVersion['description'],
    created_at: isoInstant(createdAt.getTime()),
    sent_at: sentAt && isoInstant(sentAt.getTime()),
    price: terms.price,
    platform_fee: terms.platformFee,
    due_date: terms.dueDate,
    milestones: terms.milestones.map(({ name, amount, dueDate }) => ({
      name,
      amount,
      due_date: dueDate,
    })),
    meetings: terms.meetings.map(({ title, duration }) => ({ title, duration })),
  };
}
