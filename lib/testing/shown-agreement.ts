import type { WorkItem, WorkItemRow } from '@/lib/contract/work-items/work-items';

/** A row of a list: a proposal of ₱28,000 that waits for its answer. */
export function agreementRow(parts: Partial<WorkItemRow> = {}): WorkItemRow {
  return {
    _id: 'w1',
    title: 'Illegal dismissal case',
    status: 'PROPOSAL',
    version: 1,
    client_id: '6b3f2a58-1f0e-4c7f-9a51-0d7f4f1f2a10',
    client: { _id: 'c1', display_name: 'Anna Ferrer', picture_url: null },
    lawyer: { _id: 'l1', display_name: 'Atty. Maria Santos', picture_url: null },
    price: 2_800_000,
    due_date: null,
    expires_at: '2026-11-29T02:00:00Z',
    rejected_by: null,
    rejected_reason: null,
    disputed_at: null,
    money_moves_at: null,
    client_confirmed_at: null,
    created_at: '2026-11-20T02:00:00Z',
    sent_at: '2026-11-22T02:00:00Z',
    accepted_at: null,
    paid_at: null,
    completed_at: null,
    objection_until: null,
    unread_comments: 0,
    refund_account: null,
    order: null,
    ...parts,
  };
}

/** The whole of it, as its lawyer reads it. */
export function shownAgreement(parts: Partial<WorkItem> = {}): WorkItem {
  return {
    ...agreementRow(),
    description: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I represent you.' }] }],
    },
    platform_fee: 0,
    expiry_days: 7,
    milestones: [
      {
        _id: 'p1',
        name: null,
        amount: 2_800_000,
        due_date: null,
        status: 'WAITING',
        asked_at: null,
        hold_expires_at: null,
        paid_at: null,
        finished_at: null,
        changes_asked_at: null,
        changes_left: 2,
        release_at: null,
        released_at: null,
        refunded: 0,
        checkout_url: null,
      },
    ],
    additional_services: [],
    work_item_meetings: [],
    files: [],
    comments: [],
    can_comment: true,
    can_add_files: true,
    sha256: 'ab'.repeat(32),
    acceptance: null,
    dispute: null,
    checkout_url: null,
    brief: null,
    deliveries: [],
    can: ['edit', 'withdraw'],
    ...parts,
  };
}
