import 'server-only';
import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import { isoInstant } from '@/lib/domain/platform/time';
import type { VersionRow } from './versions-store';

export function serializeVersion(row: VersionRow): WorkItemVersion {
  const { version, sha256, terms, createdAt, sentAt } = row;
  return {
    ...{ version, sha256, title: terms.title },
    // The contract's lists can be changed.
    description: terms.description as WorkItemVersion['description'],
    created_at: isoInstant(createdAt.getTime()),
    sent_at: sentAt && isoInstant(sentAt.getTime()),
    ...{ price: terms.price, platform_fee: terms.platformFee, due_date: terms.dueDate },
    milestones: terms.milestones.map(({ name, amount, dueDate }) => ({
      ...{ name, amount, due_date: dueDate },
    })),
    meetings: terms.meetings.map(({ title, duration }) => ({ title, duration })),
  };
}
