import 'server-only';
import type { Agreements } from './personal-data-store';

/** An agreement as the export of one of its two people holds it. */
export function agreementData(item: Agreements['items'][number], all: Agreements, userId: string) {
  const isClient = item.clientId === userId;
  const own = <R extends { workItemId: string }>(rows: readonly R[]) =>
    rows.filter(({ workItemId }) => workItemId === item.id);
  return {
    id: item.id,
    lawyer: item.lawyerId,
    title: item.title,
    status: item.status,
    price_centavos: item.price,
    platform_fee_centavos: item.platformFee,
    due_date: item.dueDate,
    written_at: item.createdAt,
    sent_at: item.sentAt,
    open_until: item.expiresAt,
    accepted_at: item.acceptedAt,
    paid_at: item.paidAt,
    completed_at: item.completedAt,
    confirmed_at: item.clientConfirmedAt,
    declined: item.rejectedAt && {
      at: item.rejectedAt,
      by: item.rejectedBy,
      reason: item.rejectedReason,
    },
    versions: own(all.versions)
      .filter(({ sentAt }) => !isClient || sentAt !== null)
      .map(({ version, terms, sha256, createdAt, sentAt }) => ({
        version,
        terms,
        sha256,
        written_at: createdAt,
        sent_at: sentAt,
      })),
    acceptances: own(all.acceptances).map((row) => ({
      version: row.version,
      name: row.name,
      accepted_at: row.acceptedAt,
      sha256: row.sha256,
      pdf_sha256: row.pdfSha256,
      // It is the client's.
      network_address: isClient ? row.address : undefined,
    })),
    payments: own(all.milestones).map((row) => ({
      name: row.name,
      amount_centavos: row.amount,
      due_date: row.dueDate,
      status: row.status,
      paid_at: row.paidAt,
      finished_at: row.finishedAt,
      released_at: row.releasedAt,
    })),
    additional_services: own(all.services).map(({ id, name, description, price }) => {
      const bought = all.purchases.find(({ serviceIds, purchasedAt }) =>
        purchasedAt ? serviceIds.includes(id) : false,
      );
      return {
        name,
        description,
        price_centavos: price,
        bought_at: bought?.purchasedAt ?? null,
      };
    }),
    objections: own(all.disputes).map((row) => ({
      kind: row.kind,
      reason: row.reason,
      at: row.createdAt,
      decision: row.decision,
      decided_at: row.decidedAt,
      refunded_centavos: row.refunded,
    })),
  };
}
