import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import type { GatewayPayment } from '@/lib/server/adapters/payment/port';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import type { MailContent } from '@/lib/server/schema/messages';
import { unclaimedPayments as table } from '@/lib/server/schema/payments';

// Service

export function unclaimedOf(
  gateway: string,
  { id, sessionId, references, amount, currency, method }: GatewayPayment,
  now: number,
): NewUnclaimed {
  const reference = references[0] ?? null;
  const foundAt = new Date(now);
  return { gateway, gatewayPaymentId: id, sessionId, reference, amount, currency, method, foundAt };
}

/**
 * Opens a case for money at the gateway that is for nothing of ours, and mails the operator; once, however often it
 * is found. Nothing is booked: unknown money is neither owed nor refunded.
 */
export async function addUnclaimed(tx: Transaction, found: NewUnclaimed): Promise<void> {
  const added = await insertUnclaimed(tx, found);
  if (!added) return;
  logEvent('payment-unclaimed', { gateway: added.gateway, case: added.id });
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'payment-unclaimed',
    dedupeKey: `payment-unclaimed:${added.id}`,
    content: await unclaimedMail(added),
  });
}

/**
 * Closes the case of an unclaimed payment, with a note of what was done.
 * @throws AppError not_found, or bad_transition when it is closed
 */
export async function closeUnclaimed(
  id: string,
  decision: string,
  adminId: string,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    if (!(await setClosed(tx, id, { decision, closedAt: new Date(now) }))) {
      if (!(await findUnclaimed(tx, id))) throw notFound();
      throw new AppError('bad_transition', 'This case is closed.');
    }
    const by = { role: 'admin', userId: adminId } as const;
    await record(tx, 'unclaimed_payment_closed', by, { subject: id, now });
  });
}

// Mails

/**
 * Builds the mail to the operator when money arrived at the gateway that is for nothing of ours: ids only, no names.
 */
function unclaimedMail(found: UnclaimedRow): Promise<MailContent> {
  const { gateway, gatewayPaymentId, sessionId, amount, currency, reference } = found;
  const sum = amount === null ? 'Unknown' : `${formatPeso(amount)} (${currency})`;
  return renderMail(
    `A payment at ${gateway} belongs to no booking`,
    <MailLayout
      preview={`${sum}, and none of our references`}
      title="A payment belongs to no booking"
    >
      <Paragraph>
        Money arrived at the payment gateway, and its reference is none of ours. Nothing was booked
        and nothing was sent back. Please look the payment up in the gateway’s dashboard, settle it
        there, and close the case under Cases in the administration.
      </Paragraph>
      <Facts
        rows={[
          ['Gateway', gateway],
          ['Payment', gatewayPaymentId],
          ['Checkout', sessionId ?? 'Not named'],
          ['Amount', sum],
          ['Reference', reference ?? 'None'],
        ]}
      />
    </MailLayout>,
  );
}

// Store

type UnclaimedRow = typeof table.$inferSelect;
export type NewUnclaimed = typeof table.$inferInsert;

async function insertUnclaimed(
  exec: Executor,
  row: NewUnclaimed,
): Promise<UnclaimedRow | undefined> {
  const [added] = await exec.insert(table).values(row).onConflictDoNothing().returning();
  return added;
}

async function setClosed(
  exec: Executor,
  id: string,
  set: { decision: string; closedAt: Date },
): Promise<boolean> {
  const rows = await exec
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), isNull(table.closedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

async function findUnclaimed(exec: Executor, id: string): Promise<UnclaimedRow | undefined> {
  const [row] = await exec.select().from(table).where(eq(table.id, id));
  return row;
}
