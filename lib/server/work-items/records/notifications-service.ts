import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { zoneOfClient } from '@/lib/server/meetings/records/client-zone';
import { notify } from '@/lib/server/notifications/in-app/service';
import { prerendered } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import { type AgreementNotification, notificationCopy } from './notifications-copy';
import { notificationMail } from './notifications-mails';
import { publishWorkItem, updateItem, type WorkItemRows } from './service';

export type { AgreementNotification } from './notifications-copy';

/** News that change nothing. */
const REMINDERS: readonly AgreementNotification['type'][] = ['expiring', 'order_reminder'];
const SIDES = ['client', 'lawyer'] as const satisfies readonly Party['side'][];

/**
 * Notifies of a change of an agreement: in the portal and by mail each side that has copy for it, and both by the live change.
 * `rows` is the agreement as it was read in this transaction; what the copy needs beside it is in `notification`. Called once
 * for what happened, by whoever made it happen: `now` is part of the cause.
 */
export async function notifyParties(
  tx: Transaction,
  rows: WorkItemRows,
  notification: AgreementNotification,
  now: number,
  mail: typeof notificationMail = notificationMail,
): Promise<void> {
  if (!REMINDERS.includes(notification.type))
    await updateItem(tx, rows.item.id, { updatedAt: new Date(now) });
  await publishWorkItem(tx, rows);
  const dedupeKey = causeOf(rows, notification, now);
  const zone = await zoneOfClient(tx, rows.client.id);
  for (const side of SIDES)
    await notifyParty(tx, rows, { notification, zone }, side, dedupeKey, mail);
}

/**
 * Returns the dedupe key: a reminder once for each day of a proposal; any other news once for the moment in which it
 * happened.
 */
function causeOf({ item }: WorkItemRows, notification: AgreementNotification, now: number): string {
  const occurrence =
    notification.type === 'expiring'
      ? [item.sentAt?.getTime(), notification.days]
      : [now, 'part' in notification ? notification.part : undefined];
  return ['agreement', notification.type, item.id, ...occurrence.filter(Boolean)].join(':');
}

async function notifyParty(
  tx: Transaction,
  rows: WorkItemRows,
  { notification, zone }: { notification: AgreementNotification; zone: string | null },
  side: Party['side'],
  dedupeKey: string,
  mail: typeof notificationMail,
): Promise<void> {
  const { client, lawyer } = rows;
  const found = copyFor(side, rows, notification, zone);
  if (!found) return;
  const [copy, path] = found;
  const people =
    side === 'client'
      ? { userId: client.id, aboutUserId: lawyer.userId }
      : { userId: lawyer.userId, aboutUserId: client.id };
  await notify(tx, {
    kind: 'agreement',
    icon: 'new-work-item',
    ...people,
    dedupeKey,
    title: copy.title,
    body: copy.body,
    url: path,
  });
  await queueMail(tx, {
    to: rows[side].email,
    template: `agreement-${notification.type}-${side}`,
    dedupeKey: `${dedupeKey}:${side}`,
    content: await mail(rows, side, copy, path),
  });
}

/** The copy for this side, if any, and where it leads. */
function copyFor(
  side: Party['side'],
  rows: WorkItemRows,
  notification: AgreementNotification,
  zone: string | null,
) {
  const copy = notificationCopy(side, rows, notification, zone);
  if (!copy || rows[side].deleted) return null;
  return [copy, pathOf(side, copy.gone ? null : rows.item.id)] as const;
}

/** Renders the mails of a notification before the lock is taken. */
export async function renderNotificationMail(
  rows: WorkItemRows,
  notification: AgreementNotification,
): Promise<typeof notificationMail> {
  const zone = await zoneOfClient(database(), rows.client.id);
  const expected: Parameters<typeof notificationMail>[] = [];
  for (const side of SIDES) {
    const found = copyFor(side, rows, notification, zone);
    if (found) expected.push([rows, side, ...found]);
  }
  return prerendered(notificationMail, expected);
}

function pathOf(side: Party['side'], id: string | null): string {
  const list = `/${side === 'client' ? 'customer' : 'lawyer'}-portal/work-items`;
  return id ? `${list}/${id}` : list;
}
