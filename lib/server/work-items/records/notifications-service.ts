import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { zoneOfClient } from '@/lib/server/meetings/records/client-zone';
import { notify } from '@/lib/server/notifications/in-app/service';
import { prerendered } from '@/lib/server/notifications/mails/mails';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import { type News, newsFor } from './notifications-copy';
import { newsMail } from './notifications-mails';
import { publishWorkItem, updateItem, type WorkItemRows } from './service';

export type { News } from './notifications-copy';

const SIDES = ['client', 'lawyer'] as const satisfies readonly Party['side'][];

/**
 * Tells of a change of an agreement: a mail and a notification to each side that the news is for, and the live change to
 * both. `rows` is the agreement as it was read in this transaction; what the news needs beside it stands in `news`. Called
 * once for what happened, by whoever made it happen: `now` is part of the cause.
 */
export async function announce(
  tx: Transaction,
  rows: WorkItemRows,
  news: News,
  now: number,
  mail: typeof newsMail = newsMail,
): Promise<void> {
  // A reminder changes nothing.
  if (news.type !== 'expiring') await updateItem(tx, rows.item.id, { updatedAt: new Date(now) });
  await publishWorkItem(tx, rows);
  const dedupeKey = causeOf(rows, news, now);
  const zone = await zoneOfClient(tx, rows.client.id);
  for (const side of SIDES) await tell(tx, rows, { news, zone }, side, dedupeKey, mail);
}

/** A reminder once for each day of a proposal; everything else once for the moment in which it happened. */
function causeOf({ item }: WorkItemRows, news: News, now: number): string {
  const occurrence =
    news.type === 'expiring'
      ? [item.sentAt?.getTime(), news.days]
      : [now, 'part' in news ? news.part : undefined];
  return ['agreement', news.type, item.id, ...occurrence.filter(Boolean)].join(':');
}

async function tell(
  tx: Transaction,
  rows: WorkItemRows,
  { news, zone }: { news: News; zone: string | null },
  side: Party['side'],
  dedupeKey: string,
  mail: typeof newsMail,
): Promise<void> {
  const { client, lawyer } = rows;
  const text = textFor(side, rows, news, zone);
  if (!text) return;
  const [told, path] = text;
  const people =
    side === 'client'
      ? { userId: client.id, aboutUserId: lawyer.userId }
      : { userId: lawyer.userId, aboutUserId: client.id };
  await notify(tx, {
    kind: 'agreement',
    icon: 'new-work-item',
    ...people,
    dedupeKey,
    title: told.title,
    body: told.body,
    url: path,
  });
  await queueMail(tx, {
    to: rows[side].email,
    template: `agreement-${news.type}-${side}`,
    dedupeKey: `${dedupeKey}:${side}`,
    content: await mail(rows, side, told, path),
  });
}

/** What this side is told, if anything, and where it leads. */
function textFor(side: Party['side'], rows: WorkItemRows, news: News, zone: string | null) {
  const told = newsFor(side, rows, news, zone);
  if (!told || rows[side].deleted) return null;
  return [told, pathOf(side, told.gone ? null : rows.item.id)] as const;
}

/** The mails of news that will be told, rendered before the lock is taken. */
export async function renderNewsMail(rows: WorkItemRows, news: News): Promise<typeof newsMail> {
  const zone = await zoneOfClient(database(), rows.client.id);
  const expected: Parameters<typeof newsMail>[] = [];
  for (const side of SIDES) {
    const text = textFor(side, rows, news, zone);
    if (text) expected.push([rows, side, ...text]);
  }
  return prerendered(newsMail, expected);
}

/** The agreement on this side, or the list. */
function pathOf(side: Party['side'], id: string | null): string {
  const list = `/${side === 'client' ? 'customer' : 'lawyer'}-portal/work-items`;
  return id ? `${list}/${id}` : list;
}
